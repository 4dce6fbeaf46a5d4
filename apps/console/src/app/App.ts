import { createHttpClient, fetchTransport } from '@forecourt/api-client';
import type { HttpClient, Transport } from '@forecourt/api-client';
import type { EarlyAnswers } from '@forecourt/api-client/early';
import { partnersApi } from '@forecourt/api-client/partners';
import { sessionApi } from '@forecourt/api-client/session';
import { parseAddress, parseInvitation } from '@forecourt/contract';
import type { RuntimeConfig } from '@forecourt/contract';
import { BranchStore, SessionStore } from '@forecourt/feature-session';
import type { SessionStoreOptions } from '@forecourt/feature-session';
import { createStorage, TypedWork } from '@forecourt/platform';
import type { KeyValueStorage } from '@forecourt/platform';
import type { LocaleStore } from '@forecourt/platform/i18n';
import { reaction, when } from 'mobx';
import { paths } from '../paths.ts';
import { forgetOthers, forgetPerson } from './deviceKeys.ts';
import { deviceLocale } from './deviceLocale.ts';
import { offerLocales } from '@forecourt/api-client/offer-locales';
import type { Reauthentication } from '@forecourt/feature-session/reauthentication';
import type { Staff } from './Staff.ts';

/** What every page has: who is signed in, for which branch, in which language, and the way to the API. */
export interface App {
  config: RuntimeConfig;
  storage: KeyValueStorage;
  /** What is typed and held over the end of a session. */
  typed: TypedWork;
  http: HttpClient;
  /** What makes the requests: `fetch` until the staff part brings axios. */
  transport: Transport;
  session: SessionStore;
  branch: BranchStore;
  locale: LocaleStore;
  /** The stores behind sign-in, made when first asked for: their code is not needed to sign in. */
  staff: () => Promise<Staff>;
  /** Asks again who is at work, before a sensitive act. */
  reauthentication: () => Promise<Reauthentication>;
}

/**
 * Builds the stores of the whole app; nothing is loaded yet.
 *
 * @param leave empties the page and goes on with it, or to where one signs in
 * @param early what was asked before
 */
export function createApp(
  config: RuntimeConfig,
  leave: SessionStoreOptions['leave'],
  early?: EarlyAnswers,
): App {
  const storage = createStorage();
  const typed = new TypedWork(createStorage(() => globalThis.sessionStorage));
  const http = createHttpClient({
    transport: { send: (request) => app.transport.send(request) },
    apiUrl: config.api_url,
    chatUrl: config.chat_url,
    early,
    token: () => session.token,
    onUnauthorized: ({ partnerName }) => {
      const isSomebody = session.user.value !== undefined;
      if (isSomebody || !isOpenToAll(window.location)) session.end(partnerName);
      else session.drop();
    },
    onReauthenticate: async () => (await reauthentication()).ask(),
    onFactorRequired: toSecondFactor,
  });
  const session = new SessionStore({
    api: sessionApi(http),
    storage,
    whoIs: async (token) => {
      const { api_url: apiUrl, chat_url: chatUrl } = config;
      const theirs = createHttpClient({
        transport: fetchTransport,
        apiUrl,
        chatUrl,
        token: () => token,
      });
      return (await sessionApi(theirs).getSession()).user;
    },
    typed,
    leave,
    reload: () => window.location.reload(),
    forget: (userId) => forgetPerson(storage, userId),
  });
  // What the last person left on the device goes with the next one's first page.
  when(
    () => session.user.value !== undefined,
    () => forgetOthers(storage, session.user.value!.id),
  );
  const branch = new BranchStore({ api: partnersApi(http), storage });
  const locale = deviceLocale(storage);
  // A partner has one set of languages, whatever its areas.
  reaction(
    () => branch.customisations.value?.[0]?.locales,
    (locales) => locales && void offerLocales(locale, locales),
  );
  const reauthentication = once(async () => {
    const { createReauthentication } = await import('./askAgain.ts');
    return createReauthentication(http);
  });
  const app: App = {
    config,
    storage,
    typed,
    http,
    transport: fetchTransport,
    session,
    branch,
    locale,
    reauthentication,
    staff: () => staff(),
  };
  const staff = once(async () => new (await import('./Staff.ts')).Staff(app));
  return app;
}

/** Pages that need no session: one that has ended leads nobody away from there. */
function isOpenToAll({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): boolean {
  if (pathname === paths.setup) return parseInvitation(hash) !== null;
  return [paths.register, paths.forgot, paths.reset, paths.verify].some(
    (pattern) => parseAddress(pattern, pathname) !== null,
  );
}

/** Where a second factor is set up: nothing else answers until it is there. */
function toSecondFactor(): void {
  const { pathname } = window.location;
  if (pathname !== paths.secondFactor) window.location.replace(paths.secondFactor);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
