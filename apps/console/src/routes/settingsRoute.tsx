import type { RouteObject } from 'react-router-dom';
import { Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { SettingsStores } from '../settings/SettingsStores.ts';

/** /settings: the partner's settings, for administrators. */
export async function settingsRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'element' | 'handle' | 'shouldRevalidate'>> {
  const stores = new SettingsStores(app, await app.staff());
  return {
    loader: ({ request }) => {
      const { searchParams } = new URL(request.url);
      const id = searchParams.get('draft');
      void stores.open(id === null ? null : { id, branchId: searchParams.get('branch') });
      return null;
    },
    // Its children are pages of one draft; another branch has its own.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    handle: { title: pageNames.settings } satisfies ShellSlots,
    element: (
      <Permitted page operation="getSettings" branch={app.branch}>
        <SettingsPage stores={stores} />
      </Permitted>
    ),
  };
}
