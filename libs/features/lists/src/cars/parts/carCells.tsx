import type { Car } from '@forecourt/contract';
import { undeliveredText } from '@forecourt/platform/sending-words';
import { Badge } from '@forecourt/ui/badge';
import { DateTime } from '@forecourt/ui/date-time';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { cx } from '@forecourt/ui/styling';
import type { Cells } from '../../list/cells.ts';
import type { CarColumnId } from '../definition.ts';
import { messages, statusMessages } from '../messages.ts';
import { CarSaleText } from './CarSaleText.tsx';

type Styles = Record<CarColumnId | 'noOffer', string>;

/** What each column shows of a car. */
export const carCells: Cells<Car, CarColumnId, Styles> = {
  customer: ({ customer_name: name }, styles) =>
    name && <bdi className={styles.customer}>{name}</bdi>,

  offer: ({ sale }, styles, intl) => (
    <span className={cx(styles.offer, sale === null && styles.noOffer)}>
      {sale === null ? intl.formatMessage(messages.noOffer) : <CarSaleText sale={sale} />}
    </span>
  ),

  date: ({ request_date }, styles) => (
    <DateTime value={request_date} format="date" className={styles.date} />
  ),

  // what the owner was not told instead of the status, which would say that they were
  status: ({ request_status, sale, undelivered }, styles, intl) => {
    if (undelivered) {
      return (
        <Badge tone="danger" dot="full" className={styles.status}>
          {intl.formatMessage(undeliveredText(undelivered))}
        </Badge>
      );
    }
    // The status that lists are filtered by is still that of the auction before.
    const status = sale?.state === 'FELL_THROUGH' ? sale.state : request_status;
    return (
      <StatusBadge
        status={status}
        label={intl.formatMessage(statusMessages[status])}
        className={styles.status}
      />
    );
  },
};
