import { DAY_MS, type Auction, type Offer } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { Modal } from '@forecourt/ui/dialog';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deskMessages, deskPhrases } from './deskMessages.ts';
import { listRecipe } from './list.recipe.ts';
import { messages } from './messages.ts';
import { Automatic, nameOf, OffersList } from './OffersList.tsx';

/** How many offers the card shows; the others are a press away. */
const SHOWN = 3;

interface TopOffersProps {
  auction: Auction;
  /** The server's time. */
  now: () => number;
}

/** The best offers of an auction, and a press to all of them. */
export function TopOffers({ auction, now }: TopOffersProps) {
  const styles = useSlotRecipe(listRecipe);
  const intl = useIntl();
  const { offers, status } = auction;
  const [isOpen, setOpen] = useState(false);
  if (offers.length === 0) {
    return status === 'RUNNING' ? (
      <p className={styles.comment}>
        <FormattedMessage {...messages.noOffers} />
      </p>
    ) : null;
  }
  return (
    <div>
      <ol className={styles.list} aria-label={intl.formatMessage(messages.offers)}>
        {offers.slice(0, SHOWN).map((offer, index) => (
          <TopOffer
            key={offer.id}
            offer={offer}
            isBest={index === 0}
            currency={auction.currency_code}
            isRecent={now() - Date.parse(offer.inserted_at) < DAY_MS}
          />
        ))}
      </ol>
      {(offers.length > SHOWN || offers.some(({ comment }) => comment)) && (
        <Button variant="plain" size="sm" fullWidth onClick={() => setOpen(true)}>
          <FormattedMessage {...deskPhrases.viewAll} values={{ count: offers.length }} />
        </Button>
      )}
      <Modal
        open={isOpen}
        title={<FormattedMessage {...deskMessages.allOffers} />}
        onOpenChange={() => setOpen(false)}
        footer={
          <Button onClick={() => setOpen(false)}>
            <FormattedMessage {...deskMessages.close} />
          </Button>
        }
      >
        <OffersList auction={auction} />
      </Modal>
    </div>
  );
}

interface TopOfferProps {
  offer: Offer;
  isBest: boolean;
  currency: Auction['currency_code'];
  /** Its time of day says enough. */
  isRecent: boolean;
}

function TopOffer({ offer, isBest, currency, isRecent }: TopOfferProps) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(listRecipe);
  const { value, inserted_at: at, automatic } = offer;
  return (
    <li className={styles.line} data-best={isBest || undefined}>
      <span className={styles.amount}>{formatMoney(value, currency, locale)}</span>
      <bdi className={styles.dealer}>{nameOf(offer)}</bdi>
      {automatic && <Automatic short />}
      <span className={styles.meta}>
        <DateTime value={at} format={isRecent ? 'time' : 'date'} />
      </span>
    </li>
  );
}
