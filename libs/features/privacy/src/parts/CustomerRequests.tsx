import type { CustomerRequest } from '@forecourt/contract';
import { formatPhone } from '@forecourt/platform';
import { requestStatusMessages } from '@forecourt/platform/request-words';
import { DateTime } from '@forecourt/ui/date-time';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { privacyRecipe } from '../Privacy.recipe.ts';

/** All requests attributed to this customer, for review before anything is done. */
export function CustomerRequests({ requests }: { requests: readonly CustomerRequest[] }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  return (
    <ul
      className={`${styles.list} ${styles.requests}`}
      aria-label={intl.formatMessage(messages.requests)}
      tabIndex={0}
    >
      {requests.map(({ id, name, email, phone, car, status, inserted_at }) => (
        <li key={id} className={styles.row}>
          <div className={styles.who}>
            <div className={styles.name}>{name ?? intl.formatMessage(messages.noName)}</div>
            <div className={styles.quiet}>
              {[email, formatPhone(phone), car].filter(Boolean).join(' · ')}
            </div>
          </div>
          <StatusBadge status={status} label={intl.formatMessage(requestStatusMessages[status])} />
          <span className={styles.quiet}>
            <DateTime value={inserted_at} format="date" />
          </span>
        </li>
      ))}
    </ul>
  );
}
