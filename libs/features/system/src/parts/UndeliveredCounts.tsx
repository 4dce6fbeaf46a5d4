import type { Undelivered } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { useIntl } from 'react-intl';
import { channelNames, messages } from '../messages.ts';
import { reasonText } from '../reasonText.ts';
import { TableCard } from './TableCard.tsx';

/** How many messages and webhooks did not arrive, by reason. */
export function UndeliveredCounts({ undelivered }: { undelivered: readonly Undelivered[] }) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const { channel, reason, count, newest } = messages;
  return (
    <TableCard
      title={formatMessage(messages.undelivered)}
      empty={formatMessage(messages.noUndelivered)}
      columns={[channel, reason, count, newest].map((one) => formatMessage(one))}
      below={1}
      rows={undelivered.map((one) => ({
        id: `${one.channel} ${one.reason}`,
        cells: [
          formatMessage(channelNames[one.channel]),
          reasonText(one, intl),
          formatNumber(one.count),
          formatDateTime(one.newest_at),
        ],
      }))}
    />
  );
}
