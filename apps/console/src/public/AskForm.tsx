import { callsOf } from '@forecourt/api-client';
import { NewThread, NewThreadStore } from '@forecourt/feature-messages/new-thread';
import { createStorage } from '@forecourt/platform';
import { useEffect, useState } from 'react';
import type { AskProps } from './Ask.tsx';

/** The form, connected to the link in the address. */
export default function AskForm({ link, http, partner, closed }: AskProps) {
  const [store] = useState(
    () =>
      new NewThreadStore({
        api: callsOf(http, NewThreadStore.endpoints),
        requestId: link.id,
        sessionKey: link.key,
        storage: createStorage(),
        closed,
      }),
  );
  useEffect(() => store.showClosed(closed), [store, closed]);
  return <NewThread store={store} partner={partner} />;
}
