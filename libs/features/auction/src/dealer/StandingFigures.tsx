import { formatCents } from '@forecourt/platform';
import { Countdown } from '@forecourt/ui/countdown';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { Figure } from '../shared/Figure.tsx';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { messages, phrases } from '../shared/messages.ts';
import type { DealerStore } from './DealerStore.ts';
import { isOpen } from './standing.ts';

/** The clock and how many offers there are, the best offer, and the dealer's own. */
export const StandingFigures = observer(function StandingFigures({
  store,
}: {
  store: DealerStore;
}) {
  const { locale } = useIntl();
  const styles = useSlotStyles(cardRecipe);
  const card = useSlotStyles(linkCardRecipe);
  const { auction, standing, best, ownBest } = store;
  if (!auction || !standing) return null;
  const money = (cents: number | null) =>
    cents === null ? (
      <FormattedMessage {...messages.none} />
    ) : (
      formatCents(cents, auction.currency_code, locale)
    );
  const tone = standing === 'leading' ? 'success' : standing === 'outbid' ? 'danger' : undefined;
  const count = <FormattedMessage {...phrases.offers} values={{ count: auction.total_offers }} />;
  return (
    <>
      <dl className={styles.figures}>
        {isOpen(standing) && (
          <Figure main label={<FormattedMessage {...messages.timeLeft} />}>
            <span className={card.clock}>
              <Countdown end={auction.end_time} now={store.live.now} large />
              <span>{count}</span>
            </span>
          </Figure>
        )}
        <Figure label={<FormattedMessage {...messages.bestOffer} />}>{money(best)}</Figure>
        <Figure label={<FormattedMessage {...messages.yourOffer} />} tone={tone}>
          {money(ownBest)}
        </Figure>
      </dl>
      {!isOpen(standing) && <p className={styles.text}>{count}</p>}
    </>
  );
});
