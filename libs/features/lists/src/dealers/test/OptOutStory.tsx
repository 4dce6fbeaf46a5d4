import { callsOf } from '@forecourt/api-client';
import { useEffect, useState } from 'react';
import { storyHttp } from '../../list/test/storyHttp.ts';
import { OptOutScreen } from '../optOut/OptOutScreen.tsx';
import { OptOutStore } from '../optOut/OptOutStore.ts';

/** The real page with the real store and client. */
export function OptOutStory() {
  const [store] = useState(
    () => new OptOutStore({ api: callsOf(storyHttp(), OptOutStore.endpoints), optOutKey: 'key' }),
  );
  useEffect(() => void store.load(), [store]);
  return <OptOutScreen store={store} />;
}
