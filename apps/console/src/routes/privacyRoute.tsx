import { callsOf } from '@forecourt/api-client';
import { PrivacyStore } from '@forecourt/feature-privacy';
import type { RouteObject } from 'react-router-dom';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { paths } from '../paths.ts';
import { PrivacyPage } from '../settings/PrivacyPage.tsx';

/** /settings/privacy: stored data of the current branch's customers, for its administrators. */
export async function privacyRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'handle' | 'element' | 'shouldRevalidate'>> {
  const { branch } = app;
  const staff = await app.staff();
  const store = new PrivacyStore({
    api: callsOf(app.http, PrivacyStore.endpoints),
    partnerId: () => (may(branch, 'getPrivacy') ? branch.current!.id : null),
  });
  staff.follow({
    at: paths.privacy,
    reset: () => store.reset(),
    refresh: () => store.load(),
  });
  return {
    loader: async () => {
      await branch.known();
      void store.load();
      return null;
    },
    // The dialog is part of the address; the page below it stays mounted.
    shouldRevalidate: () => false,
    handle: { title: pageNames.settings } satisfies ShellSlots,
    element: (
      <Permitted page operation="getPrivacy" branch={branch}>
        <PrivacyPage store={store} />
      </Permitted>
    ),
  };
}
