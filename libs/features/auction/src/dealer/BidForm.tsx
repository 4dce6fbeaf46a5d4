import type { DealerAuction } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { failures, priceProblems } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { OfferFields, submitTo } from '../shared/OfferFields.tsx';
import { BidConfirm } from './BidConfirm.tsx';
import type { BidStore } from './BidStore.ts';
import { bidFailures, messages, phrases } from './messages.ts';
import { Suggestions } from './Suggestions.tsx';
import { Terms } from './Terms.tsx';

export interface BidFormProps {
  bid: BidStore;
  auction: DealerAuction;
  /** The dealer has already made an offer. */
  again: boolean;
}

/**
 * The dealer's bid form. What a bid commits to and what it costs is shown before it can be sent.
 */
export const BidForm = observer(function BidForm({ bid, auction, again }: BidFormProps) {
  const styles = useSlotStyles(cardRecipe);
  const intl = useIntl();
  const currency = auction.currency_code;
  const { days: least } = auction.validity;
  return (
    <form noValidate className={styles.form} onSubmit={submitTo(() => bid.ask())}>
      <Terms auction={auction} days={bid.days} />
      <OfferFields
        draft={bid}
        large
        currency={currency}
        priceError={usePriceError(bid, auction)}
        commentHint={intl.formatMessage(messages.commentHint)}
        days={{ value: bid.days ?? least, min: least, onChange: (days) => bid.setDays(days) }}
      >
        <Suggestions bid={bid} auction={auction} />
        {bid.isOutbidTyping && (
          <Note tone="warning" role="status">
            <FormattedMessage {...messages.outbidTyping} />
          </Note>
        )}
      </OfferFields>
      <BidFailureNote bid={bid} />
      {bid.taken !== null && (
        <Note tone="success" role="status">
          <FormattedMessage
            {...phrases.taken}
            values={{ price: formatCents(bid.taken, currency, intl.locale) }}
          />
        </Note>
      )}
      <Button type="submit" variant="solid" size="lg" fullWidth loading={bid.sending}>
        <FormattedMessage {...(again ? messages.betterOffer : messages.makeOffer)} />
      </Button>
      <BidConfirm bid={bid} auction={auction} />
    </form>
  );
});

function usePriceError(bid: BidStore, auction: DealerAuction): string | undefined {
  const intl = useIntl();
  const { problem } = bid;
  if (!problem) return undefined;
  if (problem !== 'tooLow') return intl.formatMessage(priceProblems[problem]);
  const minimum = formatCents(bid.minimum, auction.currency_code, intl.locale);
  return intl.formatMessage(phrases.tooLow, { minimum });
}

const BidFailureNote = observer(function BidFailureNote({ bid }: { bid: BidStore }) {
  const { failure } = bid;
  if (!failure) return null;
  const special = failure === 'ended' || failure === 'notInvited';
  return (
    <Note tone="danger" role="alert">
      <FormattedMessage {...(special ? bidFailures[failure] : failures[failure])} />
    </Note>
  );
});
