import { type DealerPageList, dealerPageLists } from '@forecourt/contract';
import { Button, ButtonLink } from '@forecourt/ui/button';
import { EmptyListArt, OfflineArt, WaitingArt } from '@forecourt/ui/illustrations';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Tabs } from '@forecourt/ui/tabs';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinkState } from '../shared/LinkState.tsx';
import { AuctionCard } from './AuctionCard.tsx';
import { AuctionSkeletons } from './AuctionSkeletons.tsx';
import type { DealerPageStore } from './DealerPageStore.ts';
import { dealerPageRecipe } from './DealerPageScreen.recipe.ts';
import { hashOfList } from './listHash.ts';
import { emptyTexts, listTitles, messages, tabTitles } from './messages.ts';

interface AuctionListsProps {
  store: DealerPageStore;
}

/** How many cards load their photos at once. */
const FIRST = 2;

const countOf = { RUNNING: 'running', WON: 'won', PAST: 'past' } as const;

/** The three lists as tabs, with the cards of the current one. */
export const AuctionLists = observer(function AuctionLists({ store }: AuctionListsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(dealerPageRecipe);
  const { head, list } = store;
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={intl.formatMessage(messages.tabs)}
          current={list}
          items={dealerPageLists.map((id) => ({
            id,
            label: intl.formatMessage(tabTitles[id]),
            href: hashOfList(id),
            count: head?.counts[countOf[id]],
          }))}
        />
      </div>
      <CurrentList store={store} />
    </>
  );
});

const CurrentList = observer(function CurrentList({ store }: AuctionListsProps) {
  const styles = useSlotRecipe(dealerPageRecipe);
  const { auctions, list, head } = store;
  const { items, status } = auctions;
  if (status === 'error') {
    return <ErrorState art={<OfflineArt />} onRetry={() => void auctions.retry()} />;
  }
  if (status !== 'loaded' || !head) return <AuctionSkeletons />;
  const state = <LinkState link={store.link} />;
  if (items.length === 0) {
    return (
      <section className={styles.section}>
        {store.link === 'lost' && <div className={styles.head}>{state}</div>}
        <Nothing list={list} past={head.counts.past} />
      </section>
    );
  }
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.count}>
          <FormattedMessage {...listTitles[list]} values={{ count: head.counts[countOf[list]] }} />
        </h2>
        {state}
      </div>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <AuctionCard key={item.auction.id} store={store} item={item} isFirst={index < FIRST} />
        ))}
      </ul>
      <More store={store} />
    </section>
  );
});

const More = observer(function More({ store: { auctions } }: AuctionListsProps) {
  const styles = useSlotRecipe(dealerPageRecipe);
  const { infinite } = auctions;
  if (infinite === 'complete') return null;
  if (infinite === 'error') {
    return <ErrorState inline onRetry={() => void auctions.retry()} />;
  }
  return (
    <div className={styles.foot}>
      <Button loading={infinite === 'loading'} onClick={() => void auctions.loadMore()}>
        <FormattedMessage {...messages.more} />
      </Button>
    </div>
  );
});

/** An empty list, and where there is something. */
function Nothing({ list, past }: { list: DealerPageList; past: number }) {
  const leadsTo = list === 'RUNNING' ? (past > 0 ? 'PAST' : null) : 'RUNNING';
  return (
    <EmptyState
      title={<FormattedMessage {...listTitles[list]} values={{ count: 0 }} />}
      art={list === 'RUNNING' ? <WaitingArt /> : <EmptyListArt />}
      actions={
        leadsTo && (
          <ButtonLink href={hashOfList(leadsTo)}>
            <FormattedMessage {...(leadsTo === 'PAST' ? messages.seePast : messages.seeRunning)} />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage {...emptyTexts[list]} />
    </EmptyState>
  );
}
