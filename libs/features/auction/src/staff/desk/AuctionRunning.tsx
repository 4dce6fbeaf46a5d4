import type { Auction } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Countdown } from '@forecourt/ui/countdown';
import { DateTime } from '@forecourt/ui/date-time';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Fresh } from '../../shared/Fresh.tsx';
import { messages as common } from '../../shared/messages.ts';
import { ChangeAuction } from './ChangeAuction.tsx';
import { DealersLine } from './DealersLine.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages, deskPhrases } from './deskMessages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { TopOffers } from './TopOffers.tsx';

interface AuctionRunningProps {
  store: OfferDeskStore;
  auction: Auction;
  /** Address of the directory, where dealers are added. */
  dealersHref?: string;
}

/** A running auction: the clock, the figures, the best offers and who was invited. */
export const AuctionRunning = observer(function AuctionRunning(props: AuctionRunningProps) {
  const { store, auction, dealersHref } = props;
  const styles = useSlotRecipe(deskRecipe);
  return (
    <div className={styles.body}>
      {store.state === 'counting' && (
        <p className={styles.text}>
          <FormattedMessage {...common.comesOfIt} />
        </p>
      )}
      <Figures {...props} />
      {auction.rules?.sealed && (
        <p className={styles.text}>
          <FormattedMessage {...deskMessages.sealed} />
        </p>
      )}
      <TopOffers auction={auction} now={store.live.now} />
      <DealersLine store={store} auction={auction} />
      {store.state === 'running' && store.mayAct && (
        <ChangeAuction store={store.change} dealersHref={dealersHref} />
      )}
    </div>
  );
});

/** Time left, best offer, total offers, your offer (spec §3, Auction). */
const Figures = observer(function Figures({ store, auction }: AuctionRunningProps) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(deskRecipe);
  const { ownOffer, live, state } = store;
  const { offers, end_time: end, min_bid: least, currency_code: currency, rules } = auction;
  const { extensions = 0, reserve_met: isMet } = auction;
  const best = offers[0];
  const money = (value: number) => formatMoney(value, currency, locale);
  return (
    <dl className={styles.figures}>
      {state === 'running' && (
        <div className={styles.figure} data-wide>
          <dt className={styles.label}>
            <FormattedMessage {...common.timeLeft} />
          </dt>
          <dd className={styles.value}>
            <Countdown end={end} now={live.now} large />
          </dd>
          <dd className={styles.label}>
            <FormattedMessage {...deskMessages.endsAt} /> <DateTime value={end} format="zoned" />
          </dd>
          {extensions > 0 && (
            <dd className={styles.label}>
              <FormattedMessage {...deskPhrases.extendedTimes} values={{ count: extensions }} />
            </dd>
          )}
        </div>
      )}
      <div className={styles.figure} data-best={best ? true : undefined}>
        <dt className={styles.label}>
          <FormattedMessage {...common.bestOffer} />
        </dt>
        <dd className={styles.value}>
          <Fresh value={best?.value}>
            {best ? money(best.value) : <FormattedMessage {...common.none} />}
          </Fresh>
        </dd>
      </div>
      <Figure label={common.totalOffers}>{offers.length}</Figure>
      {ownOffer && <Figure label={common.yourOffer}>{money(ownOffer.value)}</Figure>}
      {least !== null && <Pair label={deskMessages.minimumBid}>{money(least)}</Pair>}
      {rules?.reserve_price != null && (
        <Pair label={deskMessages.reserve}>
          {money(rules.reserve_price)} ·{' '}
          <FormattedMessage {...(isMet ? deskMessages.met : deskMessages.notMet)} />
        </Pair>
      )}
      {rules?.buy_now_price != null && (
        <Pair label={deskMessages.buyNow}>{money(rules.buy_now_price)}</Pair>
      )}
    </dl>
  );
});

function Figure({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  const styles = useSlotRecipe(deskRecipe);
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        <FormattedMessage {...label} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A rule of the auction, in one line. */
function Pair({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  const styles = useSlotRecipe(deskRecipe);
  return (
    <div className={styles.pair}>
      <dt className={styles.label}>
        <FormattedMessage {...label} />
      </dt>
      <dd className={styles.small}>{children}</dd>
    </div>
  );
}
