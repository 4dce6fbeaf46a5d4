import { LoginScreen, SignInStore } from '@forecourt/feature-session';
import type { ReactNode } from 'react';
import type { App } from '../app/App.ts';

/** /login. What comes after it is loaded while the person types. */
export function signIn({ session }: App): ReactNode {
  const store = new SignInStore({
    signIn: (username, password) => session.signIn(username, password),
  });
  window.requestIdleCallback?.(() => void preloadHome());
  return <LoginScreen store={store} />;
}

async function preloadHome(): Promise<void> {
  await Promise.all([
    import('./console.tsx'),
    import('../app/Staff.ts'),
    import('../routes/shellRoute.tsx'),
    import('../routes/requestListRoute.tsx'),
  ]);
}
