import { callsOf } from '@forecourt/api-client';
import { BillingScreen, BillingStore } from '@forecourt/feature-billing';
import { useLocation } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import { paths } from '../paths.ts';
import { branchPage, permittedBranch } from './branchPage.tsx';

/** /billing and /billing/payments of the current branch, for its administrators. */
export function billingRoute(app: App): ReturnType<typeof branchPage> {
  const operation = 'getBilling';
  const store = new BillingStore({
    api: callsOf(app.http, BillingStore.endpoints),
    partnerId: permittedBranch(app, operation),
  });
  return branchPage(app, {
    path: paths.billing,
    title: pageNames.billing,
    operation,
    store,
    element: <BillingPage store={store} />,
  });
}

const hrefs = { invoices: paths.billing, payments: paths.payments } as const;

function BillingPage({ store }: { store: BillingStore }) {
  const isPayments = useLocation().pathname.startsWith(paths.payments);
  return <BillingScreen store={store} hrefs={hrefs} tab={isPayments ? 'payments' : 'invoices'} />;
}
