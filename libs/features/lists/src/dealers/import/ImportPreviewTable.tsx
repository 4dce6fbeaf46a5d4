import type { DealerImportRow } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { RowError, RowsTable } from '@forecourt/ui/rows-table';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { importRecipe } from './Import.recipe.ts';
import type { ImportPreview } from './DealerImportStore.ts';
import {
  actionMessages,
  importFields,
  importMessages as messages,
  importSentences as sentences,
} from './messages.ts';
import { rowErrors, rowNote } from './rowNotes.ts';

const tones = { ADD: 'success', UPDATE: 'info', SKIP: 'neutral', ERROR: 'danger' } as const;

/** Rows with errors come first; this many rows are shown. */
const ROWS_SHOWN = 100;

/** The rows of a file, with what becomes of each. */
export function ImportPreviewTable({ columns, rows }: Pick<ImportPreview, 'columns' | 'rows'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(importRecipe);
  const fields = columns.flatMap(({ field }) => field ?? []);
  const shown = rows.toSorted((one, other) => isWrong(other) - isWrong(one)).slice(0, ROWS_SHOWN);
  const left = rows.length - shown.length;
  return (
    <>
      <RowsTable
        label={intl.formatMessage(messages.rows)}
        columns={[
          intl.formatMessage(messages.line),
          intl.formatMessage(messages.outcome),
          ...fields.map((field) => intl.formatMessage(importFields[field])),
        ]}
      >
        {shown.map((row) => (
          <tr key={row.line} data-wrong={row.action === 'ERROR' || undefined}>
            <td>{row.line}</td>
            <td>
              <Badge tone={tones[row.action]}>
                {intl.formatMessage(actionMessages[row.action])}
              </Badge>
              {rowErrors(row, intl).map((text) => (
                <RowError key={text}>{text}</RowError>
              ))}
              {row.action !== 'ERROR' && row.dealer && (
                <span className={styles.note}>{rowNote(row, intl)}</span>
              )}
            </td>
            {fields.map((field) => (
              <td key={field}>{row.values[field]}</td>
            ))}
          </tr>
        ))}
      </RowsTable>
      {left > 0 && (
        <p className={styles.more}>{intl.formatMessage(sentences.more, { count: left })}</p>
      )}
    </>
  );
}

const isWrong = ({ action }: DealerImportRow): number => (action === 'ERROR' ? 1 : 0);
