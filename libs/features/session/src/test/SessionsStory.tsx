import { callsOf } from '@forecourt/api-client';
import { useState } from 'react';
import { SessionsScreen } from '../sessions/SessionsScreen.tsx';
import { SessionsStore } from '../sessions/SessionsStore.ts';
import { storyClient } from './client.ts';

export interface SessionsStoryProps {
  /** Called when this session has ended too. */
  onEnded?: () => void;
}

/** The real screen on the real store and client. */
export function SessionsStory({ onEnded }: SessionsStoryProps) {
  const [store] = useState(() => {
    const made = new SessionsStore({
      api: callsOf(storyClient('token'), SessionsStore.endpoints),
      onEnded: () => onEnded?.(),
    });
    void made.load();
    return made;
  });
  return (
    <main>
      <SessionsScreen store={store} />
    </main>
  );
}
