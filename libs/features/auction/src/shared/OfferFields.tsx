import type { Currency } from '@forecourt/platform';
import { PriceField } from '@forecourt/ui/price-field';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { OfferTerms, type OfferTermsProps } from './OfferTerms.tsx';

interface OfferFieldsProps extends OfferTermsProps {
  currency: Currency;
  /** What is wrong with the price. */
  priceError: string | undefined;
  /** The price is the main thing on the page. @default false */
  large?: boolean;
  /** Right below the price. */
  children?: ReactNode;
}

/** Price, expiry in days, comment and the condition of a new car (spec §3, Offer form). */
export const OfferFields = observer(function OfferFields(props: OfferFieldsProps) {
  const { draft, currency, priceError, large, children, ...terms } = props;
  const intl = useIntl();
  return (
    <>
      <PriceField
        label={intl.formatMessage(messages.price)}
        size={large ? 'lg' : 'md'}
        currency={currency}
        value={draft.price}
        maxLength={14}
        onValueChange={({ value }) => draft.typePrice(value)}
        error={priceError}
      />
      {children}
      <OfferTerms draft={draft} {...terms} />
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
