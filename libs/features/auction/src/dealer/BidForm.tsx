import type { DealerAuction, DistanceUnit } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { OfferPrice } from '../shared/OfferPrice.tsx';
import { OfferTerms } from '../shared/OfferTerms.tsx';
import { submitTo } from '../shared/submitTo.ts';
import { BidConfirm, OfferMinimum } from './BidConfirm.tsx';
import { bidFormId } from './bidForm.ts';
import { BidNotes } from './BidNotes.tsx';
import type { BidStore } from './BidStore.ts';
import { LimitField } from './LimitField.tsx';
import { messages, phrases } from './messages.ts';
import { Suggestions } from './Suggestions.tsx';
import { Terms } from './Terms.tsx';

export interface BidFormProps {
  bid: BidStore;
  auction: DealerAuction;
  /** The dealer's own best offer, in cents; null before the first. */
  own: number | null;
  /** What the dealer counts distances in. */
  unit: DistanceUnit;
}

/**
 * The dealer's bid form: the price and its button first, so that both are seen at once, then what a
 * bid commits to and costs, which is asked for once more before it is sent.
 */
export const BidForm = observer(function BidForm({ bid, auction, own, unit }: BidFormProps) {
  const styles = useSlotRecipe(linkCardRecipe);
  const intl = useIntl();
  const { days: least } = auction.validity;
  const { currency_code: currency } = auction;
  const areDaysWrong = bid.days !== null && bid.validDays === null;
  const minimum = formatCents(bid.minimum, currency, intl.locale);
  return (
    <form
      id={bidFormId}
      aria-label={intl.formatMessage(messages.makeOffer)}
      noValidate
      className={styles.form}
      onSubmit={submitTo(() => bid.ask())}
    >
      {bid.isLeading && (
        <p>
          <FormattedMessage {...messages.leadsAlready} />
        </p>
      )}
      <OfferPrice
        draft={bid}
        currency={currency}
        tooLow={intl.formatMessage(phrases.tooLow, { minimum })}
      />
      {bid.problem === 'tooLow' && <OfferMinimum bid={bid} auction={auction} />}
      <Suggestions bid={bid} auction={auction} />
      {bid.hasLimits && <LimitField bid={bid} auction={auction} />}
      <BidNotes bid={bid} auction={auction} />
      <Buttons bid={bid} auction={auction} own={own} />
      <div className={styles.terms}>
        <Terms auction={auction} days={bid.validDays} unit={unit} />
      </div>
      <details className={styles.more} open={areDaysWrong || undefined}>
        <summary>
          <FormattedMessage {...messages.conditions} />
          <Icon icon={ChevronDown} size={16} />
        </summary>
        <div className={styles.fields}>
          <OfferTerms
            draft={bid}
            commentHint={intl.formatMessage(messages.commentHint)}
            days={{
              value: bid.days ?? String(least),
              min: least,
              onChange: (days) => bid.setDays(days),
            }}
          />
        </div>
      </details>
      <BidConfirm bid={bid} auction={auction} own={own} unit={unit} />
    </form>
  );
});

/** Sends what is typed, or buys at once. A dealer who leads is not urged. */
const Buttons = observer(function Buttons({ bid, auction, own }: Omit<BidFormProps, 'unit'>) {
  const { locale } = useIntl();
  const { buyNow, isLeading, sending } = bid;
  const isRaise = isLeading || (own !== null && auction.rules?.sealed === true);
  const text = isRaise
    ? messages.raiseOffer
    : own === null
      ? messages.makeOffer
      : messages.betterOffer;
  return (
    <>
      <Button
        type="submit"
        variant={isLeading ? 'outline' : 'solid'}
        size="lg"
        fullWidth
        loading={sending}
      >
        <FormattedMessage {...text} />
      </Button>
      {buyNow !== null && (
        <Button size="lg" fullWidth disabled={sending} onClick={() => bid.askBuyNow()}>
          <FormattedMessage
            {...phrases.buyNow}
            values={{ price: formatCents(buyNow, auction.currency_code, locale) }}
          />
        </Button>
      )}
    </>
  );
});
