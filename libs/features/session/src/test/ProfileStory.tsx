import { profileApi } from '@forecourt/api-client/profile';
import { useState } from 'react';
import { ProfileScreen } from '../profile/ProfileScreen.tsx';
import { ProfileStore } from '../profile/ProfileStore.ts';
import { storyClient } from './client.ts';

/** The real screen on the real store and client. */
export function ProfileStory({ onSaved }: { onSaved?: () => void }) {
  const [store] = useState(() => {
    const api = profileApi(storyClient('token'));
    const made = new ProfileStore({ api, onSaved: () => onSaved?.() });
    void made.load();
    return made;
  });
  return <ProfileScreen store={store} sessionsHref="/sessions" />;
}
