import type { Request } from '@forecourt/contract';
import { undeliveredText } from '@forecourt/platform/sending-words';
import { Avatar } from '@forecourt/ui/avatar';
import { Badge } from '@forecourt/ui/badge';
import { DateTime } from '@forecourt/ui/date-time';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useIntl } from 'react-intl';
import type { Cells } from '../../list/cells.ts';
import { carName, isAwaited, isUndelivered, missingOf } from '../customer.ts';
import type { RequestColumnId } from '../definition.ts';
import { messages, phrases } from '../messages.ts';
import { statusText } from '../statusText.ts';
import { availabilityMessages, planMessages } from '../saleMessages.ts';

type Styles = Record<RequestColumnId | 'model' | 'ids' | 'id' | 'share' | 'said', string>;

/** How much of what is required is there, while something is missing. */
function Share({ request, styles }: { request: Request; styles: Pick<Styles, 'share' | 'said'> }) {
  const intl = useIntl();
  const missing = missingOf(request);
  if (!missing) return null;
  return (
    <span className={styles.share} data-lacking={request.status === 'COMPLETED' || undefined}>
      <span aria-hidden>
        {intl.formatNumber(missing.done)}/{intl.formatNumber(missing.required)}
      </span>
      <span className={styles.said}>{intl.formatMessage(phrases.share, { ...missing })}</span>
    </span>
  );
}

/** What each column shows of a request. */
export const requestCells: Cells<Request, RequestColumnId, Styles> = {
  car(request, styles, intl) {
    const { car } = request.report;
    const claim = request.identifiers?.claim_number;
    if (!car && !claim && !isAwaited(request)) return null;
    const model = car ? carName(request) : isAwaited(request) && intl.formatMessage(messages.noCar);
    return (
      <span className={styles.car} data-awaited={car || claim ? undefined : ''}>
        <span className={styles.model} data-awaited={car ? undefined : ''}>
          {model}
        </span>
        <span className={styles.ids}>
          {car?.plate && <span className={styles.id}>{car.plate}</span>}
          {car?.plate && claim && ' · '}
          {claim && (
            <span className={styles.id} translate="no">
              {claim}
            </span>
          )}
        </span>
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

  agent: ({ agent }, styles, intl) =>
    agent && (
      <span className={styles.agent} title={agent.name}>
        <Avatar size="sm" name={agent.name} src={agent.avatar ?? undefined} />
        <span className={styles.said}>
          {intl.formatMessage(phrases.agent, { name: agent.name })}
        </span>
      </span>
    ),

  date: ({ inserted_at }, styles) => (
    <DateTime value={inserted_at} format="date" className={styles.date} />
  ),

  // "Not delivered" instead of the status if the message was not, until the customer is done.
  status: (request, styles, intl) =>
    isUndelivered(request) ? (
      <Badge tone="danger" dot="full" className={styles.status}>
        {intl.formatMessage(undeliveredText(request.delivery))}
      </Badge>
    ) : (
      <span className={styles.status}>
        <StatusBadge status={request.status} label={statusText(request, intl)} />
        {!request.addition && <Share request={request} styles={styles} />}
      </span>
    ),
};
