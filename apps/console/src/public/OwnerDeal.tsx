import { callsOf } from '@forecourt/api-client';
import { createRealtime, ownerToken } from '@forecourt/api-client/realtime';
import { OwnerScreen, OwnerStore } from '@forecourt/feature-auction/owner';
import { useState } from 'react';
import type { DealProps } from './Deal.tsx';

/** The offer on the owner's page. */
export default function OwnerDeal(props: DealProps) {
  const [store] = useState(() => createStore(props));
  return <OwnerScreen store={store} />;
}

function createStore({ link, answers, http, config }: DealProps): OwnerStore {
  const store = new OwnerStore({
    requestId: link.id,
    sessionKey: link.key,
    api: callsOf(http, OwnerStore.endpoints),
    realtime: createRealtime({
      url: config.socket_url,
      token: () => ownerToken(link.id, link.key),
      onViolation: (violation) => console.error(violation),
    }),
  });
  if (answers.report) store.show(answers.report);
  return store;
}
