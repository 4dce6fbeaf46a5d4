import type { Auction } from '@forecourt/contract';
import { formatDateTime, formatMoney } from '@forecourt/platform';
import { Countdown } from '@forecourt/ui/countdown';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { Figure } from '../shared/Figure.tsx';
import { LinkState } from '../shared/LinkState.tsx';
import { messages as common } from '../shared/messages.ts';
import { AuctionResult } from './AuctionResult.tsx';
import { CancelAuction } from './CancelAuction.tsx';
import { DealersList } from './DealersList.tsx';
import { messages, statusTitles } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { OffersList } from './OffersList.tsx';

interface AuctionPanelProps {
  store: OfferDeskStore;
  auction: Auction;
}

/** An auction as staff see it: clock, figures, offers, dealers and the result. */
export const AuctionPanel = observer(function AuctionPanel({ store, auction }: AuctionPanelProps) {
  const styles = useSlotStyles(cardRecipe);
  const { live, cancel, mayAct } = store;
  const isRunning = auction.status === 'RUNNING';
  const isOpen = isRunning && !live.timeIsUp;
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <div role="status">
          <h3 className={styles.title}>
            <FormattedMessage
              {...(isRunning && !isOpen ? common.comesOfIt : statusTitles[auction.status])}
            />
          </h3>
        </div>
        {(isRunning || live.link === 'lost') && <LinkState link={live.link} />}
      </div>
      <AuctionFigures store={store} auction={auction} isOpen={isOpen} />
      <AuctionResult store={store} auction={auction} />
      <section>
        <h4 className={styles.label}>
          <FormattedMessage {...messages.offers} />
        </h4>
        <OffersList auction={auction} />
      </section>
      <section>
        <h4 className={styles.label}>
          <FormattedMessage {...messages.dealers} />
        </h4>
        <DealersList auction={auction} />
      </section>
      {isOpen && mayAct && (
        <div className={styles.actions}>
          <CancelAuction store={cancel} auctionId={auction.id} />
        </div>
      )}
    </div>
  );
});

/** Time left, total offers, best offer, your offer (spec §3, Auction). */
const AuctionFigures = observer(function AuctionFigures({
  store,
  auction,
  isOpen,
}: AuctionPanelProps & { isOpen: boolean }) {
  const { locale } = useIntl();
  const styles = useSlotStyles(cardRecipe);
  const { ownOffer, live } = store;
  const best = auction.offers[0];
  const money = (value: number | undefined) =>
    value === undefined ? (
      <FormattedMessage {...(isOpen ? common.none : messages.nothing)} />
    ) : (
      formatMoney(value, auction.currency_code, locale)
    );
  return (
    <dl className={styles.figures}>
      <Figure
        small={!isOpen}
        label={<FormattedMessage {...(isOpen ? common.timeLeft : messages.endedAt)} />}
      >
        {isOpen ? (
          <Countdown end={auction.end_time} now={live.now} />
        ) : (
          formatDateTime(auction.end_time)
        )}
      </Figure>
      <Figure label={<FormattedMessage {...common.totalOffers} />}>{auction.offers.length}</Figure>
      <Figure label={<FormattedMessage {...common.bestOffer} />}>{money(best?.value)}</Figure>
      <Figure label={<FormattedMessage {...common.yourOffer} />}>{money(ownOffer?.value)}</Figure>
    </dl>
  );
});
