import { callsOf } from '@forecourt/api-client';
import { signUp } from '@forecourt/contract/endpoints/sign-up';
import {
  RegisterClosedScreen,
  RegisterScreen,
  RegisterStore,
} from '@forecourt/feature-session/register';
import type { RouteObject } from 'react-router-dom';
import { enterAtRoot } from '../app/enterAtRoot.ts';
import type { App } from '../app/App.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { paths } from '../paths.ts';

/**
 * /register: creates an account, then continues to the first run. An operator's invitation is in
 * the fragment.
 */
export function registerRoute(app: App): Pick<RouteObject, 'element'> {
  const api = callsOf(app.http, { signUp });
  const { hash } = window.location;
  const invitationKey = new URLSearchParams(hash.slice(1)).get('invitation') ?? undefined;
  const mode = app.config.signup;
  if (mode === 'closed' || (mode === 'invite' && !invitationKey)) {
    return { element: <RegisterClosedScreen mode={mode} loginHref={paths.login} /> };
  }
  const store = new RegisterStore({
    register: async (person) => enterAtRoot(app, (await api.signUp(person)).token),
    invitationKey,
  });
  return {
    element: (
      <RegisterScreen
        store={store}
        loginHref={paths.login}
        footer={<LanguageChoice store={app.locale} />}
      />
    ),
  };
}
