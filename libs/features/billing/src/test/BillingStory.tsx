import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { useState } from 'react';
import { BillingScreen } from '../BillingScreen.tsx';
import type { BillingTab } from '../BillingScreen.tsx';
import { BillingStore } from '../BillingStore.ts';

/** The real screen on the real store and client. */
export function BillingStory({ tab = 'invoices' }: { tab?: BillingTab }) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new BillingStore({
      api: callsOf(http, BillingStore.endpoints),
      partnerId: () => 'northgate',
    });
    void made.load();
    return made;
  });
  return (
    <main style={{ height: '100dvh' }}>
      <BillingScreen
        store={store}
        tab={tab}
        hrefs={{ invoices: '/billing', payments: '/billing/payments' }}
      />
    </main>
  );
}
