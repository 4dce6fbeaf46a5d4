import type { DealerImportField } from '@forecourt/contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { DealerImportStore, ImportPreview } from './DealerImportStore.ts';
import { importRecipe } from './Import.recipe.ts';
import { ImportPreviewTable } from './ImportPreviewTable.tsx';
import {
  importFields,
  importMessages as messages,
  importSentences as sentences,
} from './messages.ts';

interface ImportReviewProps {
  store: DealerImportStore;
  preview: ImportPreview;
}

const fields = Object.keys(importFields) as DealerImportField[];

/** The second step: what each column is, and what becomes of each row. */
export const ImportReview = observer(function ImportReview({ store, preview }: ImportReviewProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(importRecipe);
  const { columns, counts, rows } = preview;
  const options = [
    { value: '', label: intl.formatMessage(messages.nothing) },
    ...fields.map((value) => ({ value, label: intl.formatMessage(importFields[value]) })),
  ];
  return (
    <>
      <div
        role="group"
        aria-label={intl.formatMessage(messages.columns)}
        className={styles.columns}
      >
        {columns.map(({ header, field }, index) => (
          <NativeSelect
            key={`${index} ${header}`}
            label={header || `${index + 1}`}
            options={options}
            value={field ?? ''}
            onChange={(event) =>
              void store.match(index, (event.target.value || null) as DealerImportField | null)
            }
          />
        ))}
      </div>
      <div className={styles.choices}>
        <NativeSelect
          label={intl.formatMessage(messages.duplicates)}
          options={[
            { value: 'SKIP', label: intl.formatMessage(messages.skip) },
            { value: 'UPDATE', label: intl.formatMessage(messages.update) },
          ]}
          value={store.duplicates}
          onChange={(event) => void store.setDuplicates(event.target.value)}
        />
      </div>
      <p className={styles.counts} role="status">
        {intl.formatMessage(sentences.counts, {
          added: counts.ADD,
          updated: counts.UPDATE,
          skipped: counts.SKIP,
          wrong: counts.ERROR,
        })}
      </p>
      {counts.ERROR > 0 && (
        <Alert
          status="warning"
          action={
            <Button onClick={() => void store.leaveOut()} loading={store.busy === 'preview'}>
              {intl.formatMessage(messages.leaveOut)}
            </Button>
          }
        >
          {intl.formatMessage(messages.fix)}
        </Alert>
      )}
      <ImportPreviewTable columns={columns} rows={rows} />
      {counts.ERROR === 0 && store.ready === 0 && (
        <p className={styles.more}>{intl.formatMessage(messages.nothingToDo)}</p>
      )}
    </>
  );
});
