import { profileApi } from '@forecourt/api-client/profile';
import { ProfileScreen, ProfileStore } from '@forecourt/feature-session/profile';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { paths } from '../paths.ts';

/** /profile: what one changes about oneself. */
export function profileRoute(app: App): Pick<RouteObject, 'loader' | 'handle' | 'element'> {
  const store = new ProfileStore({
    api: profileApi(app.http),
    onSaved: () => void app.session.load(),
  });
  return {
    loader: () => {
      void store.load();
      return null;
    },
    handle: { title: pageNames.profile } satisfies ShellSlots,
    element: <ProfileScreen store={store} sessionsHref={paths.sessions} />,
  };
}
