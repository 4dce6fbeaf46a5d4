import { callsOf } from '@forecourt/api-client';
import { useState } from 'react';
import { ResetScreen } from '../reset/ResetScreen.tsx';
import { ResetStore } from '../reset/ResetStore.ts';
import { storyClient } from './client.ts';

/** The real screen on the real store and client. */
export function ResetStory({ password = '' }: { password?: string }) {
  const [store] = useState(() => {
    const made = new ResetStore({
      api: callsOf(storyClient(), ResetStore.endpoints),
      resetKey: 'key',
    });
    made.type('password', password);
    void made.load();
    return made;
  });
  return <ResetScreen store={store} loginHref="/login" forgotHref="/forgot" />;
}
