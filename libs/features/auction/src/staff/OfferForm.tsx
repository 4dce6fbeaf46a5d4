import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { failures, priceProblems } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { OfferFields, submitTo } from '../shared/OfferFields.tsx';
import { MarketContext } from './MarketContext.tsx';
import { messages, phrases } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';

/** The offer to the owner, next to the market data (spec §3, Offer form). */
export const OfferForm = observer(function OfferForm({ store }: { store: OfferDeskStore }) {
  const styles = useSlotStyles(cardRecipe);
  const intl = useIntl();
  const { offer, market, source } = store;
  const { problem } = offer;
  const currency = source?.tradeIn.currency_code ?? 'USD';
  const place = (): void => {
    if (source) void offer.place(source.tradeIn.id);
  };
  return (
    <div className={styles.side}>
      <form noValidate className={styles.form} onSubmit={submitTo(place)}>
        <OfferFields
          draft={offer}
          currency={currency}
          priceError={problem ? intl.formatMessage(priceProblems[problem]) : undefined}
          commentHint={intl.formatMessage(messages.commentHint)}
          days={{ value: offer.days, onChange: (days) => offer.setDays(days) }}
        />
        {offer.failure && (
          <Note tone="danger" role="alert">
            <FormattedMessage {...failures[offer.failure]} />
          </Note>
        )}
        <Button type="submit" variant="solid" loading={offer.sending}>
          <FormattedMessage
            {...phrases.send}
            values={{
              price: offer.cents ? formatCents(offer.cents, currency, intl.locale) : 'none',
            }}
          />
        </Button>
      </form>
      {market && (
        <MarketContext
          market={market}
          currency={currency}
          price={offer.cents}
          hope={source?.tradeIn.expected_price}
        />
      )}
    </div>
  );
});
