import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { fixtureNow } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import { OwnerScreen } from '../owner/OwnerScreen.tsx';
import { OwnerStore } from '../owner/OwnerStore.ts';

export interface OwnerTools {
  store: OwnerStore;
  realtime: FakeRealtime;
}

export interface OwnerStoryProps {
  onTools?: (tools: OwnerTools) => void;
}

/**
 * The owner's part of the page with the real store and client; the live connection is simulated.
 */
export function OwnerStory({ onTools }: OwnerStoryProps) {
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
  return (
    <Box style={{ maxWidth: 720, marginInline: 'auto', padding: 16 }}>
      <OwnerScreen store={store} />
    </Box>
  );
}
