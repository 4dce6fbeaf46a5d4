import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { useState } from 'react';
import type { InsightsChoice } from '../choice.ts';
import { InsightsScreen } from '../InsightsScreen.tsx';
import { InsightsStore } from '../InsightsStore.ts';
import { storyNow } from './data.ts';

interface InsightsStoryProps {
  /** Whether the user's role sends follow-ups. @default true */
  maySend?: boolean;
  /** What the address says. */
  choice?: InsightsChoice;
}

/** The real screen on the real store and client; a follow-up is sent at once, without a question. */
export function InsightsStory({ maySend = true, choice }: InsightsStoryProps) {
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
      clock: { now: () => storyNow },
    });
    if (choice) made.choose(choice);
    void made.load();
    return made;
  });
  const choose = (next: InsightsChoice): void => {
    store.choose(next);
    void store.load();
  };
  return (
    <main style={{ minHeight: '100dvh', display: 'grid' }}>
      <InsightsScreen
        store={store}
        branch="Northgate Motors"
        weeklyHref="/profile#weekly"
        listHref={({ flow, step, from, to }) => `#${flow}/${step}/${from}/${to}`}
        inProgressHref={(flow, { agent = 'all' }) => `#${flow}/in-progress/${agent}`}
        requestHref={({ id }) => `#report/${id}`}
        onFollowUp={maySend ? (request) => store.followedUp(request) : undefined}
        onChoose={choose}
      />
    </main>
  );
}
