import { Button, ButtonLink } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { Note } from '../shared/Note.tsx';
import { AuctionPanel } from './AuctionPanel.tsx';
import { messages } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { OfferForm } from './OfferForm.tsx';
import { OfferRecordDialog } from './OfferRecordDialog.tsx';
import { OwnersOffer } from './OwnersOffer.tsx';

export interface OfferDeskScreenProps {
  store: OfferDeskStore;
  /** Address for sharing the report with dealers. */
  shareHref: string;
  /** Address of the panel that explains auctions. */
  infoHref: string;
}

/** Selling a report's car: the offer to its owner, or the auction among dealers, and the result. */
export const OfferDeskScreen = observer(function OfferDeskScreen(props: OfferDeskScreenProps) {
  const { store } = props;
  const styles = useSlotStyles(cardRecipe);
  useEffect(() => store.watch(), [store]);
  const { source, auction, ownersOffer, canAct, mayAct } = store;
  if (!source) return null;
  const isBegun = Boolean(auction ?? ownersOffer);
  const isClosed = auction?.status === 'RUNNING' || auction?.status === 'AWAITING_OWNER';
  return (
    <div className={styles.root}>
      {ownersOffer && !isClosed && <OwnersOffer offer={ownersOffer} tradeIn={source.tradeIn} />}
      {auction && <AuctionPanel store={store} auction={auction} />}
      {canAct && (isBegun ? <Again {...props} /> : <Ways {...props} />)}
      {isBegun && store.mayAudit && (
        <div className={styles.actions}>
          <OfferRecordDialog store={store.record} requestId={source.requestId} />
        </div>
      )}
      {!isBegun && !canAct && (
        <Note>
          <FormattedMessage {...(mayAct ? messages.notComplete : messages.viewer)} />
        </Note>
      )}
    </div>
  );
});

/** The two ways to sell. */
const Ways = observer(function Ways({ store, shareHref, infoHref }: OfferDeskScreenProps) {
  const styles = useSlotStyles(cardRecipe);
  return (
    <>
      <section className={styles.form}>
        <p className={styles.text}>
          <FormattedMessage {...messages.offerText} />
        </p>
        <OfferForm store={store} />
      </section>
      <section className={styles.form}>
        <h3 className={styles.title}>
          <FormattedMessage {...messages.startAuction} />
        </h3>
        <p className={styles.text}>
          <FormattedMessage {...messages.auctionText} />{' '}
          <Link href={infoHref}>
            <FormattedMessage {...messages.howItWorks} />
          </Link>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={shareHref}>
            <FormattedMessage {...messages.shareWithDealers} />
          </ButtonLink>
        </div>
      </section>
    </>
  );
});

/** After an unsuccessful offer or auction, or to change an offer that is waiting for an answer. */
const Again = observer(function Again(props: OfferDeskScreenProps) {
  const { store, shareHref } = props;
  const styles = useSlotStyles(cardRecipe);
  const { ownersOffer } = store;
  const isWaiting = ownersOffer?.accepted === null && !ownersOffer.expired;
  if (store.wantsForm) {
    return (
      <section className={styles.form}>
        {isWaiting && (
          <Note>
            <FormattedMessage {...messages.changeText} />
          </Note>
        )}
        <OfferForm store={store} />
      </section>
    );
  }
  return (
    <div className={styles.actions}>
      <Button onClick={() => store.showForm(true)}>
        <FormattedMessage {...(isWaiting ? messages.changeOffer : messages.another)} />
      </Button>
      {!isWaiting && (
        <ButtonLink href={shareHref}>
          <FormattedMessage {...messages.startAuction} />
        </ButtonLink>
      )}
    </div>
  );
});
