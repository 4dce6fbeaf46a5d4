import { callsOf, createHttpClient, fetchTransport, hasCode } from '@forecourt/api-client';
import { parseInvitation } from '@forecourt/contract';
import { getSession } from '@forecourt/contract/endpoints/session';
import { createPartner } from '@forecourt/contract/endpoints/sign-up';
import {
  AcceptScreen,
  AcceptStore,
  firstColors,
  SetupScreen,
  SetupStore,
} from '@forecourt/feature-session/setup';
import { createStorage, fieldsOf, keepInTab } from '@forecourt/platform';
import { redirect, useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { secondStep } from '@forecourt/feature-session/second-step';
import type { App } from '../app/App.ts';
import { enterAtRoot } from '../app/enterAtRoot.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { sellingFlow } from '../flows/flows.ts';
import { dealerListLinks, paths } from '../paths.ts';

/** What is typed here outlives a reload of this tab; passwords do not. */
const tab = createStorage(() => globalThis.sessionStorage);
const [KEPT_NAME, KEPT_SETUP] = ['forecourt_invited_name', 'forecourt_setup'] as const;

/** The content of /setup: an invitation, or the first run. */
type Place = AcceptStore | SetupStore;

/**
 * /setup. With a key in the fragment, which is never sent to a server, an invitation; otherwise the
 * first run of a signed-in user who belongs to no partner.
 */
export function setupRoute(app: App): Pick<RouteObject, 'loader' | 'element'> {
  return { loader: () => placeOf(app), element: <SetupPage app={app} /> };
}

async function placeOf(app: App): Promise<Place | Response> {
  const { hash } = window.location;
  const invitationKey = parseInvitation(hash);
  if (invitationKey) {
    const store = new AcceptStore({
      api: callsOf(app.http, AcceptStore.endpoints),
      invitationKey,
      enter: (token) => enterAtRoot(app, token),
      signedInAs: () => signedInAs(app),
      joined: () => window.location.replace(paths.root),
    });
    keepInTab(tab, KEPT_NAME, fieldsOf(store, ['name']));
    void store.load();
    return store;
  }
  if (!app.session.token) return redirect(paths.register);
  await app.branch.ready();
  const { state, value } = app.branch.partners;
  if (state.status === 'error') throw state.error;
  if (value && value.length > 0) return redirect(paths.root);
  const api = callsOf(app.http, { createPartner });
  const store = new SetupStore({
    colors: firstColors,
    create: async (setup) => {
      await api.createPartner(setup);
      forget();
    },
    enter: (address = paths.root) => window.location.replace(address),
  });
  const forget = keepInTab(tab, KEPT_SETUP, store.typed);
  return store;
}

function SetupPage({ app }: { app: App }) {
  const store = useLoaderData<Place>();
  const footer = <LanguageChoice store={app.locale} />;
  if (store instanceof AcceptStore) {
    // The key stays in the fragment and leads back here.
    const signIn = (): void => window.location.assign(paths.login + window.location.hash);
    return (
      <AcceptScreen
        store={store}
        footer={footer}
        loginHref={paths.login}
        onSignIn={signIn}
        onSignOut={() => void app.session.signOut()}
        factorStep={(challenge) =>
          secondStep(app, challenge, {
            enter: (token) => enterAtRoot(app, token),
            restart: () => window.location.replace(paths.login),
          })
        }
      />
    );
  }
  const importHref = dealerListLinks(sellingFlow.dealers.path).import({ tab: '', search: '' });
  const logOut = (): void => {
    window.history.replaceState(null, '', paths.login);
    void app.session.signOut();
  };
  return <SetupScreen store={store} footer={footer} importHref={importHref} onLogOut={logOut} />;
}

/** The signed-in user's email address; null if the server no longer accepts the token. */
async function signedInAs({ config, session }: App): Promise<string | null> {
  const { token } = session;
  if (!token) return null;
  // Requested separately: an ended session must not redirect away from the invitation.
  const { api_url: apiUrl, chat_url: chatUrl } = config;
  const http = createHttpClient({ transport: fetchTransport, apiUrl, chatUrl, token: () => token });
  try {
    return (await callsOf(http, { getSession }).getSession()).user.email;
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED')) return null;
    throw error;
  }
}
