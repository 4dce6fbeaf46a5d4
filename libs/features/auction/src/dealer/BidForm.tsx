import type { DealerAuction } from '@forecourt/contract';
import { formatCents, TEXT_MAX_LENGTH } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { PriceField } from '@forecourt/ui/price-field';
import { useSlotStyles } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { failures, messages as common, priceProblems } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { BidConfirm } from './BidConfirm.tsx';
import type { BidStore } from './BidStore.ts';
import { bidFailures, messages, phrases } from './messages.ts';
import { Suggestions } from './Suggestions.tsx';
import { Terms } from './Terms.tsx';

export interface BidFormProps {
  bid: BidStore;
  auction: DealerAuction;
  /** The dealer has an offer already. */
  again: boolean;
}

/** The offer of a dealer. What it binds to and costs is told before it can be sent. */
export const BidForm = observer(function BidForm({ bid, auction, again }: BidFormProps) {
  const styles = useSlotStyles(cardRecipe);
  const intl = useIntl();
  const currency = auction.currency_code;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    bid.ask();
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Terms auction={auction} />
      <PriceField
        label={intl.formatMessage(common.price)}
        large
        currency={currency}
        value={bid.price}
        maxLength={14}
        onChange={(text) => bid.typePrice(text)}
        error={usePriceError(bid, auction)}
      />
      <Suggestions bid={bid} auction={auction} />
      {bid.isOutbidTyping && (
        <Note tone="warning" role="status">
          <FormattedMessage {...messages.outbidTyping} />
        </Note>
      )}
      <TextArea
        label={intl.formatMessage(common.comment)}
        hint={intl.formatMessage(messages.commentHint)}
        optional
        rows={2}
        maxLength={TEXT_MAX_LENGTH}
        value={bid.comment}
        onChange={(text) => bid.typeComment(text)}
      />
      <Checkbox checked={bid.tradeForNew} onChange={(isSet) => bid.setTradeForNew(isSet)}>
        <FormattedMessage {...common.tradeForNew} />
      </Checkbox>
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
