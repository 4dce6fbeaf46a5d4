import { serverClock } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { RowError, RowsTable } from '@forecourt/ui/rows-table';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { manyRecipe } from './Many.recipe.ts';
import {
  manyMessages as messages,
  manySentences as sentences,
  outcomeMessages,
} from './messages.ts';
import type { PlannedRow } from './planRows.ts';
import { errorsOf, noteOf, plainAddress } from './rowWords.ts';
import type { SendManyStore } from './SendManyStore.ts';

const tones = {
  send: 'success',
  error: 'danger',
  duplicate: 'neutral',
  open: 'neutral',
  limit: 'warning',
} as const;

/** Rows that are shown, and with each press on the button below. */
const ROWS_SHOWN = 100;

/** The rows of a file, with what is to become of each: first those to look at. */
export const ManyTable = observer(function ManyTable({ store }: { store: SendManyStore }) {
  const intl = useIntl();
  const [most, setMost] = useState(ROWS_SHOWN);
  const [now] = useState(() => serverClock.now());
  const rows = store.planned.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
  const left = Math.max(0, rows.length - most);
  return (
    <>
      <RowsTable
        label={intl.formatMessage(messages.rows)}
        columns={[
          intl.formatMessage(messages.line),
          intl.formatMessage(messages.customer),
          intl.formatMessage(messages.outcome),
        ]}
      >
        {rows.slice(0, most).map((row) => (
          <ManyRowView key={row.line} row={row} store={store} now={now} />
        ))}
      </RowsTable>
      {left > 0 && (
        <Button variant="ghost" onClick={() => setMost(most + ROWS_SHOWN)}>
          {intl.formatMessage(sentences.more, { count: Math.min(left, ROWS_SHOWN) })}
        </Button>
      )}
    </>
  );
});

interface ManyRowViewProps {
  row: PlannedRow;
  store: SendManyStore;
  /** When the table was opened, in milliseconds. */
  now: number;
}

function ManyRowView({ row, store, now }: ManyRowViewProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(manyRecipe);
  const { line, name, to, identifiers, outcome, anyway } = row;
  const isWrong = outcome === 'error';
  const note = noteOf(row, intl, now);
  return (
    <tr data-wrong={isWrong || undefined}>
      <td className={styles.line}>{line}</td>
      <td>
        <span className={styles.name}>{name || intl.formatMessage(messages.noName)}</span>
        {plainAddress(to)}
        {identifiers.claim_number && (
          <span className={styles.note}>{identifiers.claim_number}</span>
        )}
      </td>
      <td>
        <Badge tone={tones[outcome]}>{intl.formatMessage(outcomeMessages[outcome])}</Badge>
        {errorsOf(row, store.terms.rules, intl).map((text) => (
          <RowError key={text}>{text}</RowError>
        ))}
        {note && <span className={styles.note}>{note}</span>}
        {anyway !== null && (
          <Checkbox checked={anyway} onCheckedChange={({ checked }) => store.choose(line, checked)}>
            {intl.formatMessage(messages.anyway)}
          </Checkbox>
        )}
      </td>
    </tr>
  );
}

/** Errors first, then what can be chosen, whatever was chosen: a row stays where it is. */
function urgencyOf({ outcome, anyway }: PlannedRow): number {
  if (outcome === 'error') return 0;
  if (anyway !== null) return 1;
  return outcome === 'limit' ? 2 : 3;
}
