import { callsOf } from '@forecourt/api-client';
import { FactorsSection, FactorsStore } from '@forecourt/feature-session/factors';
import { ProfileScreen, ProfileStore } from '@forecourt/feature-session/profile';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { paths } from '../paths.ts';

/** /profile: the user's own account settings. */
export function profileRoute(app: App): Pick<RouteObject, 'loader' | 'handle' | 'element'> {
  const store = new ProfileStore({
    api: callsOf(app.http, ProfileStore.endpoints),
    partnerId: () => app.branch.current?.id ?? null,
    onSaved: () => void app.session.load(),
  });
  const factors = new FactorsStore({ api: callsOf(app.http, FactorsStore.endpoints) });
  return {
    loader: () => {
      void app.branch.known().then(() => store.load());
      void factors.load();
      return null;
    },
    handle: { title: pageNames.profile } satisfies ShellSlots,
    element: (
      <ProfileScreen
        store={store}
        sessionsHref={paths.sessions}
        factors={<FactorsSection store={factors} />}
      />
    ),
  };
}
