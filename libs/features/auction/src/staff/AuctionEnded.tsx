import type { Auction } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { DateTime } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Contacts } from '../shared/Contacts.tsx';
import { Note } from '../shared/Note.tsx';
import { DealersLine } from './DealersLine.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import { Fold } from './Fold.tsx';
import { messages, phrases } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { nameOf } from './OffersList.tsx';
import { TopOffers } from './TopOffers.tsx';

interface AuctionEndedProps {
  store: OfferDeskStore;
  auction: Auction;
}

/** An auction that is over: what came of it, when, and with whom. */
export const AuctionEnded = observer(function AuctionEnded({ store, auction }: AuctionEndedProps) {
  const styles = useSlotStyles(deskRecipe);
  return (
    <div className={styles.body}>
      <Result store={store} auction={auction} />
      {auction.status === 'ACCEPTED' && <AfterYes auction={auction} />}
      <KeyValueList items={momentsOf(auction)} />
      <Winner store={store} auction={auction} />
      <TopOffers auction={auction} now={store.live.now} />
      <DealersLine auction={auction} />
    </div>
  );
});

const answers: Partial<Record<Auction['status'], MessageDescriptor>> = {
  ACCEPTED: messages.accepted,
  DECLINED: messages.rejected,
  EXPIRED: messages.expired,
};

/** The best offer, and what the owner says to it (spec §4). */
const Result = observer(function Result({ store: { winner }, auction }: AuctionEndedProps) {
  const { locale } = useIntl();
  const styles = useSlotStyles(deskRecipe);
  const { status, currency_code: currency } = auction;
  if (!winner || status === 'CANCELLED') return null;
  const price = formatMoney(winner.value, currency, locale);
  const answer = answers[status];
  return (
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
          <FormattedMessage {...phrases.youWon} values={{ price }} />
        )}
      </p>
    </div>
  );
});

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

/** The dealer with the best offer: at once after the owner's yes, else a press away. */
const Winner = observer(function Winner({ store: { winner }, auction }: AuctionEndedProps) {
  const styles = useSlotStyles(deskRecipe);
  if (!winner) return null;
  const { phone, email, address } = winner.partner;
  const name = nameOf(winner);
  const contacts = <Contacts contacts={{ name, phone, email, address }} />;
  if (auction.status !== 'ACCEPTED') {
    return <Fold name={<FormattedMessage {...messages.winner} />}>{contacts}</Fold>;
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

/** After the owner's yes: the fee, and whether the dealer goes on with the trade-in. */
function AfterYes({ auction: { fee, dealer_continues: goesOn } }: { auction: Auction }) {
  const { locale } = useIntl();
  const answer =
    goesOn == null ? messages.undecided : goesOn ? messages.continues : messages.stopped;
  return (
    <Note tone={goesOn === false ? 'warning' : 'success'} role="status">
      <FormattedMessage {...answer} />{' '}
      {fee && (
        <FormattedMessage
          {...phrases.booked}
          values={{ fee: formatMoney(fee.amount, fee.currency_code, locale) }}
        />
      )}
    </Note>
  );
}
