import { addresses } from '@forecourt/contract';
import { formatZonedTime } from '@forecourt/platform';
import { ButtonLink } from '@forecourt/ui/button';
import { useFocusHeld } from '@forecourt/ui/focus-held';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { FailedPart } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useLive } from '../live/useLive.ts';
import { cardRecipe } from '../shared/card.recipe.ts';
import { DealSkeleton } from '../shared/DealSkeleton.tsx';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { LinkState } from '../shared/LinkState.tsx';
import { useDialogAhead } from '../shared/useDialogAhead.ts';
import { BidForm } from './BidForm.tsx';
import { BidFailureNote } from './BidNotes.tsx';
import type { DealerStore } from './DealerStore.ts';
import { messages, phrases, standingTexts, standingTitles } from './messages.ts';
import { OutcomeArt } from './Outcome.tsx';
import { isLeftBehind } from './standing.ts';
import { StandingFigures } from './StandingFigures.tsx';
import { useShownAtEnd } from './useShownAtEnd.ts';

// Most dealers never see what follows the owner's yes.
const DealerAfterCard = lazyPart(() => import('./after/DealerAfterCard.tsx'), {
  waiting: DealSkeleton,
  failed: FailedPart,
});

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
  const styles = useSlotRecipe(linkCardRecipe);
  const { text } = useSlotRecipe(cardRecipe);
  useLive(store.live);
  const { auction, standing, live, isOpen, after } = store;
  const card = useShownAtEnd(isOpen);
  useFocusHeld(card);
  useDialogAhead(isOpen);

  if (live.isGone) {
    return (
      <EmptyState title={<FormattedMessage {...messages.gone} />} art={<NotFoundArt />}>
        <FormattedMessage {...messages.goneText} />
      </EmptyState>
    );
  }
  if (!auction || !standing) return null;
  if (after) {
    return (
      <section ref={card} className={styles.root}>
        <DealerAfterCard store={store} after={after} />
      </section>
    );
  }
  return (
    <section ref={card} className={styles.root}>
      <OutcomeArt standing={standing} />
      <div className={styles.lead}>
        <div className={styles.head}>
          <div role="status">
            <h2 tabIndex={-1} className={styles.title}>
              <FormattedMessage {...standingTitles[standing]} />
            </h2>
          </div>
          {(isOpen || standing === 'counting' || live.link === 'lost') && (
            <LinkState link={live.link} />
          )}
        </div>
        <p className={text}>
          <FormattedMessage {...standingTexts[standing]} />
        </p>
      </div>
      {auction.owner_replies_until && (
        <p className={text}>
          <FormattedMessage
            {...phrases.ownerUntil}
            values={{ date: formatZonedTime(auction.owner_replies_until) }}
          />
        </p>
      )}
      {standing === 'cancelled' && auction.cancel_reason && (
        <p>
          <FormattedMessage {...phrases.reason} values={{ reason: auction.cancel_reason }} />
        </p>
      )}
      {auction.bought_now && (standing === 'lost' || standing === 'endedWithoutBid') && (
        <p>
          <FormattedMessage {...messages.boughtNow} />
        </p>
      )}
      <StandingFigures store={store} />
      {isOpen ? (
        <BidForm
          bid={store.bid}
          auction={auction}
          own={store.ownBest}
          unit={store.answer?.report.distance_unit ?? 'mi'}
        />
      ) : (
        <BidFailureNote bid={store.bid} />
      )}
      {isLeftBehind(standing) && (
        <ButtonLink href={addresses.dealerSignIn} size="lg" fullWidth variant="solid">
          <FormattedMessage {...messages.yourAuctions} />
        </ButtonLink>
      )}
      <ButtonLink href={infoHref} fullWidth={!isOpen} variant={isOpen ? 'plain' : 'outline'}>
        <FormattedMessage {...messages.howItWorks} />
      </ButtonLink>
    </section>
  );
});
