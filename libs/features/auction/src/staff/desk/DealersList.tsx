import type { Auction, Bidder } from '@forecourt/contract';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { phrases as common } from '../../shared/messages.ts';
import { listRecipe } from './list.recipe.ts';
import { deliveries, messages, purposes } from './messages.ts';

/**
 * The invited dealers, the delivery status of the latest message to each, and their number of bids.
 */
export function DealersList({ auction }: { auction: Auction }) {
  const styles = useSlotStyles(listRecipe);
  const intl = useIntl();
  return (
    // The list scrolls, so it must be focusable for keyboard users.
    <ul
      className={styles.list}
      data-scrolls
      tabIndex={0}
      aria-label={intl.formatMessage(messages.dealers)}
    >
      {auction.bidders.map((bidder) => (
        <DealerRow
          key={bidder.partner_id}
          bidder={bidder}
          offers={auction.offers.filter(({ partner }) => partner.id === bidder.partner_id).length}
        />
      ))}
    </ul>
  );
}

function DealerRow({ bidder, offers }: { bidder: Bidder; offers: number }) {
  const styles = useSlotStyles(listRecipe);
  const { name, notification } = bidder;
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      {offers > 0 && (
        <span className={styles.meta}>
          <FormattedMessage {...common.offers} values={{ count: offers }} />
        </span>
      )}
      <Delivery notification={notification} />
    </li>
  );
}

function Delivery({ notification }: Pick<Bidder, 'notification'>) {
  const styles = useSlotStyles(listRecipe);
  if (notification === undefined) return null;
  const isMissed = notification === null || notification.status === 'FAILED';
  return (
    <span className={styles.delivery} data-missed={isMissed || undefined}>
      {notification ? (
        <>
          <FormattedMessage {...purposes[notification.purpose]} />{' '}
          <FormattedMessage {...deliveries[notification.status]} />
        </>
      ) : (
        <FormattedMessage {...messages.noAddress} />
      )}
    </span>
  );
}
