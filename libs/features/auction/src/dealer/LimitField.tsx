import type { DealerAuction } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { PriceField } from '@forecourt/ui/price-field';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { priceProblems } from '../shared/messages.ts';
import type { BidStore } from './BidStore.ts';
import { limitProblems, messages, phrases } from './messages.ts';

interface LimitFieldProps {
  bid: BidStore;
  auction: DealerAuction;
}

/** Up to which amount the server bids for the dealer; alone it starts at the lowest bid. */
export const LimitField = observer(function LimitField({ bid, auction }: LimitFieldProps) {
  const intl = useIntl();
  return (
    <PriceField
      label={intl.formatMessage(messages.limit)}
      hint={intl.formatMessage(messages.limitHint)}
      optional
      size="lg"
      currency={auction.currency_code}
      maxLength={14}
      value={bid.limit}
      error={useLimitError({ bid, auction })}
      onValueChange={({ value }) => bid.typeLimit(value)}
    />
  );
});

function useLimitError({ bid, auction }: LimitFieldProps): string | undefined {
  const intl = useIntl();
  const { limitProblem: problem } = bid;
  if (!problem) return undefined;
  if (problem === 'notRaised' || problem === 'notBelowBuyNow') {
    return intl.formatMessage(limitProblems[problem]);
  }
  if (problem !== 'belowPrice') return intl.formatMessage(priceProblems[problem]);
  const least = Math.max(bid.cents ?? 0, bid.minimum);
  const price = formatCents(least, auction.currency_code, intl.locale);
  return intl.formatMessage(phrases.belowPrice, { price });
}
