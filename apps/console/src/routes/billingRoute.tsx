import { callsOf } from '@forecourt/api-client';
import { BillingScreen, BillingStore } from '@forecourt/feature-billing';
import { useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { paths } from '../paths.ts';

/** /billing and /billing/payments of the current branch, for its administrators. */
export async function billingRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'handle' | 'element'>> {
  const { branch } = app;
  const staff = await app.staff();
  const store = new BillingStore({
    api: callsOf(app.http, BillingStore.endpoints),
    partnerId: () => (may(branch, 'getBilling') ? branch.current!.id : null),
  });
  staff.follow({
    at: paths.billing,
    reset: () => store.reset(),
    refresh: () => store.load(),
  });
  return {
    loader: async () => {
      await branch.known();
      void store.load();
      return null;
    },
    handle: { title: pageNames.billing } satisfies ShellSlots,
    element: (
      <Permitted page operation="getBilling" branch={branch}>
        <BillingPage store={store} />
      </Permitted>
    ),
  };
}

const hrefs = { invoices: paths.billing, payments: paths.payments } as const;

function BillingPage({ store }: { store: BillingStore }) {
  const isPayments = useLocation().pathname.startsWith(paths.payments);
  return <BillingScreen store={store} hrefs={hrefs} tab={isPayments ? 'payments' : 'invoices'} />;
}
