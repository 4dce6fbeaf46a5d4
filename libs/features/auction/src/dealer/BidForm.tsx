import type { DealerAuction } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { PriceField } from '@forecourt/ui/price-field';
import { useSlotStyles } from '@forecourt/ui/styling';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { failures, messages as common, priceProblems } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { OfferTerms } from '../shared/OfferTerms.tsx';
import { submitTo } from '../shared/submitTo.ts';
import { BidConfirm } from './BidConfirm.tsx';
import { bidFormId } from './bidForm.ts';
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
 * The dealer's bid form: the price and its button first, so that both are seen at once, then what a
 * bid commits to and costs, which is asked for once more before it is sent.
 */
export const BidForm = observer(function BidForm({ bid, auction, again }: BidFormProps) {
  const styles = useSlotStyles(linkCardRecipe);
  const intl = useIntl();
  const currency = auction.currency_code;
  const { days: least } = auction.validity;
  return (
    <form
      id={bidFormId}
      aria-label={intl.formatMessage(messages.makeOffer)}
      noValidate
      className={styles.form}
      onSubmit={submitTo(() => bid.ask())}
    >
      <PriceField
        label={intl.formatMessage(common.price)}
        size="lg"
        currency={currency}
        value={bid.price}
        maxLength={14}
        onValueChange={({ value }) => bid.typePrice(value)}
        error={usePriceError(bid, auction)}
      />
      <Suggestions bid={bid} auction={auction} />
      {bid.isOutbidTyping && (
        <Note tone="warning" role="status">
          <FormattedMessage {...messages.outbidTyping} />
        </Note>
      )}
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
      <div className={styles.terms}>
        <Terms auction={auction} days={bid.days} />
      </div>
      <details className={styles.more}>
        <summary>
          <FormattedMessage {...messages.conditions} />
          <Icon icon={ChevronDown} size={16} />
        </summary>
        <div className={styles.fields}>
          <OfferTerms
            draft={bid}
            commentHint={intl.formatMessage(messages.commentHint)}
            days={{ value: bid.days ?? least, min: least, onChange: (days) => bid.setDays(days) }}
          />
        </div>
      </details>
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
