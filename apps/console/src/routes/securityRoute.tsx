import { callsOf } from '@forecourt/api-client';
import { SecurityStore } from '@forecourt/feature-settings/security';
import { saveFile } from '@forecourt/platform/csv';
import type { RouteObject } from 'react-router-dom';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { paths } from '../paths.ts';
import { SecurityPage } from '../settings/SecurityPage.tsx';

/** /settings/security: how the members of the current branch sign in, for its administrators. */
export async function securityRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'handle' | 'element'>> {
  const { branch } = app;
  const staff = await app.staff();
  const store = new SecurityStore({
    api: callsOf(app.http, SecurityStore.endpoints),
    partnerId: () => (may(branch, 'getSecurity') ? branch.current!.id : null),
    save: (name, text) => saveFile(name, text, 'text/csv'),
  });
  staff.follow({
    at: paths.security,
    reset: () => store.load(),
    refresh: () => store.load(),
  });
  return {
    loader: async () => {
      await branch.known();
      void store.load();
      return null;
    },
    handle: { title: pageNames.settings } satisfies ShellSlots,
    element: (
      <Permitted page operation="getSecurity" branch={branch}>
        <SecurityPage store={store} />
      </Permitted>
    ),
  };
}
