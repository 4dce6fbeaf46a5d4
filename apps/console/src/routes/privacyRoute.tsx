import { callsOf } from '@forecourt/api-client';
import { PrivacyStore } from '@forecourt/feature-privacy';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import { paths } from '../paths.ts';
import { PrivacyPage } from '../settings/PrivacyPage.tsx';
import { branchPage, permittedBranch } from './branchPage.tsx';

/** /settings/privacy: stored data of the current branch's customers, for its administrators. */
export async function privacyRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'handle' | 'element' | 'shouldRevalidate'>> {
  const operation = 'getPrivacy';
  const store = new PrivacyStore({
    api: callsOf(app.http, PrivacyStore.endpoints),
    partnerId: permittedBranch(app, operation),
  });
  const page = await branchPage(app, {
    path: paths.privacy,
    title: pageNames.settings,
    operation,
    store,
    element: <PrivacyPage store={store} branch={app.branch} />,
  });
  // The dialog is part of the address; the page below it stays mounted.
  return { ...page, shouldRevalidate: () => false };
}
