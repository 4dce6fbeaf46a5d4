import { callsOf } from '@forecourt/api-client';
import { useState } from 'react';
import { ProfileScreen } from '../profile/ProfileScreen.tsx';
import { ProfileStore } from '../profile/ProfileStore.ts';
import { storyClient } from './client.ts';

/** The real screen on the real store and client. */
export function ProfileStory({ onSaved }: { onSaved?: () => void }) {
  const [store] = useState(() => {
    const api = callsOf(storyClient('token'), ProfileStore.endpoints);
    const made = new ProfileStore({
      api,
      partnerId: () => 'northgate',
      timeZone: () => 'America/New_York',
      onSaved: () => onSaved?.(),
    });
    void made.load();
    return made;
  });
  return <ProfileScreen store={store} sessionsHref="/sessions" />;
}
