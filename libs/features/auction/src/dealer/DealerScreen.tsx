import { NotFoundArt } from '@forecourt/ui/illustrations';
import { Link } from '@forecourt/ui/link';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useLive } from '../live/useLive.ts';
import { cardRecipe } from '../shared/card.recipe.ts';
import { LinkState } from '../shared/LinkState.tsx';
import { useDialogAhead } from '../shared/useDialogAhead.ts';
import { BidForm } from './BidForm.tsx';
import type { DealerStore } from './DealerStore.ts';
import { messages, phrases, standingTexts, standingTitles } from './messages.ts';
import { Accepted, OutcomeArt } from './Outcome.tsx';
import { isOpen } from './standing.ts';
import { StandingBar } from './StandingBar.tsx';
import { StandingFigures } from './StandingFigures.tsx';
import { useShownAtEnd } from './useShownAtEnd.ts';

export interface DealerScreenProps {
  store: DealerStore;
  /** Address of the panel that explains the auction. */
  infoHref: string;
}

/**
 * The auction on a dealer's page: clock, the dealer's position, the bid form and the result.
 * Renders nothing until the auction has loaded; the report next to it loads with it.
 */
export const DealerScreen = observer(function DealerScreen({ store, infoHref }: DealerScreenProps) {
  const styles = useSlotStyles(cardRecipe);
  useLive(store.live);
  const { auction, standing, live } = store;
  const open = standing !== null && isOpen(standing);
  const result = useShownAtEnd(open);
  useDialogAhead(open);

  if (live.isGone) {
    return (
      <EmptyState title={<FormattedMessage {...messages.gone} />} art={<NotFoundArt />}>
        <FormattedMessage {...messages.goneText} />
      </EmptyState>
    );
  }
  if (!auction || !standing) return null;
  return (
    <div className={styles.root}>
      <section ref={result} className={styles.card}>
        <div className={styles.head}>
          <div role="status">
            <h2 className={styles.title}>
              <FormattedMessage {...standingTitles[standing]} />
            </h2>
          </div>
          {(open || standing === 'counting' || live.link === 'lost') && (
            <LinkState link={live.link} />
          )}
        </div>
        <OutcomeArt standing={standing} />
        <p className={styles.text}>
          <FormattedMessage {...standingTexts[standing]} />
        </p>
        {standing === 'cancelled' && auction.cancel_reason && (
          <p>
            <FormattedMessage {...phrases.reason} values={{ reason: auction.cancel_reason }} />
          </p>
        )}
        <StandingFigures store={store} />
        {standing === 'accepted' && <Accepted store={store} />}
        <p>
          <Link href={infoHref}>
            <FormattedMessage {...messages.howItWorks} />
          </Link>
        </p>
      </section>
      {open && (
        <section className={styles.card}>
          <h2 className={styles.title}>
            <FormattedMessage {...messages.makeOffer} />
          </h2>
          {auction.dealer_requirements && (
            <div>
              <h3 className={styles.label}>
                <FormattedMessage {...messages.requirements} />
              </h3>
              <p>{auction.dealer_requirements}</p>
            </div>
          )}
          <BidForm bid={store.bid} auction={auction} again={store.own.length > 0} />
        </section>
      )}
      {open && <StandingBar store={store} auction={auction} />}
    </div>
  );
});
