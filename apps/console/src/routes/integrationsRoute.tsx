import { callsOf } from '@forecourt/api-client';
import { TokensStore } from '@forecourt/feature-settings/integrations';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import { paths } from '../paths.ts';
import { IntegrationsPage } from '../settings/IntegrationsPage.tsx';
import { branchPage, permittedBranch } from './branchPage.tsx';

/** /settings/integrations: how programs reach the current branch, for its administrators. */
export function integrationsRoute(app: App): ReturnType<typeof branchPage> {
  const operation = 'listApiTokens';
  const store = new TokensStore({
    api: callsOf(app.http, TokensStore.endpoints),
    partnerId: permittedBranch(app, operation),
  });
  return branchPage(app, {
    path: paths.integrations,
    title: pageNames.settings,
    operation,
    store,
    element: <IntegrationsPage tokens={store} branch={app.branch} />,
  });
}
