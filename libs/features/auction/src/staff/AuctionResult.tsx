import type { Auction } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { Contacts } from '../shared/Contacts.tsx';
import { Note } from '../shared/Note.tsx';
import { messages, phrases } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';

interface AuctionResultProps {
  store: OfferDeskStore;
  auction: Auction;
}

/** The result of an auction: the reason for cancelling, the winner, the owner's answer. */
export const AuctionResult = observer(function AuctionResult({
  store,
  auction,
}: AuctionResultProps) {
  const { locale } = useIntl();
  const styles = useSlotStyles(cardRecipe);
  const { winner } = store;
  const { status, cancel_reason: reason } = auction;
  if (status === 'CANCELLED') {
    return reason ? (
      <Note>
        <FormattedMessage {...phrases.reasonWas} values={{ reason }} />
      </Note>
    ) : null;
  }
  if (!winner) return null;
  const { name, phone, email, address } = winner.partner;
  return (
    <>
      {status === 'AWAITING_OWNER' && (
        <Note>
          <FormattedMessage
            {...phrases.youWon}
            values={{ price: formatMoney(winner.value, auction.currency_code, locale) }}
          />
        </Note>
      )}
      {status === 'ACCEPTED' && <AfterYes auction={auction} />}
      <section>
        <h4 className={styles.label}>
          <FormattedMessage {...messages.winner} />
        </h4>
        <Contacts contacts={{ name: name ?? winner.user?.name ?? null, phone, email, address }} />
      </section>
    </>
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
