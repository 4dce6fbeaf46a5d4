import { callsOf } from '@forecourt/api-client';
import { createRealtime, dealerToken } from '@forecourt/api-client/realtime';
import {
  AuctionInfo,
  bidFormId,
  DealerBar,
  DealerScreen,
  DealerStore,
} from '@forecourt/feature-auction/dealer';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from './ActionBar.tsx';
import type { DealProps } from './Deal.tsx';

/** The auction on a dealer's page, and its `info` child that explains it (spec §2). */
export default observer(function DealerDeal(props: DealProps) {
  const { link, location } = props;
  const [store] = useState(() => createStore(props));
  useEffect(() => store.tellOpened(), [store]);
  const isInfo = location.pathname.replace(/\/$/, '') === `${link.path}/info`;
  return (
    <>
      <DealerScreen store={store} infoHref={`${link.path}/info`} />
      {store.isOpen && (
        <ActionBar unlessSeen={bidFormId}>
          <DealerBar store={store} />
        </ActionBar>
      )}
      {isInfo && <AuctionInfo audience="dealer" unit={store.answer?.report.distance_unit} />}
    </>
  );
});

function createStore({ link, answers, http, config }: DealProps): DealerStore {
  const store = new DealerStore({
    dealerKey: link.key,
    api: callsOf(http, DealerStore.endpoints),
    realtime: createRealtime({
      url: config.socket_url,
      token: () => dealerToken(link.key),
      onViolation: (violation) => console.error(violation),
    }),
  });
  if (answers.dealer) store.show(answers.dealer);
  return store;
}
