import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { useState } from 'react';
import { SystemScreen } from '../SystemScreen.tsx';
import { SystemStore } from '../SystemStore.ts';

/** The real screen on the real store and client. */
export function SystemStory() {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new SystemStore({ api: callsOf(http, SystemStore.endpoints) });
    void made.load();
    return made;
  });
  return (
    <main>
      <SystemScreen store={store} />
    </main>
  );
}
