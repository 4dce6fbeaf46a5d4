import { textMaxLength } from '@forecourt/contract';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Counter } from '@forecourt/ui/counter';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from './messages.ts';
import type { OfferDraft } from './OfferDraft.ts';

/** The longest validity of an offer, in days (contract, OfferCreate and PublicOfferCreate). */
const MAX_DAYS = 365;

export interface OfferTermsProps {
  draft: Omit<OfferDraft<string>, 'problem'>;
  /** Who reads the comment. */
  commentHint: string;
  days: { value: number; min?: number; onChange(days: number): void };
}

/** Everything in an offer but its price: expiry in days, comment and the condition of a new car. */
export const OfferTerms = observer(function OfferTerms(props: OfferTermsProps) {
  const { draft, commentHint, days } = props;
  const intl = useIntl();
  return (
    <>
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
