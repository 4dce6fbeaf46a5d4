import { callsOf } from '@forecourt/api-client';
import { useState } from 'react';
import { DigestOffScreen } from '../digest/DigestOffScreen.tsx';
import { DigestOffStore } from '../digest/DigestOffStore.ts';
import { storyClient } from './client.ts';

/** The real screen on the real store and client. */
export function DigestOffStory() {
  const [store] = useState(() => {
    const api = callsOf(storyClient(), DigestOffStore.endpoints);
    const made = new DigestOffStore({ api, digestKey: 'key' });
    void made.load();
    return made;
  });
  return <DigestOffScreen store={store} profileHref="/profile" />;
}
