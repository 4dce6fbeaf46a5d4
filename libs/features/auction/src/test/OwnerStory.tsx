import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { fixtureNow } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { Box, Inline } from '@forecourt/ui/layout';
import { useState } from 'react';
import { OwnerBar } from '../owner/OwnerBar.tsx';
import { OwnerScreen } from '../owner/OwnerScreen.tsx';
import { OwnerStore } from '../owner/OwnerStore.ts';
import { ReceiptPage } from '../owner/receipt/index.ts';

export interface OwnerTools {
  store: OwnerStore;
  realtime: FakeRealtime;
}

export interface OwnerStoryProps {
  /** Only what the bar at the bottom of a phone shows. @default false */
  bar?: boolean;
  /** The receipt instead of the offer. @default false */
  receipt?: boolean;
  onTools?: (tools: OwnerTools) => void;
}

/**
 * The owner's part of the page with the real store and client; the live connection is simulated.
 */
export function OwnerStory({ bar, receipt, onTools }: OwnerStoryProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => null,
      retry: { attempts: 1 },
    });
    const realtime = new FakeRealtime();
    const made = new OwnerStore({
      requestId: 'request-1',
      sessionKey: 'key',
      api: callsOf(http, OwnerStore.endpoints),
      realtime,
      device: new ManualClock(fixtureNow),
    });
    void made.load().catch(() => undefined);
    onTools?.({ store: made, realtime });
    return made;
  });
  if (bar) {
    return (
      <Inline gap="3" style={{ padding: '8px 16px' }}>
        <OwnerBar store={store} />
      </Inline>
    );
  }
  if (receipt) {
    return (
      <Box style={{ padding: 16 }}>
        <ReceiptPage store={store} backHref="/offer" />
      </Box>
    );
  }
  return (
    <Box style={{ maxWidth: 432, marginInline: 'auto', padding: 16 }}>
      <OwnerScreen store={store} receiptHref="/receipt" />
    </Box>
  );
}
