import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { fixtureNow } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import { DealerScreen } from '../dealer/DealerScreen.tsx';
import { DealerStore } from '../dealer/DealerStore.ts';

/** What a story can control: the server and the time. */
export interface DealerTools {
  store: DealerStore;
  realtime: FakeRealtime;
}

export interface DealerStoryProps {
  /** Offset of the device's clock, in milliseconds. @default 0 */
  deviceOffBy?: number;
  onTools?: (tools: DealerTools) => void;
}

/**
 * The dealer's part of the page with the real store and client; the live connection is simulated.
 */
export function DealerStory({ deviceOffBy = 0, onTools }: DealerStoryProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => null,
      retry: { attempts: 1 },
    });
    const realtime = new FakeRealtime();
    const made = new DealerStore({
      dealerKey: 'key',
      api: callsOf(http, DealerStore.endpoints),
      realtime,
      device: new ManualClock(fixtureNow.getTime() + deviceOffBy),
    });
    void made.load().catch(() => undefined);
    onTools?.({ store: made, realtime });
    return made;
  });
  return (
    <Box style={{ maxWidth: 720, marginInline: 'auto', padding: 16 }}>
      <DealerScreen store={store} infoHref="/info" />
    </Box>
  );
}
