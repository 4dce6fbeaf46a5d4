import { type Auction, type Deal, isFallen, type TradeIn } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { DateTime } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, FormattedNumber, type MessageDescriptor, useIntl } from 'react-intl';
import { Contacts } from '../../shared/Contacts.tsx';
import { Note } from '../../shared/Note.tsx';
import { DealersLine } from './DealersLine.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import { Fold } from '../../shared/Fold.tsx';
import { messages, phrases } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { nameOf } from './OffersList.tsx';
import { OwnersMessage } from './OwnersMessage.tsx';
import { ownersPhrases } from './ownersMessageMessages.ts';
import { reachedOf } from './ownersMessageState.ts';
import { TopOffers } from './TopOffers.tsx';
import { WaitingOwner } from './waiting/WaitingOwner.tsx';

interface AuctionEndedProps {
  store: OfferDeskStore;
  auction: Auction;
  /** Address of the settings, for those who may change them. */
  settingsHref?: string;
}

/** An auction that is over: what came of it, when, and with whom. */
export const AuctionEnded = observer(function AuctionEnded(props: AuctionEndedProps) {
  const { store, auction } = props;
  const styles = useSlotRecipe(deskRecipe);
  const { locale } = useIntl();
  const isSold = stands(store.deal);
  const facts = <KeyValueList items={factsOf(auction, locale)} />;
  const offers = <TopOffers auction={auction} now={store.live.now} />;
  return (
    <div className={styles.body}>
      {!store.deal && <Result {...props} />}
      {auction.bought_now && (
        <Note>
          <FormattedMessage {...deskMessages.boughtNow} />
        </Note>
      )}
      {!isSold && facts}
      <Winner store={store} auction={auction} />
      {isSold ? (
        // What it came from; what is to be done with the buyer matters more.
        <Fold
          name={<FormattedMessage {...messages.offers} />}
          gist={<FormattedNumber value={auction.offers.length} />}
        >
          {facts}
          {offers}
        </Fold>
      ) : (
        offers
      )}
      <DealersLine store={store} auction={auction} />
    </div>
  );
});

/** Whether the car is sold, or about to be. */
const stands = (deal: Deal | null | undefined): boolean => Boolean(deal && !isFallen(deal.state));

const answers: Partial<Record<Auction['status'], MessageDescriptor>> = {
  ACCEPTED: messages.accepted,
  DECLINED: messages.rejected,
  EXPIRED: messages.expired,
};

/** The best offer, and what the owner says to it (spec §4). */
const Result = observer(function Result({ store, auction, settingsHref }: AuctionEndedProps) {
  const { winner, source } = store;
  const { locale } = useIntl();
  const styles = useSlotRecipe(deskRecipe);
  const { status, currency_code: currency } = auction;
  if (status === 'RESERVE_NOT_MET') return <BelowReserve auction={auction} />;
  if (!winner || status === 'CANCELLED') return null;
  const price = formatMoney(winner.value, currency, locale);
  const answer = answers[status];
  const tradeIn = status === 'AWAITING_OWNER' ? source?.tradeIn : undefined;
  return (
    <>
      <div className={styles.hero}>
        <p
          className={styles.amount}
          data-void={status === 'DECLINED' || status === 'EXPIRED' || undefined}
        >
          {price}
        </p>
        <p className={styles.text} role="status">
          {answer ? (
            <FormattedMessage {...answer} />
          ) : (
            <FormattedMessage {...sharedAs(tradeIn)} values={{ price }} />
          )}
        </p>
      </div>
      {tradeIn && <OwnersMessage store={store} tradeIn={tradeIn} settingsHref={settingsHref} />}
      {tradeIn && <WaitingOwner store={store} tradeIn={tradeIn} />}
    </>
  );
});

/** Whether the owner was told of the best offer. */
function sharedAs(tradeIn: TradeIn | undefined) {
  const reached = tradeIn ? reachedOf(tradeIn) : 'sending';
  if (reached === 'sent') return phrases.youWon;
  return reached === 'sending' ? ownersPhrases.onItsWay : ownersPhrases.unreached;
}

/** The best offer, which is below the reserve, and whether it can still go to the owner. */
function BelowReserve({ auction }: { auction: Auction }) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(deskRecipe);
  const { offers, currency_code: currency, can_offer_best: isOpen } = auction;
  const best = offers[0];
  return (
    <div className={styles.hero}>
      {best && (
        <p className={styles.amount} data-void={isOpen ? undefined : true}>
          {formatMoney(best.value, currency, locale)}
        </p>
      )}
      <p className={styles.text} role="status">
        <FormattedMessage
          {...(isOpen ? deskMessages.belowReserve : deskMessages.belowReserveGone)}
        />
      </p>
    </div>
  );
}

/** When it was over: a canceled auction did not reach its planned end. */
function momentsOf(auction: Auction) {
  const { status, end_time: end, closed_at: closedAt, cancel_reason: reason } = auction;
  const isCanceled = status === 'CANCELLED';
  const at = isCanceled ? closedAt : end;
  const label = isCanceled ? deskMessages.canceledAt : deskMessages.endedAt;
  const moment = at
    ? [{ key: 'at', label: <FormattedMessage {...label} />, value: <DateTime value={at} /> }]
    : [];
  if (!isCanceled || !reason) return moment;
  return [
    ...moment,
    { key: 'reason', label: <FormattedMessage {...deskMessages.reason} />, value: reason },
  ];
}

/** When it was over, and the reserve that was not met. */
function factsOf(auction: Auction, locale: string) {
  const { status, rules, currency_code: currency } = auction;
  const reserve = status === 'RESERVE_NOT_MET' ? rules?.reserve_price : null;
  if (reserve == null) return momentsOf(auction);
  const price = formatMoney(reserve, currency, locale);
  return [
    { key: 'reserve', label: <FormattedMessage {...deskMessages.reserve} />, value: price },
    ...momentsOf(auction),
  ];
}

/** The dealer with the best offer: at once after the owner's yes, else a press away. */
const Winner = observer(function Winner({ store, auction }: AuctionEndedProps) {
  const { winner, deal } = store;
  const styles = useSlotRecipe(deskRecipe);
  if (!winner) return null;
  const { phone, email, address } = winner.partner;
  // Named above, as the buyer of a deal that stands.
  const isNamed = stands(deal);
  const name = nameOf(winner);
  const contacts = <Contacts contacts={{ name, phone, email, address }} isNamed={isNamed} />;
  if (auction.status !== 'ACCEPTED') {
    return <Fold name={<FormattedMessage {...messages.bestBidder} />}>{contacts}</Fold>;
  }
  return (
    <section>
      <h3 className={styles.label}>
        <FormattedMessage {...messages.winner} />
      </h3>
      {contacts}
    </section>
  );
});
