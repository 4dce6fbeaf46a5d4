import type { Currency } from '@forecourt/platform';
import { PriceField } from '@forecourt/ui/price-field';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { OfferConditions, type OfferConditionsProps } from './OfferConditions.tsx';

interface OfferFieldsProps extends OfferConditionsProps {
  currency: Currency;
  /** What is wrong with the price. */
  priceError: string | undefined;
}

/** Price, expiry in days, comment and the condition of a new car (spec §3, Offer form). */
export const OfferFields = observer(function OfferFields(props: OfferFieldsProps) {
  const { draft, currency, priceError, commentHint, days } = props;
  const intl = useIntl();
  return (
    <>
      <PriceField
        label={intl.formatMessage(messages.price)}
        currency={currency}
        value={draft.price}
        maxLength={14}
        onValueChange={({ value }) => draft.typePrice(value)}
        error={priceError}
      />
      <OfferConditions draft={draft} commentHint={commentHint} days={days} />
    </>
  );
});

/** Submits a form through `send`; moves the focus to the first invalid field. */
export function submitTo(send: () => void) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    send();
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
}
