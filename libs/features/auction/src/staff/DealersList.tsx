import type { Auction, Bidder, DealerNotification } from '@forecourt/contract';
import { Badge, type Tone } from '@forecourt/ui/badge';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { phrases as common } from '../shared/messages.ts';
import { listRecipe } from './list.recipe.ts';
import { deliveries, messages, purposes } from './messages.ts';

/**
 * The invited dealers, the delivery status of the latest message to each, and their number of bids.
 */
export function DealersList({ auction }: { auction: Auction }) {
  const styles = useSlotStyles(listRecipe);
  const intl = useIntl();
  return (
    <ul className={styles.list} tabIndex={0} aria-label={intl.formatMessage(messages.dealers)}>
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
      <div className={styles.main}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <Delivery notification={notification} />
      </div>
      <span className={styles.meta}>
        <FormattedMessage {...common.offers} values={{ count: offers }} />
      </span>
    </li>
  );
}

const tones: Record<DealerNotification['status'], Tone> = {
  QUEUED: 'info',
  SENDING: 'info',
  SENT: 'neutral',
  FAILED: 'danger',
};

function Delivery({ notification }: Pick<Bidder, 'notification'>) {
  if (notification === undefined) return null;
  if (notification === null) {
    return (
      <Badge tone="warning">
        <FormattedMessage {...messages.noAddress} />
      </Badge>
    );
  }
  const { status, purpose } = notification;
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage {...purposes[purpose]} /> <FormattedMessage {...deliveries[status]} />
    </Badge>
  );
}
