import { callsOf } from '@forecourt/api-client';
import { companyEmailKey } from '@forecourt/feature-session';
import { CompanyScreen, CompanyStore } from '@forecourt/feature-session/company';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { keepAttempt, takeAttempt, tellConfirmed } from '../app/companyAttempt.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { paths } from '../paths.ts';
import { pageAfterSignIn } from '../signInFor.ts';

/** /login/company: the way to the company's sign-in, and back from it. */
export function companyRoute(app: App): Pick<RouteObject, 'element'> {
  const { hash, search } = window.location;
  // The provider's answer must not stay in the history.
  if (search) window.history.replaceState(null, '', paths.companySignIn);
  const store = new CompanyStore({
    api: callsOf(app.http, CompanyStore.endpoints),
    answer: search.slice(1),
    email: takeEmail(),
    hash,
    attempt: { keep: keepAttempt, take: takeAttempt },
    leave: (url) => window.location.assign(url),
    enter: (token, next) => {
      // /login knows the page that was asked for
      window.history.replaceState(null, '', paths.login + next);
      app.session.enter(token);
    },
    confirm: tellConfirmed,
    goBack: (page) => {
      window.close();
      // a window that the browser did not open for this can't be closed
      const { origin } = window.location;
      const known = pageAfterSignIn({ hash: `#next=${encodeURIComponent(page)}`, origin });
      window.location.replace(known ?? paths.root);
    },
  });
  void store.complete();
  const footer = <LanguageChoice store={app.locale} />;
  const loginHref = paths.login + hash;
  return { element: <CompanyScreen store={store} footer={footer} loginHref={loginHref} /> };
}

function takeEmail(): string {
  const email = sessionStorage.getItem(companyEmailKey);
  sessionStorage.removeItem(companyEmailKey);
  return email ?? '';
}
