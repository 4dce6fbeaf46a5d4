import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { useState } from 'react';
import { PrivacyScreen } from '../PrivacyScreen.tsx';
import { PrivacyStore } from '../PrivacyStore.ts';
import type { TaskKind } from '../CustomerTask.ts';

export interface PrivacyStoryProps {
  /** What the address opens at the start. */
  task?: TaskKind;
}

/** The real screen on the real store and client. */
export function PrivacyStory({ task }: PrivacyStoryProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new PrivacyStore({
      api: callsOf(http, PrivacyStore.endpoints),
      partnerId: () => 'northgate',
    });
    void made.load();
    if (task) made.begin(task, 'r1');
    return made;
  });
  return (
    <main style={{ minHeight: '100dvh', display: 'grid' }}>
      <PrivacyScreen store={store} branch="Northgate Motors" />
    </main>
  );
}
