import { callsOf } from '@forecourt/api-client';
import { companyEmailKey } from '@forecourt/feature-session';
import {
  CompanyScreen,
  CompanyStore,
  type CompanyAttempt,
} from '@forecourt/feature-session/company';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { paths } from '../paths.ts';

/** In the window's own storage: a provider's answer is taken only where its sign-in began. */
const KEPT = 'company-sign-in';

/** /login/company: the way to the company's sign-in, and back from it. */
export function companyRoute(app: App): Pick<RouteObject, 'element'> {
  const { hash, search } = window.location;
  // The provider's answer must not stay in the history.
  if (search) window.history.replaceState(null, '', paths.companySignIn);
  const store = new CompanyStore({
    api: callsOf(app.http, CompanyStore.endpoints),
    answer: search.slice(1),
    email: takeKept(companyEmailKey) ?? '',
    hash,
    attempt: { keep, take },
    leave: (url) => window.location.assign(url),
    enter: (token, next) => {
      // /login knows the page that was asked for
      window.history.replaceState(null, '', paths.login + next);
      app.session.enter(token);
    },
  });
  void store.complete();
  const footer = <LanguageChoice store={app.locale} />;
  const loginHref = paths.login + hash;
  return { element: <CompanyScreen store={store} footer={footer} loginHref={loginHref} /> };
}

function keep(attempt: CompanyAttempt): void {
  sessionStorage.setItem(KEPT, JSON.stringify(attempt));
}

function take(): CompanyAttempt | null {
  const text = takeKept(KEPT);
  return text === null ? null : (JSON.parse(text) as CompanyAttempt);
}

function takeKept(key: string): string | null {
  const value = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return value;
}
