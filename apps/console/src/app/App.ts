import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { EarlyAnswers } from '@forecourt/api-client/early';
import { parseAddress, parseInvitation } from '@forecourt/contract';
import type { RuntimeConfig } from '@forecourt/contract';
import { BranchStore, SessionStore } from '@forecourt/feature-session';
import type { SessionStoreOptions } from '@forecourt/feature-session';
import {
  createStorage,
  forgetOthers,
  forgetPerson,
  forgetTasks,
  forgetTasksOfOthers,
  TypedWork,
} from '@forecourt/platform';
import { deviceLocale } from '@forecourt/platform/i18n';
import type { LocaleStore } from '@forecourt/platform/i18n';
import { type IObservableValue, observable, reaction, runInAction, when } from 'mobx';
import { paths } from '../paths.ts';
import { offerLocales } from '@forecourt/api-client/offer-locales';
import type { Reauthentication } from '@forecourt/feature-session/reauthentication';
import { once } from '../stores/once.ts';
import type { AppParts } from '../stores/parts.ts';
import type { Staff } from '../stores/Staff.ts';

/** The common parts of every page: session, branch, language, and the HTTP client. */
export interface App extends AppParts {
  locale: LocaleStore;
  /** The stores behind sign-in, created on first use: their code is not needed to sign in. */
  staff: () => Promise<Staff>;
  /** Asks the user to confirm their identity; null until a sensitive act first needs it. */
  reauthentication: IObservableValue<Reauthentication | null>;
}

/**
 * Creates the stores of the whole app; nothing is loaded yet.
 *
 * @param leave clears the page, then reloads it or goes to sign-in
 * @param early responses prefetched by the entry script
 */
export function createApp(
  config: RuntimeConfig,
  leave: SessionStoreOptions['leave'],
  early?: EarlyAnswers,
): App {
  const storage = createStorage();
  const typed = new TypedWork(createStorage(() => globalThis.sessionStorage));
  const http = createHttpClient({
    transport: axiosTransport,
    apiUrl: config.api_url,
    chatUrl: config.chat_url,
    early,
    token: () => session.token,
    onUnauthorized: ({ partnerName }) => {
      const isSomebody = session.user.value !== undefined;
      if (isSomebody || !isOpenToAll(window.location)) session.end(partnerName);
      else session.drop();
    },
    onReauthenticate: async () => (await loadReauthentication()).ask(),
    onFactorRequired: toSecondFactor,
  });
  const session = new SessionStore({
    api: callsOf(http, SessionStore.endpoints),
    storage,
    whoIs: async (token) => {
      const { api_url: apiUrl, chat_url: chatUrl } = config;
      const theirs = createHttpClient({
        transport: axiosTransport,
        apiUrl,
        chatUrl,
        token: () => token,
      });
      return (await callsOf(theirs, SessionStore.endpoints).getSession()).user;
    },
    typed,
    leave: (to, before) =>
      leave(to, () => {
        before?.();
        dispose();
      }),
    reload: () => window.location.reload(),
    forget: (userId) => {
      forgetPerson(storage, userId);
      forgetTasks(userId);
    },
  });
  // Drafts that the previous user left on the device are erased when another user signs in.
  when(
    () => session.user.value !== undefined,
    () => {
      const { id } = session.user.value!;
      forgetOthers(storage, id);
      void forgetTasksOfOthers(id);
    },
  );
  const branch = new BranchStore({ api: callsOf(http, BranchStore.endpoints), storage });
  const locale = deviceLocale(storage);
  // All areas of a partner share one set of languages.
  reaction(
    () => branch.customisations.value?.[0]?.locales,
    (locales) => locales && void offerLocales(locale, locales),
  );
  const reauthentication = observable.box<Reauthentication | null>(null, { deep: false });
  const loadReauthentication = once(async () => {
    const { createReauthentication } = await import('./askAgain.ts');
    const store = createReauthentication(http);
    runInAction(() => reauthentication.set(store));
    return store;
  });
  const app: App = {
    config,
    storage,
    typed,
    http,
    session,
    branch,
    locale,
    reauthentication,
    staff: () => staff(),
  };
  let dispose = (): void => undefined;
  const staff = once(async () => {
    const { Staff } = await import('../stores/Staff.ts');
    const made = new Staff(app);
    dispose = () => made.dispose();
    return made;
  });
  return app;
}

/** Pages that need no session: an ended session does not redirect from there. */
function isOpenToAll({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): boolean {
  if (pathname === paths.setup) return parseInvitation(hash) !== null;
  return [paths.register, paths.forgot, paths.reset, paths.verify, paths.digestOff].some(
    (pattern) => parseAddress(pattern, pathname) !== null,
  );
}

/** Redirects to the second-factor setup: the API refuses everything else until it is done. */
function toSecondFactor(): void {
  const { pathname } = window.location;
  if (pathname !== paths.secondFactor) window.location.replace(paths.secondFactor);
}
