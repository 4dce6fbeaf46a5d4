import { formatCents, formatMoney } from '@forecourt/platform';
import { Countdown } from '@forecourt/ui/countdown';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { Figure } from '../shared/Figure.tsx';
import { Fresh } from '../shared/Fresh.tsx';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { messages, phrases } from '../shared/messages.ts';
import type { DealerStore } from './DealerStore.ts';
import { messages as dealerMessages, phrases as dealerPhrases } from './messages.ts';
import { isOpen } from './standing.ts';

/** The clock and how many offers there are, the best offer, and the dealer's own. */
export const StandingFigures = observer(function StandingFigures({
  store,
}: {
  store: DealerStore;
}) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(cardRecipe);
  const card = useSlotRecipe(linkCardRecipe);
  const { auction, standing, best, ownBest } = store;
  if (!auction || !standing) return null;
  const money = (cents: number | null) =>
    cents === null ? (
      <FormattedMessage {...(isOpen(standing) ? messages.none : messages.never)} />
    ) : (
      formatCents(cents, auction.currency_code, locale)
    );
  const tone = standing === 'leading' ? 'success' : standing === 'outbid' ? 'danger' : undefined;
  const { total_offers: total, extensions = 0, own_limit: limit, rules } = auction;
  const isSealed = rules?.sealed === true && isOpen(standing);
  const count =
    total === null ? null : <FormattedMessage {...phrases.offers} values={{ count: total }} />;
  return (
    <>
      <dl className={styles.figures}>
        {isOpen(standing) && (
          <Figure main label={<FormattedMessage {...messages.timeLeft} />}>
            <span className={card.clock}>
              <Countdown end={auction.end_time} now={store.live.now} large />
              <span>{count}</span>
            </span>
            {extensions > 0 && (
              <span className={styles.label}>
                <FormattedMessage {...dealerPhrases.extended} values={{ count: extensions }} />
              </span>
            )}
          </Figure>
        )}
        <Figure label={<FormattedMessage {...messages.bestOffer} />} small={isSealed}>
          {isSealed ? (
            <FormattedMessage {...dealerMessages.sealedBest} />
          ) : (
            <Fresh value={best}>{money(best)}</Fresh>
          )}
        </Figure>
        <Figure label={<FormattedMessage {...messages.yourOffer} />} tone={tone}>
          {money(ownBest)}
        </Figure>
      </dl>
      {limit != null && isOpen(standing) && (
        <p className={styles.text}>
          <FormattedMessage
            {...dealerPhrases.ownLimit}
            values={{ limit: formatMoney(limit, auction.currency_code, locale) }}
          />
        </p>
      )}
      {!isOpen(standing) && count && <p className={styles.text}>{count}</p>}
    </>
  );
});
