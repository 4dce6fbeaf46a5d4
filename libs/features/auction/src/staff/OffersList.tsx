import type { Auction, Offer } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { DateTime } from '@forecourt/ui/date-time';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { listRecipe } from './list.recipe.ts';
import { messages } from './messages.ts';

/** The live list of an auction's offers, best first. */
export function OffersList({ auction }: { auction: Auction }) {
  const styles = useSlotStyles(listRecipe);
  const intl = useIntl();
  if (auction.offers.length === 0) {
    return auction.status === 'RUNNING' ? (
      <p className={styles.comment}>
        <FormattedMessage {...messages.noOffers} />
      </p>
    ) : null;
  }
  return (
    // The list scrolls, so it must be focusable for keyboard users.
    <ol className={styles.list} tabIndex={0} aria-label={intl.formatMessage(messages.offers)}>
      {auction.offers.map((offer, index) => (
        <OfferRow
          key={offer.id}
          offer={offer}
          isBest={index === 0}
          currency={auction.currency_code}
        />
      ))}
    </ol>
  );
}

interface OfferRowProps {
  offer: Offer;
  isBest: boolean;
  currency: Auction['currency_code'];
}

function OfferRow({ offer, isBest, currency }: OfferRowProps) {
  const { locale } = useIntl();
  const styles = useSlotStyles(listRecipe);
  const { value, partner, user, comment, inserted_at: at, trade_for_new: tradeForNew } = offer;
  return (
    <li className={styles.row} data-best={isBest || undefined}>
      <div className={styles.main}>
        <span className={styles.amount}>{formatMoney(value, currency, locale)}</span>
        <span className={styles.name}>
          <bdi>{partner.name ?? user?.name ?? partner.location}</bdi>
        </span>
        {tradeForNew && (
          <Badge outline>
            <FormattedMessage {...messages.newCar} />
          </Badge>
        )}
      </div>
      <span className={styles.meta}>
        <DateTime value={at} format="datetime" />
      </span>
      {comment && <p className={styles.comment}>{comment}</p>}
    </li>
  );
}
