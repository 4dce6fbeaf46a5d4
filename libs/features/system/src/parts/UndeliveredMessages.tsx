import type { Undelivered } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { useIntl } from 'react-intl';
import { channelNames, messages } from '../messages.ts';
import { TableCard } from './TableCard.tsx';

/** Messages and webhooks that did not arrive, by reason. */
export function UndeliveredMessages({ undelivered }: { undelivered: readonly Undelivered[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const { channel, reason, count, newest } = messages;
  return (
    <TableCard
      title={formatMessage(messages.undelivered)}
      empty={formatMessage(messages.noUndelivered)}
      columns={[channel, reason, count, newest].map((one) => formatMessage(one))}
      rows={undelivered.map((one) => ({
        id: `${one.channel} ${one.reason}`,
        cells: [
          formatMessage(channelNames[one.channel]),
          one.reason,
          formatNumber(one.count),
          formatDateTime(one.newest_at),
        ],
      }))}
    />
  );
}
