import { callsOf } from '@forecourt/api-client';
import { TokensStore, WebhooksStore } from '@forecourt/feature-settings/integrations';
import { CompanySetupStore, SecurityStore } from '@forecourt/feature-settings/security';
import { saveFile } from '@forecourt/platform/csv';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import { paths } from '../paths.ts';
import { IntegrationsPage } from '../settings/IntegrationsPage.tsx';
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
  const company = new CompanySetupStore({
    api: callsOf(app.http, CompanySetupStore.endpoints),
    partnerId: permittedBranch(app, operation),
  });
  return branchPage(app, {
    path: paths.security,
    title: pageNames.settings,
    operation,
    store: { load: async () => void (await Promise.all([store.load(), company.load()])) },
    element: <SecurityPage store={store} company={company} branch={app.branch} />,
  });
}

/** /settings/integrations: how programs reach the current branch, for its administrators. */
export function integrationsRoute(app: App): ReturnType<typeof branchPage> {
  const operation = 'listApiTokens';
  const partnerId = permittedBranch(app, operation);
  const tokens = new TokensStore({ api: callsOf(app.http, TokensStore.endpoints), partnerId });
  const webhooks = new WebhooksStore({
    api: callsOf(app.http, WebhooksStore.endpoints),
    partnerId,
  });
  return branchPage(app, {
    path: paths.integrations,
    title: pageNames.settings,
    operation,
    store: {
      load: async () => void (await Promise.all([tokens.load(), webhooks.load()])),
    },
    element: <IntegrationsPage tokens={tokens} webhooks={webhooks} branch={app.branch} />,
  });
}
