import { hasCode } from '@forecourt/api-client';
import { quotaText } from '@forecourt/platform/sending-words';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { bulkRecipe } from './Bulk.recipe.ts';
import type { BulkDesk } from './BulkDesk.ts';
import type { BulkItem, BulkRow, BulkState } from './BulkRun.ts';
import { messages, sentences, stateMessages } from './messages.ts';
import type { TellBulk } from './useBulkWords.ts';
import type { BulkWords } from './words.ts';

const tones = {
  done: 'success',
  refused: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
  waiting: 'neutral',
  running: 'info',
} as const;

/** Rows that did not succeed come first; this many rows are shown. */
const ROWS_SHOWN = 200;
const order: readonly BulkState[] = ['failed', 'refused', 'cancelled', 'done'];

export interface BulkResultProps<Item extends BulkItem, Action extends string> {
  bulk: BulkDesk<Item, Action>;
  words: BulkWords<Action>;
  nameOf(item: Item): string;
  tell: TellBulk<Item>;
}

/** The result of each row, if not all succeeded. */
export const BulkResult = observer(function BulkResult<
  Item extends BulkItem,
  Action extends string,
>({ bulk, words, nameOf, tell }: BulkResultProps<Item, Action>) {
  const intl = useIntl();
  const styles = useSlotRecipe(bulkRecipe);
  const { run } = bulk;
  if (!run) return null;
  const [failed, refused, cancelled, done] = order.map((state) => run.count(state));
  const again = (failed ?? 0) + (cancelled ?? 0);
  const rows = run.rows.toSorted((one, other) => rank(one) - rank(other)).slice(0, ROWS_SHOWN);
  return (
    <Modal
      open={bulk.showsResult}
      onOpenChange={() => bulk.closeResult()}
      title={intl.formatMessage(messages.resultTitle)}
      footer={
        <>
          <Button onClick={() => bulk.closeResult()}>{intl.formatMessage(messages.close)}</Button>
          {again > 0 && (
            <Button variant="solid" onClick={() => tell(bulk.retry())}>
              {intl.formatMessage(words.retry, { count: again })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        <Text>
          {intl.formatMessage(sentences.summary, {
            done: done ?? 0,
            refused: refused ?? 0,
            failed: failed ?? 0,
            cancelled: cancelled ?? 0,
          })}
        </Text>
        <ul className={styles.list} tabIndex={0}>
          {rows.map((row) => (
            <li key={row.item.id} className={styles.row}>
              <span className={styles.name}>
                <bdi>{nameOf(row.item)}</bdi>
                {row.state !== 'done' && <span className={styles.note}>{reasonOf(row, intl)}</span>}
              </span>
              <Badge tone={tones[row.state]}>{intl.formatMessage(stateMessages[row.state])}</Badge>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
});

const rank = ({ state }: BulkRow<BulkItem>): number => order.indexOf(state);

function reasonOf({ state, error }: BulkRow<BulkItem>, intl: IntlShape): string {
  if (state === 'cancelled') return intl.formatMessage(messages.notStarted);
  if (hasCode(error, 'QUOTA_EXCEEDED') && error.used) return quotaText(error.used, intl);
  if (hasCode(error, 'COUNTRY_NOT_ALLOWED')) return intl.formatMessage(messages.country);
  if (hasCode(error, 'ADDRESS_NOT_ALLOWED')) return intl.formatMessage(messages.address);
  if (state === 'failed') return intl.formatMessage(messages.serverFailed);
  if (hasCode(error, 'FORBIDDEN')) return intl.formatMessage(messages.forbidden);
  if (hasCode(error, 'NOT_FOUND')) return intl.formatMessage(messages.gone);
  return intl.formatMessage(messages.changed);
}
