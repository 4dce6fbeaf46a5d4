import { callsOf } from '@forecourt/api-client';
import { SecurityStore } from '@forecourt/feature-settings/security';
import { saveFile } from '@forecourt/platform/csv';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import { paths } from '../paths.ts';
import { SecurityPage } from '../settings/SecurityPage.tsx';
import { branchPage, permittedBranch } from './branchPage.tsx';

/** /settings/security: how the members of the current branch sign in, for its administrators. */
export function securityRoute(app: App): ReturnType<typeof branchPage> {
  const operation = 'getSecurity';
  const store = new SecurityStore({
    api: callsOf(app.http, SecurityStore.endpoints),
    partnerId: permittedBranch(app, operation),
    save: (name, text) => saveFile(name, text, 'text/csv'),
  });
  return branchPage(app, {
    path: paths.security,
    title: pageNames.settings,
    operation,
    store,
    element: <SecurityPage store={store} branch={app.branch} />,
  });
}
