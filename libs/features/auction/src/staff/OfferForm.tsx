import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { PriceField } from '@forecourt/ui/price-field';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures, messages as common, phrases as commonPhrases } from '../shared/messages.ts';
import { priceProblems } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { submitTo } from '../shared/submitTo.ts';
import { OfferTerms } from '../shared/OfferTerms.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import { Fold } from './Fold.tsx';
import { MarketContext } from './MarketContext.tsx';
import { messages, phrases } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';

/** The offer to the owner: the price beside the market, and its terms (spec §3, Offer form). */
export const OfferForm = observer(function OfferForm({ store }: { store: OfferDeskStore }) {
  const styles = useSlotStyles(deskRecipe);
  const intl = useIntl();
  const { offer, market, source } = store;
  const { problem, days } = offer;
  const [hasTerms] = useState(() => Boolean(offer.comment) || offer.tradeForNew);
  const currency = source?.tradeIn.currency_code ?? 'USD';
  const place = (): void => {
    if (source) void offer.place(source.tradeIn.id);
  };
  return (
    <form noValidate className={styles.body} onSubmit={submitTo(place)}>
      <PriceField
        label={intl.formatMessage(common.price)}
        size="lg"
        currency={currency}
        value={offer.price}
        maxLength={14}
        onValueChange={({ value }) => offer.typePrice(value)}
        error={problem ? intl.formatMessage(priceProblems[problem]) : undefined}
      />
      {market && (
        <MarketContext
          market={market}
          currency={currency}
          price={offer.cents}
          hope={source?.tradeIn.expected_price}
        />
      )}
      <Fold
        open={hasTerms}
        name={<FormattedMessage {...deskMessages.terms} />}
        gist={
          <span>
            {days} <FormattedMessage {...commonPhrases.days} values={{ count: days }} />
          </span>
        }
      >
        <OfferTerms
          draft={offer}
          commentHint={intl.formatMessage(messages.commentHint)}
          days={{ value: days, onChange: (value) => offer.setDays(value) }}
        />
      </Fold>
      {offer.failure && (
        <Note tone="danger" role="alert">
          <FormattedMessage {...failures[offer.failure]} />
        </Note>
      )}
      <Button type="submit" variant="solid" size="lg" fullWidth loading={offer.sending}>
        <FormattedMessage
          {...phrases.send}
          values={{
            price: offer.cents ? formatCents(offer.cents, currency, intl.locale) : 'none',
          }}
        />
      </Button>
    </form>
  );
});
