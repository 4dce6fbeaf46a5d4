import type { Request } from '@forecourt/contract';
import { requestStatusMessages } from '@forecourt/platform/request-words';
import { deliveryMessages } from '@forecourt/platform/sending-words';
import { Badge } from '@forecourt/ui/badge';
import { DateTime } from '@forecourt/ui/date-time';
import { StatusBadge } from '@forecourt/ui/status-badge';
import type { Cells } from '../../list/cells.ts';
import { carName, isUndelivered } from '../customer.ts';
import type { RequestColumnId } from '../definition.ts';
import { availabilityMessages, planMessages } from '../saleMessages.ts';

type Styles = Record<RequestColumnId | 'model' | 'plate', string>;

/** What each column shows of a request. */
export const requestCells: Cells<Request, RequestColumnId, Styles> = {
  car(request, styles) {
    const { car } = request.report;
    if (!car) return null;
    return (
      <span className={styles.car}>
        <span className={styles.model}>{carName(request)}</span>
        {car.plate && <span className={styles.plate}> {car.plate}</span>}
      </span>
    );
  },

  sale({ info: { user_sale_plan: plan, car_availability: when } }, styles, intl) {
    const words = [
      plan && intl.formatMessage(planMessages[plan]),
      when && intl.formatMessage(availabilityMessages[when]),
    ].filter(Boolean);
    return words.length > 0 && <span className={styles.sale}>{words.join(' · ')}</span>;
  },

  date: ({ inserted_at }, styles) => (
    <DateTime value={inserted_at} format="date" className={styles.date} />
  ),

  // "Not delivered" instead of the status if the message was not, until the customer is done.
  status: (request, styles, intl) =>
    isUndelivered(request) ? (
      <Badge tone="danger" dot="full" className={styles.status}>
        {intl.formatMessage(deliveryMessages.notDelivered)}
      </Badge>
    ) : (
      <StatusBadge
        status={request.status}
        label={intl.formatMessage(requestStatusMessages[request.status])}
        className={styles.status}
      />
    ),
};
