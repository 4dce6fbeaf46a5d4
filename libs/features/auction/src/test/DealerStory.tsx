import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { fixtureNow } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { Box, Inline } from '@forecourt/ui/layout';
import { useState } from 'react';
import { DealerBar } from '../dealer/DealerBar.tsx';
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
  /** Only what the bar at the bottom of a phone shows. @default false */
  bar?: boolean;
  onTools?: (tools: DealerTools) => void;
}

/**
 * The dealer's part of the page with the real store and client; the live connection is simulated.
 */
export function DealerStory({ deviceOffBy = 0, bar, onTools }: DealerStoryProps) {
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
  if (bar) {
    return (
      <Inline gap="3" style={{ padding: '8px 16px' }}>
        <DealerBar store={store} />
      </Inline>
    );
  }
  return (
    <Box style={{ maxWidth: 432, marginInline: 'auto', padding: 16 }}>
      <DealerScreen store={store} infoHref="/info" />
    </Box>
  );
}
