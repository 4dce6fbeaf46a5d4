import type { RequestBatchRow } from '@forecourt/contract';
import { Badge, type Tone } from '@forecourt/ui/badge';
import { Link } from '@forecourt/ui/link';
import { RowError, RowsTable } from '@forecourt/ui/rows-table';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { manyRecipe } from './Many.recipe.ts';
import { manyMessages as messages, stateMessages } from './messages.ts';
import { plainAddress, reasonOf } from './rowWords.ts';

const tones: Record<RequestBatchRow['state'], Tone> = {
  WAITING: 'info',
  SENT: 'success',
  SKIPPED: 'neutral',
  FAILED: 'danger',
  CANCELLED: 'neutral',
};

interface BatchTableProps {
  rows: readonly RequestBatchRow[];
  reportHref(id: string): string;
}

/** The rows of a batch with their results. */
export function BatchTable({ rows, reportHref }: BatchTableProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(manyRecipe);
  return (
    <RowsTable
      label={intl.formatMessage(messages.results)}
      columns={[
        intl.formatMessage(messages.line),
        intl.formatMessage(messages.customer),
        intl.formatMessage(messages.result),
      ]}
    >
      {rows.map((row) => {
        const isFailed = row.state === 'FAILED';
        const isLost = row.delivery === 'FAILED';
        const reason = reasonOf(row, intl);
        return (
          <tr key={row.line} data-wrong={isFailed || undefined}>
            <td className={styles.line}>{row.line}</td>
            <td>
              <span className={styles.name}>
                {row.name === null
                  ? intl.formatMessage(messages.erased)
                  : row.name || intl.formatMessage(messages.noName)}
              </span>
              {plainAddress(row.phone ?? row.email ?? '')}
              {row.identifiers?.claim_number && (
                <span className={styles.note}>{row.identifiers.claim_number}</span>
              )}
            </td>
            <td>
              <Badge tone={isLost ? 'warning' : tones[row.state]}>
                {intl.formatMessage(isLost ? messages.undelivered : stateMessages[row.state])}
              </Badge>
              {reason &&
                (isFailed ? (
                  <RowError>{reason}</RowError>
                ) : (
                  <span className={styles.note}>{reason}</span>
                ))}
              {row.request_id !== null && (
                <span className={styles.note}>
                  <Link href={reportHref(row.request_id)}>{intl.formatMessage(messages.open)}</Link>
                </span>
              )}
            </td>
          </tr>
        );
      })}
    </RowsTable>
  );
}
