import { callsOf } from '@forecourt/api-client';
import { createSessionByFactor, getFactorOptions } from '@forecourt/contract/endpoints/factors';
import {
  accessEndedKey,
  companyEmailKey,
  LoginScreen,
  SignInStore,
} from '@forecourt/feature-session';
import { askPasskey, knowsPasskeys } from '@forecourt/feature-session/web-authn';
import type { ReactNode } from 'react';
import { secondStep } from '@forecourt/feature-session/second-step';
import type { App } from '../app/App.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { loadHome } from '../boot/loadPage.ts';
import { paths } from '../paths.ts';

/** /login. The next page is prefetched while the user types. */
export function signIn({ config, http, session, locale, storage }: App): ReactNode {
  const api = callsOf(http, { createSessionByFactor, getFactorOptions });
  const store = new SignInStore({
    signIn: (username, password) => session.signIn(username, password),
    ...(knowsPasskeys() && {
      signInByPasskey: async () => {
        const { challenge_id, options } = await api.getFactorOptions({});
        const passkey = await askPasskey(options);
        const proof = { challenge_id, method: 'PASSKEY', passkey } as const;
        session.enter((await api.createSessionByFactor(proof)).token);
      },
    }),
  });
  // Typing means that the user signs in next; other visitors do not download the next page.
  window.addEventListener('input', () => void loadHome(), { once: true });
  return (
    <LoginScreen
      store={store}
      factorStep={(challenge) =>
        secondStep({ http }, challenge, {
          enter: (token) => session.enter(token),
          restart: () => store.restart(),
        })
      }
      registerHref={config.signup === 'open' ? paths.register : undefined}
      forgotHref={paths.forgot}
      companyHref={paths.companySignIn + window.location.hash}
      onCompany={() => sessionStorage.setItem(companyEmailKey, store.email)}
      accessEndedBy={storage.get(accessEndedKey) ?? undefined}
      footer={<LanguageChoice store={locale} />}
    />
  );
}
