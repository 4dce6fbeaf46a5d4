import { accessEndedKey, LoginScreen, SignInStore } from '@forecourt/feature-session';
import type { ReactNode } from 'react';
import type { App } from '../app/App.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { loadHome } from '../boot/loadPage.ts';
import { paths } from '../paths.ts';

/** /login. What comes after it is loaded while the person types. */
export function signIn({ config, session, locale, storage }: App): ReactNode {
  const store = new SignInStore({
    signIn: (username, password) => session.signIn(username, password),
  });
  // Whoever types here goes on to the first page; whoever does not need not pay for it.
  window.addEventListener('input', () => void loadHome(), { once: true });
  return (
    <LoginScreen
      store={store}
      registerHref={config.signup === 'open' ? paths.register : undefined}
      forgotHref={paths.forgot}
      accessEndedBy={storage.get(accessEndedKey) ?? undefined}
      footer={<LanguageChoice store={locale} />}
    />
  );
}
