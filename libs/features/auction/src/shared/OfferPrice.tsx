import type { Currency } from '@forecourt/platform';
import { PriceField } from '@forecourt/ui/price-field';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages, priceProblems } from './messages.ts';
import type { OfferDraft } from './OfferDraft.ts';

export interface OfferPriceProps {
  draft: OfferDraft<'tooLow'>;
  /** ISO 4217. */
  currency: Currency;
  /** What to say to a price below what is accepted. */
  tooLow?: string;
}

/** The price of an offer, and what is wrong with it (spec §3, Offer form). */
export const OfferPrice = observer(function OfferPrice(props: OfferPriceProps) {
  const { draft, currency, tooLow } = props;
  const intl = useIntl();
  const { problem } = draft;
  const error = problem && problem !== 'tooLow' && intl.formatMessage(priceProblems[problem]);
  return (
    <PriceField
      label={intl.formatMessage(messages.price)}
      size="lg"
      currency={currency}
      value={draft.price}
      maxLength={14}
      onValueChange={({ value }) => draft.typePrice(value)}
      error={problem === 'tooLow' ? tooLow : (error ?? undefined)}
    />
  );
});
