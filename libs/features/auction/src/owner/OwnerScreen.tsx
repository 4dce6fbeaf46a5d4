import { formatMoney } from '@forecourt/platform';
import { Countdown } from '@forecourt/ui/countdown';
import { useFocusHeld } from '@forecourt/ui/focus-held';
import { AcceptedArt, RejectedArt, WaitingArt } from '@forecourt/ui/illustrations';
import type { IllustrationProps } from '@forecourt/ui/illustrations';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { FailedPart } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { DealSkeleton } from '../shared/DealSkeleton.tsx';
import { Figure } from '../shared/Figure.tsx';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { LinkState } from '../shared/LinkState.tsx';
import { failures, messages as common } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { useDialogAhead } from '../shared/useDialogAhead.ts';
import { Conditions } from './Conditions.tsx';
import { messages, phrases, viewTexts, viewTitles } from './messages.ts';
import { OfferAnswer } from './OfferAnswer.tsx';
import { ownerRecipe } from './OwnerScreen.recipe.ts';
import type { OwnerStore, OwnerView } from './OwnerStore.ts';

// Most owners who open their link have not said yes yet.
const OwnerAfterCard = lazyPart(() => import('./after/OwnerAfterCard.tsx'), {
  waiting: DealSkeleton,
  failed: FailedPart,
});

export interface OwnerScreenProps {
  store: OwnerStore;
  /** Address of the receipt. */
  receiptHref: string;
}

interface PartProps {
  store: OwnerStore;
}

const arts: Partial<Record<OwnerView, ComponentType<IllustrationProps>>> = {
  none: WaitingArt,
  counting: WaitingArt,
  accepted: AcceptedArt,
  declined: RejectedArt,
  expired: RejectedArt,
  withdrawn: RejectedArt,
};

/**
 * The offer on the owner's page: amount, dealer, conditions and the answer. Renders nothing until
 * it has loaded; the report next to it loads with it.
 */
export const OwnerScreen = observer(function OwnerScreen({ store, receiptHref }: OwnerScreenProps) {
  const styles = useSlotRecipe(linkCardRecipe);
  const card = useSlotRecipe(cardRecipe);
  const owner = useSlotRecipe(ownerRecipe);
  const root = useRef<HTMLElement>(null);
  useFocusHeld(root, { bar: '[role=region]' });
  useEffect(() => store.watch(), [store]);
  const { answer, view, failure, deal, buyer } = store;
  useDialogAhead(view === 'open');
  // Asked from the bar at the bottom, the card may be out of view.
  useEffect(() => {
    if (failure) root.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [failure]);
  if (!answer) return null;
  if (deal) {
    return (
      <section ref={root} className={styles.root}>
        <OwnerAfterCard store={store} deal={deal} receiptHref={receiptHref} />
      </section>
    );
  }
  const Art = arts[view];
  const { comment } = store.offer ?? {};
  return (
    <section ref={root} className={styles.root}>
      {Art && (
        <div className={styles.art}>
          <Art />
        </div>
      )}
      <div className={styles.lead}>
        <div role="status">
          <h2 tabIndex={-1} className={styles.title}>
            <FormattedMessage {...viewTitles[view]} />
          </h2>
        </div>
        <p className={card.text}>
          <FormattedMessage {...viewTexts[view]} values={{ buyer }} />
        </p>
      </div>
      <Offered store={store} />
      {view === 'auction' && <Running store={store} />}
      {failure && view !== 'withdrawn' && (
        <Note tone="danger" role="alert">
          {failure === 'changed' || failure === 'answered' ? (
            <FormattedMessage {...messages[failure]} />
          ) : (
            <FormattedMessage {...failures[failure]} />
          )}
        </Note>
      )}
      {view === 'open' && <OfferAnswer store={store} />}
      {view === 'withdrawn' && store.withdrawn && (
        <section>
          <h3 className={card.label}>
            <FormattedMessage {...messages.reason} />
          </h3>
          <blockquote className={owner.comment}>{store.withdrawn.reason}</blockquote>
        </section>
      )}
      {comment && view !== 'auction' && view !== 'counting' && (
        <section>
          <h3 className={card.label}>
            <FormattedMessage {...phrases.comment} values={{ buyer }} />
          </h3>
          <blockquote className={owner.comment}>{comment}</blockquote>
        </section>
      )}
    </section>
  );
});

/** The amount, who offers it and its conditions. */
const Offered = observer(function Offered({ store }: PartProps) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(ownerRecipe);
  const { offer, view, buyer: name } = store;
  if (!offer || view === 'auction' || view === 'counting') return null;
  return (
    <>
      <div>
        <p
          className={styles.amount}
          data-over={view === 'expired' || view === 'declined' || undefined}
        >
          {formatMoney(offer.value, offer.currency_code ?? 'USD', locale)}
        </p>
        {name && (
          <p className={styles.from}>
            <FormattedMessage {...phrases.from} values={{ name }} />
          </p>
        )}
      </div>
      <Conditions offer={offer} buyer={name} unit={store.answer?.report.distance_unit ?? 'mi'} />
    </>
  );
});

/** During the auction: the clock and the number of bids, never the amounts. */
const Running = observer(function Running({ store: { live } }: PartProps) {
  const styles = useSlotRecipe(cardRecipe);
  const { auction } = live;
  if (!auction) return null;
  return (
    <>
      <dl className={styles.figures}>
        <Figure main label={<FormattedMessage {...common.timeLeft} />}>
          <Countdown end={auction.end_time} now={live.now} large />
        </Figure>
      </dl>
      <div className={styles.head}>
        <span>
          <FormattedMessage {...phrases.count} values={{ count: auction.total_offers }} />
        </span>
        <LinkState link={live.link} />
      </div>
    </>
  );
});
