import { callsOf } from '@forecourt/api-client';
import { ForgotScreen, ForgotStore } from '@forecourt/feature-session/forgot';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { paths } from '../paths.ts';

/** /forgot: request a link to set a new password. */
export function forgotRoute(app: App): Pick<RouteObject, 'element'> {
  const store = new ForgotStore({ api: callsOf(app.http, ForgotStore.endpoints) });
  const footer = <LanguageChoice store={app.locale} />;
  return { element: <ForgotScreen store={store} footer={footer} loginHref={paths.login} /> };
}
