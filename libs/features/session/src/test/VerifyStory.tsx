import { callsOf } from '@forecourt/api-client';
import { useState } from 'react';
import { VerifyScreen } from '../verify/VerifyScreen.tsx';
import { VerifyStore } from '../verify/VerifyStore.ts';
import { storyClient } from './client.ts';

/** The real screen on the real store and client. */
export function VerifyStory() {
  const [store] = useState(() => {
    const made = new VerifyStore({
      api: callsOf(storyClient(), VerifyStore.endpoints),
      verifyKey: 'key',
    });
    void made.load();
    return made;
  });
  return <VerifyScreen store={store} loginHref="/login" homeHref="/" />;
}
