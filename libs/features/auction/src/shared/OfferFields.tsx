import { textMaxLength } from '@forecourt/contract';
import type { Currency } from '@forecourt/platform';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Counter } from '@forecourt/ui/counter';
import { PriceField } from '@forecourt/ui/price-field';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from './messages.ts';
import type { OfferDraft } from './OfferDraft.ts';

/** The longest validity of an offer, in days (contract, OfferCreate and PublicOfferCreate). */
const MAX_DAYS = 365;

interface OfferFieldsProps {
  draft: Omit<OfferDraft<string>, 'problem'>;
  currency: Currency;
  /** What is wrong with the price. */
  priceError: string | undefined;
  /** Who reads the comment. */
  commentHint: string;
  days: { value: number; min?: number; onChange(days: number): void };
  /** The price is the main thing on the page. @default false */
  large?: boolean;
  /** Right below the price. */
  children?: ReactNode;
}

/** Price, expiry in days, comment and the condition of a new car (spec §3, Offer form). */
export const OfferFields = observer(function OfferFields(props: OfferFieldsProps) {
  const { draft, currency, priceError, commentHint, days, large, children } = props;
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
      <Counter
        label={intl.formatMessage(messages.expiry)}
        unit={intl.formatMessage(phrases.days, { count: days.value })}
        value={days.value}
        min={days.min}
        max={MAX_DAYS}
        onValueChange={({ value }) => days.onChange(value)}
      />
      <TextArea
        label={intl.formatMessage(messages.comment)}
        hint={commentHint}
        optional
        rows={2}
        maxLength={textMaxLength}
        value={draft.comment}
        onChange={(event) => draft.typeComment(event.target.value)}
      />
      <Checkbox
        checked={draft.tradeForNew}
        onCheckedChange={({ checked }) => draft.setTradeForNew(checked)}
      >
        <FormattedMessage {...messages.tradeForNew} />
      </Checkbox>
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
