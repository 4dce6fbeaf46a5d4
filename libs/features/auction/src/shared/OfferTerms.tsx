import { textMaxLength } from '@forecourt/contract';
import { readCount } from '@forecourt/platform';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Counter } from '@forecourt/ui/counter';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from './messages.ts';
import { MAX_OFFER_DAYS, type OfferDraft } from './OfferDraft.ts';

export interface OfferTermsProps {
  draft: Omit<OfferDraft<string>, 'problem'>;
  /** Who reads the comment. */
  commentHint: string;
  /** What is typed as the number of days, and what is wrong with it. */
  days: { value: string; min?: number; onChange(days: string): void };
}

/** Everything in an offer but its price: expiry in days, comment and the condition of a new car. */
export const OfferTerms = observer(function OfferTerms(props: OfferTermsProps) {
  const { draft, commentHint, days } = props;
  const intl = useIntl();
  const { value, min = 1 } = days;
  const count = readCount(value, min, MAX_OFFER_DAYS);
  const wrong = intl.formatMessage(phrases.range, { least: min, most: MAX_OFFER_DAYS });
  return (
    <>
      <Counter
        label={intl.formatMessage(messages.expiry)}
        unit={intl.formatMessage(phrases.days, { count: count ?? 0 })}
        value={value}
        error={count === null ? wrong : undefined}
        min={min}
        max={MAX_OFFER_DAYS}
        onValueChange={(details) => days.onChange(details.value)}
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
