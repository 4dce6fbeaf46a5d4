import { saveFile } from '@forecourt/platform/csv';
import { FileDrop } from '@forecourt/ui/file-drop';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { type DealerImportStore, MAX_FILE_LENGTH } from './DealerImportStore.ts';
import { importRecipe } from './Import.recipe.ts';
import { importMessages as messages } from './messages.ts';

const template =
  'Name,Contact,Email,Phone,Address,Town,ZIP code,State,Country,Makes,Groups,Note\r\n';

/** The first step: a file, chosen or dropped, or pasted rows. */
export const ImportSource = observer(function ImportSource({
  store,
}: {
  store: DealerImportStore;
}) {
  const intl = useIntl();
  const styles = useSlotRecipe(importRecipe);
  return (
    <>
      <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
      <FileDrop
        label={intl.formatMessage(messages.choose)}
        hint={intl.formatMessage(messages.drop)}
        accept=".csv,text/csv,text/plain"
        loading={store.busy === 'preview'}
        template={{
          label: intl.formatMessage(messages.template),
          onSave: () => saveFile('dealers.csv', template, 'text/csv'),
        }}
        onFileChange={({ file }) => void store.choose(file)}
      />
      <TextArea
        label={intl.formatMessage(messages.paste)}
        hint={intl.formatMessage(messages.pasteHint)}
        rows={5}
        maxLength={MAX_FILE_LENGTH}
        spellCheck={false}
        value={store.csv}
        onChange={(event) => store.paste(event.target.value)}
      />
    </>
  );
});
