import { ButtonLink } from '@forecourt/ui/button';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useLive } from '../live/useLive.ts';
import { cardRecipe } from '../shared/card.recipe.ts';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { LinkState } from '../shared/LinkState.tsx';
import { useDialogAhead } from '../shared/useDialogAhead.ts';
import { BidForm } from './BidForm.tsx';
import type { DealerStore } from './DealerStore.ts';
import { messages, phrases, standingTexts, standingTitles } from './messages.ts';
import { Accepted, OutcomeArt } from './Outcome.tsx';
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
  const styles = useSlotStyles(linkCardRecipe);
  const { text } = useSlotStyles(cardRecipe);
  useLive(store.live);
  const { auction, standing, live, isOpen } = store;
  const result = useShownAtEnd(isOpen);
  useDialogAhead(isOpen);

  if (live.isGone) {
    return (
      <EmptyState title={<FormattedMessage {...messages.gone} />} art={<NotFoundArt />}>
        <FormattedMessage {...messages.goneText} />
      </EmptyState>
    );
  }
  if (!auction || !standing) return null;
  return (
    <section ref={result} className={styles.root}>
      <OutcomeArt standing={standing} />
      <div className={styles.lead}>
        <div className={styles.head}>
          <div role="status">
            <h2 className={styles.title}>
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
      {standing === 'cancelled' && auction.cancel_reason && (
        <p>
          <FormattedMessage {...phrases.reason} values={{ reason: auction.cancel_reason }} />
        </p>
      )}
      {standing === 'accepted' && <Accepted store={store} />}
      <StandingFigures store={store} />
      {isOpen && <BidForm bid={store.bid} auction={auction} again={store.own.length > 0} />}
      <ButtonLink href={infoHref} fullWidth={!isOpen} variant={isOpen ? 'plain' : 'outline'}>
        <FormattedMessage {...messages.howItWorks} />
      </ButtonLink>
    </section>
  );
});
