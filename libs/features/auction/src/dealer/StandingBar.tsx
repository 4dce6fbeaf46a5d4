import type { DealerAuction } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { Countdown } from '@forecourt/ui/countdown';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../shared/messages.ts';
import type { DealerStore } from './DealerStore.ts';
import { barRecipe } from './StandingBar.recipe.ts';

interface StandingBarProps {
  store: DealerStore;
  auction: DealerAuction;
}

/**
 * A bar at the bottom of small screens with the clock, the best and the own offer, visible wherever
 * the reader has scrolled. Screen readers get the same from the card.
 */
export const StandingBar = observer(function StandingBar({ store, auction }: StandingBarProps) {
  const styles = useSlotStyles(barRecipe);
  const { locale } = useIntl();
  const { best, ownBest, standing, live } = store;
  const money = (cents: number | null) =>
    cents === null ? '–' : formatCents(cents, auction.currency_code, locale);
  return (
    <div aria-hidden className={styles.root} data-standing={standing}>
      <Countdown end={auction.end_time} now={live.now} />
      <span className={styles.part}>
        <FormattedMessage {...messages.bestOffer} />
        <span>{money(best)}</span>
      </span>
      <span className={styles.part}>
        <FormattedMessage {...messages.yourOffer} />
        <span className={styles.own}>{money(ownBest)}</span>
      </span>
    </div>
  );
});
