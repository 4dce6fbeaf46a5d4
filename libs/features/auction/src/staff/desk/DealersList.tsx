import { type Auction, type Bidder, wasSent } from '@forecourt/contract';
import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { DateTime } from '@forecourt/ui/date-time';
import { FormattedMessage, useIntl } from 'react-intl';
import { phrases as common } from '../../shared/messages.ts';
import { bidderMessages } from './bidderMessages.ts';
import { BidderWays } from './BidderWays.tsx';
import { listRecipe } from './list.recipe.ts';
import { deliveries, messages, purposes } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';

interface DealersListProps {
  store: OfferDeskStore;
  auction: Auction;
}

/** Whether no message reached a dealer. */
export function isMissed({ notification }: Bidder): boolean {
  return notification === null || notification?.status === 'FAILED';
}

/**
 * The invited dealers, when each opened the invitation, the delivery status of the latest message to
 * them, and their number of bids; where it did not arrive, why, and the ways to them.
 */
export function DealersList({ store, auction }: DealersListProps) {
  const styles = useSlotRecipe(listRecipe);
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
          store={store}
          bidder={bidder}
          isRunning={auction.status === 'RUNNING'}
          offers={auction.offers.filter(({ partner }) => partner.id === bidder.partner_id).length}
        />
      ))}
    </ul>
  );
}

interface DealerRowProps {
  store: OfferDeskStore;
  bidder: Bidder;
  /** How many the dealer made. */
  offers: number;
  isRunning: boolean;
}

function DealerRow({ store, bidder, offers, isRunning }: DealerRowProps) {
  const styles = useSlotRecipe(listRecipe);
  const { name } = bidder;
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      {offers > 0 && (
        <span className={styles.meta}>
          <FormattedMessage {...common.offers} values={{ count: offers }} />
        </span>
      )}
      <Opening bidder={bidder} isRunning={isRunning} />
      <Delivery bidder={bidder} />
      {store.mayAct && isMissed(bidder) && <BidderWays store={store} bidder={bidder} />}
    </li>
  );
}

/** When the dealer opened the invitation; while they may still bid, also that they have not. */
function Opening({ bidder, isRunning }: Pick<DealerRowProps, 'bidder' | 'isRunning'>) {
  const styles = useSlotRecipe(listRecipe);
  const { opened_at: openedAt, notification } = bidder;
  if (openedAt) {
    return (
      <span className={styles.meta}>
        <FormattedMessage {...bidderMessages.opened} />{' '}
        <DateTime value={openedAt} format="recent" />
      </span>
    );
  }
  if (!isRunning || !wasSent(notification?.status)) return null;
  return (
    <span className={styles.meta}>
      <FormattedMessage {...bidderMessages.notOpened} />
    </span>
  );
}

function Delivery({ bidder }: { bidder: Bidder }) {
  const styles = useSlotRecipe(listRecipe);
  const { notification } = bidder;
  if (notification === undefined) return null;
  return (
    <span className={styles.delivery} data-missed={isMissed(bidder) || undefined}>
      {notification ? (
        <>
          <FormattedMessage {...purposes[notification.purpose]} />{' '}
          <FormattedMessage {...deliveries[notification.status]} />
          {notification.reason && (
            <>
              {'. '}
              <FormattedMessage {...deliveryReasonMessages[notification.reason]} />
            </>
          )}
        </>
      ) : (
        <FormattedMessage {...messages.noAddress} />
      )}
    </span>
  );
}
