import { formatCents } from '@forecourt/platform';
import { Countdown } from '@forecourt/ui/countdown';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { Figure } from '../shared/Figure.tsx';
import { messages } from '../shared/messages.ts';
import type { DealerStore } from './DealerStore.ts';
import { isOpen } from './standing.ts';

/** The clock, how many offers there are, the best, and the dealer's own. */
export const StandingFigures = observer(function StandingFigures({
  store,
}: {
  store: DealerStore;
}) {
  const { locale } = useIntl();
  const styles = useSlotStyles(cardRecipe);
  const { auction, standing, best, ownBest } = store;
  if (!auction || !standing) return null;
  const money = (cents: number | null) =>
    cents === null ? (
      <FormattedMessage {...messages.none} />
    ) : (
      formatCents(cents, auction.currency_code, locale)
    );
  const tone = standing === 'leading' ? 'success' : standing === 'outbid' ? 'danger' : undefined;
  return (
    <dl className={styles.figures}>
      {isOpen(standing) && (
        <Figure main label={<FormattedMessage {...messages.timeLeft} />}>
          <Countdown end={auction.end_time} now={store.live.now} large />
        </Figure>
      )}
      <Figure label={<FormattedMessage {...messages.bestOffer} />}>{money(best)}</Figure>
      <Figure label={<FormattedMessage {...messages.yourOffer} />} tone={tone}>
        {money(ownBest)}
      </Figure>
      <Figure label={<FormattedMessage {...messages.totalOffers} />}>{auction.total_offers}</Figure>
    </dl>
  );
});
