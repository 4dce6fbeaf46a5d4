import { callsOf } from '@forecourt/api-client';
import { SessionsScreen, SessionsStore } from '@forecourt/feature-session/sessions';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';

/** /sessions: the user's active sessions. */
export function sessionsRoute(app: App): Pick<RouteObject, 'loader' | 'handle' | 'element'> {
  const store = new SessionsStore({
    api: callsOf(app.http, SessionsStore.endpoints),
    onEnded: () => app.session.signedOut(),
  });
  return {
    loader: () => {
      void store.load();
      return null;
    },
    handle: { title: pageNames.sessions } satisfies ShellSlots,
    element: <SessionsScreen store={store} />,
  };
}
