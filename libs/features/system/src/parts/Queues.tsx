import type { SystemQueue } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { queueName } from '../queueNames.ts';
import { TableCard } from './TableCard.tsx';

/** Background jobs that are not done, by kind. */
export function Queues({ queues }: { queues: readonly SystemQueue[] }) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const { queue, waiting, running, failedCount, oldest } = messages;
  return (
    <TableCard
      title={formatMessage(messages.queues)}
      empty={formatMessage(messages.noQueues)}
      columns={[queue, waiting, running, failedCount, oldest].map((one) => formatMessage(one))}
      rows={queues.map((one) => ({
        id: one.name,
        cells: [
          queueName(one.name, intl),
          formatNumber(one.waiting),
          formatNumber(one.running),
          formatNumber(one.failed),
          one.oldest_due_at ? formatDateTime(one.oldest_due_at) : '–',
        ],
      }))}
    />
  );
}
