import type { Auction } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Countdown } from '@forecourt/ui/countdown';
import { DateTime } from '@forecourt/ui/date-time';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { messages as common } from '../shared/messages.ts';
import { DealersLine } from './DealersLine.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { TopOffers } from './TopOffers.tsx';

interface AuctionRunningProps {
  store: OfferDeskStore;
  auction: Auction;
}

/** A running auction: the clock, the figures, the best offers and who was invited. */
export const AuctionRunning = observer(function AuctionRunning(props: AuctionRunningProps) {
  const { store, auction } = props;
  const styles = useSlotStyles(deskRecipe);
  return (
    <div className={styles.body}>
      {store.state === 'counting' && (
        <p className={styles.text}>
          <FormattedMessage {...common.comesOfIt} />
        </p>
      )}
      <Figures {...props} />
      <TopOffers auction={auction} now={store.live.now} />
      <DealersLine auction={auction} />
    </div>
  );
});

/** Time left, best offer, total offers, your offer (spec §3, Auction). */
const Figures = observer(function Figures({ store, auction }: AuctionRunningProps) {
  const { locale } = useIntl();
  const styles = useSlotStyles(deskRecipe);
  const { ownOffer, live, state } = store;
  const { offers, end_time: end, min_bid: least, currency_code: currency } = auction;
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
            <FormattedMessage {...deskMessages.endsAt} /> <DateTime value={end} />
          </dd>
        </div>
      )}
      <div className={styles.figure} data-best={best ? true : undefined}>
        <dt className={styles.label}>
          <FormattedMessage {...common.bestOffer} />
        </dt>
        <Fresh value={best?.value}>
          {best ? money(best.value) : <FormattedMessage {...common.none} />}
        </Fresh>
      </div>
      <Figure label={common.totalOffers}>{offers.length}</Figure>
      {ownOffer && <Figure label={common.yourOffer}>{money(ownOffer.value)}</Figure>}
      {least !== null && (
        <div className={styles.pair}>
          <dt className={styles.label}>
            <FormattedMessage {...deskMessages.minimumBid} />
          </dt>
          <dd className={styles.small}>{money(least)}</dd>
        </div>
      )}
    </dl>
  );
});

function Figure({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  const styles = useSlotStyles(deskRecipe);
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        <FormattedMessage {...label} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A value that rises into place when it changes while it is shown. */
function Fresh({ value, children }: { value: number | undefined; children: ReactNode }) {
  const styles = useSlotStyles(deskRecipe);
  const [first] = useState(value);
  return (
    <dd key={value} className={styles.value} data-fresh={value !== first || undefined}>
      {children}
    </dd>
  );
}
