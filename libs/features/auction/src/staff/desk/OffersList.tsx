import type { Auction, Offer } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { DateTime } from '@forecourt/ui/date-time';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { deskMessages } from './deskMessages.ts';
import { listRecipe } from './list.recipe.ts';
import { messages } from './messages.ts';

/** All offers of an auction, best first, with their comments. */
export function OffersList({ auction }: { auction: Auction }) {
  const styles = useSlotRecipe(listRecipe);
  const intl = useIntl();
  return (
    // The list scrolls, so it must be focusable for keyboard users.
    <ol
      className={styles.list}
      data-scrolls
      tabIndex={0}
      aria-label={intl.formatMessage(messages.offers)}
    >
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

/** Who made an offer. */
export const nameOf = ({ partner, user }: Offer): string | null =>
  partner.name ?? user?.name ?? partner.location;

/** Marks an offer that the server made up to the dealer's limit. */
export function Automatic({ short = false }) {
  return (
    <Badge outline>
      <FormattedMessage {...(short ? deskMessages.auto : deskMessages.automatic)} />
    </Badge>
  );
}

interface OfferRowProps {
  offer: Offer;
  isBest: boolean;
  currency: Auction['currency_code'];
}

function OfferRow({ offer, isBest, currency }: OfferRowProps) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(listRecipe);
  const { value, comment, inserted_at: at, trade_for_new: tradeForNew, automatic } = offer;
  return (
    <li className={styles.row} data-best={isBest || undefined}>
      <div className={styles.main}>
        <span className={styles.amount}>{formatMoney(value, currency, locale)}</span>
        <span className={styles.name}>
          <bdi>{nameOf(offer)}</bdi>
        </span>
        {automatic && <Automatic />}
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
