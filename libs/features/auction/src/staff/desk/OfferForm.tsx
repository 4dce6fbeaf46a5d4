import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures, phrases as commonPhrases } from '../../shared/messages.ts';
import { Note } from '../../shared/Note.tsx';
import { submitTo } from '../../shared/submitTo.ts';
import { OfferPrice } from '../../shared/OfferPrice.tsx';
import { OfferTerms } from '../../shared/OfferTerms.tsx';
import { useDialogAhead } from '../../shared/useDialogAhead.ts';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import { Fold } from '../../shared/Fold.tsx';
import { MarketContext } from './MarketContext.tsx';
import { messages, phrases } from './messages.ts';
import { OfferConfirm } from './OfferConfirm.tsx';
import type { OfferDeskStore } from './OfferDeskStore.ts';

interface OfferFormProps {
  store: OfferDeskStore;
}

/** The offer to the owner: the price beside the market, and its terms (spec §3, Offer form). */
export const OfferForm = observer(function OfferForm({ store }: OfferFormProps) {
  const styles = useSlotRecipe(deskRecipe);
  const intl = useIntl();
  const { offer, market, source } = store;
  const { days, validDays } = offer;
  useDialogAhead(true);
  const [hasTerms] = useState(() => Boolean(offer.comment) || offer.tradeForNew);
  const currency = source?.tradeIn.currency_code ?? 'USD';
  const replaced = store.state === 'offerSent' ? store.ownersOffer : null;
  return (
    <form noValidate className={styles.body} onSubmit={submitTo(() => offer.ask())}>
      <OfferPrice draft={offer} currency={currency} />
      {market && (
        <MarketContext
          market={market}
          currency={currency}
          price={offer.cents}
          hope={source?.tradeIn.expected_price}
        />
      )}
      <Fold
        open={hasTerms || validDays === null}
        name={<FormattedMessage {...deskMessages.terms} />}
        gist={
          <span>
            {days} <FormattedMessage {...commonPhrases.days} values={{ count: validDays ?? 0 }} />
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
          {...(replaced ? phrases.replaceWith : phrases.send)}
          values={{
            price: offer.cents ? formatCents(offer.cents, currency, intl.locale) : 'none',
          }}
        />
      </Button>
      {source && (
        <OfferConfirm
          offer={offer}
          tradeIn={source.tradeIn}
          replaced={replaced}
          now={store.live.now}
        />
      )}
    </form>
  );
});
