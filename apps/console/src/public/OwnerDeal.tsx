import { callsOf } from '@forecourt/api-client';
import { createRealtime, ownerToken } from '@forecourt/api-client/realtime';
import {
  answerId,
  OwnerBar,
  OwnerScreen,
  OwnerStore,
  ReceiptPage,
} from '@forecourt/feature-auction/owner';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBar } from './ActionBar.tsx';
import type { DealProps } from './Deal.tsx';
import { isReceipt, receiptOf } from './reportLink.ts';

/** The offer on the owner's page, and its `receipt` child: what was agreed. */
export default observer(function OwnerDeal(props: DealProps) {
  const { link, location } = props;
  const [store] = useState(() => createStore(props));
  if (isReceipt(link, location.pathname)) {
    return <ReceiptPage store={store} backHref={link.path} />;
  }
  return (
    <>
      <OwnerScreen store={store} receiptHref={receiptOf(link)} />
      {store.view === 'open' && (
        <ActionBar unlessSeen={answerId}>
          <OwnerBar store={store} />
        </ActionBar>
      )}
    </>
  );
});

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
