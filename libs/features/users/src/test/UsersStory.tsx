import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { useState } from 'react';
import { UsersScreen } from '../UsersScreen.tsx';
import { UsersStore } from '../UsersStore.ts';

export interface UsersStoryProps {
  /** Called with the store, for changes that come from outside. */
  onStore?: (store: UsersStore) => void;
}

/** Id of the signed-in user in these stories. */
export const myId = 'me';

/** The real screen on the real store and client. */
export function UsersStory({ onStore }: UsersStoryProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new UsersStore({
      api: callsOf(http, UsersStore.endpoints),
      partnerId: () => 'northgate',
      userId: () => myId,
      isMobileNumber,
    });
    void made.load();
    onStore?.(made);
    return made;
  });
  return (
    <main style={{ minHeight: '100dvh', display: 'grid' }}>
      <UsersScreen store={store} />
    </main>
  );
}
