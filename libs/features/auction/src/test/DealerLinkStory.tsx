import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { useState } from 'react';
import { DealerLinkScreen } from '../dealerPage/DealerLinkScreen.tsx';
import { DealerLinkStore } from '../dealerPage/DealerLinkStore.ts';

/** The real screen on the real store and client. */
export function DealerLinkStory({ email = '' }: { email?: string }) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => null,
      retry: { attempts: 1 },
    });
    const made = new DealerLinkStore({ api: callsOf(http, DealerLinkStore.endpoints) });
    made.type(email);
    return made;
  });
  return <DealerLinkScreen store={store} />;
}
