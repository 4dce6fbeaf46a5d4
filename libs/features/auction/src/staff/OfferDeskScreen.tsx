import { Button, ButtonLink } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinkState } from '../shared/LinkState.tsx';
import { messages as common } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { AuctionEnded } from './AuctionEnded.tsx';
import { AuctionRunning } from './AuctionRunning.tsx';
import { CancelAuction } from './CancelAuction.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import { DeskTitle } from './DeskTitle.tsx';
import { messages } from './messages.ts';
import type { OfferDeskScreenProps } from './OfferDeskScreen.types.ts';
import { OfferForm } from './OfferForm.tsx';
import { OfferRecordDialog } from './OfferRecordDialog.tsx';
import { OwnersOffer } from './OwnersOffer.tsx';
import { decisionId } from './revealDecision.ts';
import { WaysToSell } from './WaysToSell.tsx';

/** Selling a report's car, as one card: what stands now, and what to do next. */
export const OfferDeskScreen = observer(function OfferDeskScreen(props: OfferDeskScreenProps) {
  const { store } = props;
  const styles = useSlotStyles(deskRecipe);
  const intl = useIntl();
  useEffect(() => store.watch(), [store]);
  if (!store.source) return null;
  const { state, auction, live } = store;
  const isLive = auction?.status === 'RUNNING' && live.link !== 'lost';
  return (
    <section
      id={decisionId}
      aria-label={intl.formatMessage(deskMessages.region)}
      className={styles.card}
      data-screen-only
    >
      <div className={styles.head}>
        <div role="status">
          <DeskTitle state={state} />
        </div>
        {isLive && <LinkState link={live.link} />}
      </div>
      {auction && live.link === 'lost' && (
        <Note tone="warning" role="status">
          <FormattedMessage {...common.lost} />
        </Note>
      )}
      <Body {...props} />
      {store.canAct && state !== 'open' && <Again {...props} />}
      <Foot {...props} />
    </section>
  );
});

const Body = observer(function Body(props: OfferDeskScreenProps) {
  const { store } = props;
  const styles = useSlotStyles(deskRecipe);
  const { state, source, auction, ownersOffer } = store;
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
      return ownersOffer && source && <OwnersOffer offer={ownersOffer} tradeIn={source.tradeIn} />;
    case 'running':
    case 'counting':
      return auction && <AuctionRunning store={store} auction={auction} />;
    default:
      return auction && <AuctionEnded store={store} auction={auction} />;
  }
});

/** After an unsuccessful offer or auction, or to change an offer that is waiting for an answer. */
const Again = observer(function Again({ store, shareHref }: OfferDeskScreenProps) {
  const styles = useSlotStyles(deskRecipe);
  const isWaiting = store.state === 'offerSent';
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
  return (
    <div className={styles.actions}>
      <Button
        fullWidth
        size="lg"
        variant={isWaiting ? 'outline' : 'solid'}
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

/** What is rarely needed: ending the auction, and the record of it all. */
const Foot = observer(function Foot({ store }: OfferDeskScreenProps) {
  const styles = useSlotStyles(deskRecipe);
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
