import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { useState } from 'react';
import type { InsightsChoice } from '../choice.ts';
import { InsightsScreen } from '../InsightsScreen.tsx';
import { InsightsStore } from '../InsightsStore.ts';

/** The real screen on the real store and client. */
export function InsightsStory() {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new InsightsStore({
      api: callsOf(http, InsightsStore.endpoints),
      branch: () => ({
        id: 'northgate',
        timeZone: 'America/New_York',
        flows: ['TRADE', 'CLAIM', 'INSPECT'],
      }),
    });
    void made.load();
    return made;
  });
  const choose = (choice: InsightsChoice): void => {
    store.choose(choice);
    void store.load();
  };
  return (
    <main style={{ minHeight: '100dvh', display: 'grid' }}>
      <InsightsScreen
        store={store}
        branch="Northgate Motors"
        listHref={({ flow, step, from, to }) => `#${flow}/${step}/${from}/${to}`}
        onChoose={choose}
      />
    </main>
  );
}
