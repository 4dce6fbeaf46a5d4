import { invitationApi } from '@forecourt/api-client/invitation';
import { useState } from 'react';
import { AcceptScreen } from '../setup/AcceptScreen.tsx';
import { AcceptStore } from '../setup/AcceptStore.ts';
import { storyClient } from './client.ts';

export interface AcceptStoryProps {
  /** Called with the token of the new session. */
  onEnter?: (token: string) => void;
}

/** The real screen on the real store and client. */
export function AcceptStory({ onEnter }: AcceptStoryProps) {
  const [store] = useState(() => {
    const made = new AcceptStore({
      api: invitationApi(storyClient()),
      invitationKey: 'key',
      enter: (token) => onEnter?.(token),
    });
    void made.load();
    return made;
  });
  return <AcceptScreen store={store} loginHref="/login" />;
}
