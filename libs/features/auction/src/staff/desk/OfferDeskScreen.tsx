import { Button, ButtonLink } from '@forecourt/ui/button';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { useFocusHeld } from '@forecourt/ui/focus-held';
import { FailedPart } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DealSkeleton } from '../../shared/DealSkeleton.tsx';
import { LinkState } from '../../shared/LinkState.tsx';
import { messages as common } from '../../shared/messages.ts';
import { Note } from '../../shared/Note.tsx';
import { AuctionEnded } from './AuctionEnded.tsx';
import { AuctionRunning } from './AuctionRunning.tsx';
import { CancelAuction } from './CancelAuction.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import { DeskTitle } from './DeskTitle.tsx';
import { messages } from './messages.ts';
import type { OfferDeskScreenProps } from './OfferDeskScreen.types.ts';
import { OfferBest } from './OfferBest.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferRecordDialog } from './OfferRecordDialog.tsx';
import { OwnersOffer } from './OwnersOffer.tsx';
import { decisionId, focusDecision } from '../revealDecision.ts';
import { WaysToSell } from './WaysToSell.tsx';

// Most reports are not that far.
const StaffDeal = lazyPart(() => import('./after/StaffDeal.tsx'), {
  waiting: DealSkeleton,
  failed: FailedPart,
});

/** Selling a report's car, as one card: what stands now, and what to do next. */
export const OfferDeskScreen = observer(function OfferDeskScreen(props: OfferDeskScreenProps) {
  const { store } = props;
  const styles = useSlotRecipe(deskRecipe);
  const intl = useIntl();
  const card = useRef<HTMLElement>(null);
  useFocusHeld(card);
  useEffect(() => store.watch(), [store]);
  if (!store.source) return null;
  const { state, auction, live } = store;
  const isLive = auction?.status === 'RUNNING' && live.link !== 'lost';
  return (
    <section
      ref={card}
      id={decisionId}
      aria-label={intl.formatMessage(deskMessages.region)}
      className={styles.card}
      data-screen-only
    >
      <div className={styles.head}>
        <div role="status">
          <DeskTitle state={state} isUnreached={store.isUnreached} />
        </div>
        {isLive && <LinkState link={live.link} />}
      </div>
      {auction && live.link === 'lost' && (
        <Note tone="warning" role="status">
          <FormattedMessage {...common.lost} />
        </Note>
      )}
      {store.isTooLate && <TooLate />}
      <Body {...props} />
      {store.canAct && state !== 'open' && !store.deal && <Again {...props} />}
      <Foot {...props} />
    </section>
  );
});

/** The auction ended under an open question; who was answering it reads so, and is led to the result. */
function TooLate() {
  useEffect(() => {
    // The question gives its focus back first, to a button that is gone as well.
    const frame = requestAnimationFrame(() => requestAnimationFrame(focusDecision));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Note tone="warning" role="alert">
      <FormattedMessage {...deskMessages.tooLate} />
    </Note>
  );
}

const Body = observer(function Body(props: OfferDeskScreenProps) {
  const { store, settingsHref } = props;
  const styles = useSlotRecipe(deskRecipe);
  const { state, source, auction, ownersOffer, deal } = store;
  if (deal && auction?.status !== 'RUNNING') {
    return (
      <>
        <StaffDeal store={store} deal={deal} />
        {store.canAct && <Again {...props} />}
        {auction?.id === deal.auction_id && <AuctionEnded store={store} auction={auction} />}
      </>
    );
  }
  switch (state) {
    case 'open':
      return <WaysToSell {...props} />;
    case 'incomplete':
    case 'viewer':
      return (
        <p className={styles.text}>
          <FormattedMessage {...(state === 'viewer' ? messages.viewer : messages.notComplete)} />
        </p>
      );
    case 'offerSent':
    case 'offerAccepted':
    case 'offerDeclined':
    case 'offerExpired':
      return (
        ownersOffer &&
        source && (
          <OwnersOffer
            store={store}
            offer={ownersOffer}
            tradeIn={source.tradeIn}
            settingsHref={settingsHref}
          />
        )
      );
    case 'running':
    case 'counting':
      return (
        auction && (
          <AuctionRunning store={store} auction={auction} dealersHref={props.dealersHref} />
        )
      );
    default:
      return (
        auction && <AuctionEnded store={store} auction={auction} settingsHref={settingsHref} />
      );
  }
});

/** After an unsuccessful offer or auction, or to change an offer that is waiting for an answer. */
const Again = observer(function Again(props: OfferDeskScreenProps) {
  const styles = useSlotRecipe(deskRecipe);
  const { store, shareHref } = props;
  const isWaiting = store.state === 'offerSent';
  const isSecond = isWaiting || store.deal?.can.includes('SECOND_CHANCE');
  const another = store.ownersOffer ? messages.another : deskMessages.makeOffer;
  if (store.wantsForm) {
    return (
      <section className={styles.other}>
        {isWaiting && (
          <Note>
            <FormattedMessage {...messages.changeText} />
          </Note>
        )}
        <OfferForm store={store} />
        <Button variant="ghost" onClick={() => store.showForm(false)}>
          <FormattedMessage {...common.cancel} />
        </Button>
      </section>
    );
  }
  if (store.againOf) return <AfterNo store={store} shareHref={shareHref} />;
  return (
    <div className={styles.actions}>
      <Button
        fullWidth
        size="lg"
        variant={isSecond ? 'outline' : 'solid'}
        onClick={() => store.showForm(true)}
      >
        <FormattedMessage {...(isWaiting ? messages.changeOffer : another)} />
      </Button>
      {!isWaiting && (
        <ButtonLink fullWidth size="lg" href={shareHref}>
          <FormattedMessage {...messages.startAuction} />
        </ButtonLink>
      )}
    </div>
  );
});

/** Nothing came of the auction: its best offer anyway, the same auction again, or an offer. */
const AfterNo = observer(function AfterNo({
  store,
  shareHref,
}: Pick<OfferDeskScreenProps, 'store' | 'shareHref'>) {
  const styles = useSlotRecipe(deskRecipe);
  const { auction, againOf, deal } = store;
  const hasBest = auction?.can_offer_best === true;
  // Only one way on is the main one, and the next dealer is above these.
  const isNext = deal?.can.includes('SECOND_CHANCE') === true;
  return (
    <div className={styles.actions} data-next={isNext || undefined}>
      {auction && hasBest && <OfferBest store={store.bestOffer} auction={auction} />}
      <ButtonLink
        fullWidth
        size="lg"
        variant={hasBest || isNext ? 'outline' : 'solid'}
        href={`${shareHref}${shareHref.includes('?') ? '&' : '?'}again=${againOf}`}
      >
        <FormattedMessage {...deskMessages.startAgain} />
      </ButtonLink>
      <Button fullWidth size="lg" onClick={() => store.showForm(true)}>
        <FormattedMessage {...deskMessages.makeOffer} />
      </Button>
    </div>
  );
});

/** What is rarely needed: ending the auction, and the record of it all. */
const Foot = observer(function Foot({ store }: OfferDeskScreenProps) {
  const styles = useSlotRecipe(deskRecipe);
  const { state, source, auction, ownersOffer, cancel, mayAct, mayAudit } = store;
  return (
    <div className={styles.foot}>
      {state === 'running' && auction && mayAct && (
        <CancelAuction store={cancel} auctionId={auction.id} />
      )}
      {source && (auction ?? ownersOffer) && mayAudit && (
        <OfferRecordDialog store={store.record} requestId={source.requestId} />
      )}
    </div>
  );
});
