import { formatCents } from '@forecourt/platform';
import { ButtonLink } from '@forecourt/ui/button';
import { Countdown } from '@forecourt/ui/countdown';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { phrases as common } from '../shared/messages.ts';
import { bidFormId, goToBidForm } from './bidForm.ts';
import { dealerBarRecipe } from './DealerBar.recipe.ts';
import type { DealerStore } from './DealerStore.ts';
import { messages, phrases } from './messages.ts';

/**
 * For a bar at the bottom of small screens: the clock, the best and the own offer wherever the
 * reader has scrolled, and the way to the bid form. Screen readers get the figures from the card.
 */
export const DealerBar = observer(function DealerBar({ store }: { store: DealerStore }) {
  const styles = useSlotRecipe(dealerBarRecipe);
  const { locale } = useIntl();
  const { auction, best, ownBest, standing, live } = store;
  if (!auction) return null;
  const isRaise = standing === 'leading' || standing === 'sealedOffered';
  const again = isRaise ? messages.raiseOffer : messages.betterOffer;
  const money = (cents: number): string => formatCents(cents, auction.currency_code, locale);
  return (
    <>
      <div aria-hidden className={styles.state} data-standing={standing}>
        <Countdown end={auction.end_time} now={live.now} />
        <span className={styles.prices}>
          {best === null && auction.rules?.sealed ? null : best === null ? (
            <FormattedMessage {...common.offers} values={{ count: 0 }} />
          ) : (
            <FormattedMessage {...phrases.barBest} values={{ price: money(best) }} />
          )}
          {ownBest !== null && (
            <span className={styles.own}>
              <FormattedMessage {...phrases.barYours} values={{ price: money(ownBest) }} />
            </span>
          )}
        </span>
      </div>
      <ButtonLink
        href={`#${bidFormId}`}
        variant={standing === 'leading' ? 'outline' : 'solid'}
        size="lg"
        onClick={(event) => {
          event.preventDefault();
          goToBidForm();
        }}
      >
        <FormattedMessage {...(ownBest === null ? messages.makeOffer : again)} />
      </ButtonLink>
    </>
  );
});
