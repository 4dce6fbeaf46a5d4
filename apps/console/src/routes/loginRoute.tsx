import { LoginScreen, SignInStore } from '@forecourt/feature-session';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';

/** /login. What comes after it is loaded while the person types. */
export function loginRoute({ session }: App): Pick<RouteObject, 'element'> {
  const store = new SignInStore({
    signIn: (username, password) => session.signIn(username, password),
  });
  requestIdleCallback?.(() => void preloadHome());
  return { element: <LoginScreen store={store} /> };
}

async function preloadHome(): Promise<void> {
  await Promise.all([import('./shellRoute.tsx'), import('./requestListRoute.tsx')]);
}
