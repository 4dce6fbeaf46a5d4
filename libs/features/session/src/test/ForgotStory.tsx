import { callsOf } from '@forecourt/api-client';
import { useState } from 'react';
import { ForgotScreen } from '../forgot/ForgotScreen.tsx';
import { ForgotStore } from '../forgot/ForgotStore.ts';
import { storyClient } from './client.ts';

/** The real screen on the real store and client. */
export function ForgotStory({ email = '' }: { email?: string }) {
  const [store] = useState(() => {
    const made = new ForgotStore({ api: callsOf(storyClient(), ForgotStore.endpoints) });
    made.type('email', email);
    return made;
  });
  return <ForgotScreen store={store} loginHref="/login" />;
}
