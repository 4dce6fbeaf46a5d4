import { formatCents, TEXT_MAX_LENGTH } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Counter } from '@forecourt/ui/counter';
import { PriceField } from '@forecourt/ui/price-field';
import { useSlotStyles } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import {
  failures,
  messages as common,
  phrases as commonPhrases,
  priceProblems,
} from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { MarketContext } from './MarketContext.tsx';
import { messages, phrases } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';

/** The longest that an offer may hold, in days (contract, OfferCreate). */
const maxDays = 365;

/** The offer to the owner, beside what the market says (spec §3, Offer form). */
export const OfferForm = observer(function OfferForm({ store }: { store: OfferDeskStore }) {
  const styles = useSlotStyles(cardRecipe);
  const intl = useIntl();
  const { offer, market, source } = store;
  const { problem } = offer;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (source) void offer.place(source.tradeIn.id);
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <div className={styles.side}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <PriceField
          label={intl.formatMessage(common.price)}
          value={offer.price}
          maxLength={14}
          onChange={(text) => offer.typePrice(text)}
          error={problem ? intl.formatMessage(priceProblems[problem]) : undefined}
        />
        <Counter
          label={intl.formatMessage(common.expiry)}
          unit={intl.formatMessage(commonPhrases.days, { count: offer.days })}
          value={offer.days}
          max={maxDays}
          onChange={(days) => offer.setDays(days)}
        />
        <TextArea
          label={intl.formatMessage(common.comment)}
          hint={intl.formatMessage(messages.commentHint)}
          optional
          rows={2}
          maxLength={TEXT_MAX_LENGTH}
          value={offer.comment}
          onChange={(text) => offer.typeComment(text)}
        />
        <Checkbox checked={offer.tradeForNew} onChange={(isSet) => offer.setTradeForNew(isSet)}>
          <FormattedMessage {...common.tradeForNew} />
        </Checkbox>
        {offer.failure && (
          <Note tone="danger" role="alert">
            <FormattedMessage {...failures[offer.failure]} />
          </Note>
        )}
        <Button type="submit" variant="solid" loading={offer.sending}>
          <FormattedMessage
            {...phrases.send}
            values={{ price: offer.cents ? formatCents(offer.cents, 'USD', intl.locale) : 'none' }}
          />
        </Button>
      </form>
      {market && (
        <MarketContext market={market} price={offer.cents} hope={source?.tradeIn.expected_price} />
      )}
    </div>
  );
});
