import { saveFile } from '@forecourt/platform/csv';
import { FileDrop } from '@forecourt/ui/file-drop';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { type DealerImportStore, MAX_FILE_LENGTH } from './DealerImportStore.ts';
import { importRecipe } from './Import.recipe.ts';
import { importMessages as messages } from './messages.ts';

const template =
  'Name,Contact,Email,Phone,Address,Town,ZIP code,State,Country,Language,Makes,Groups,Note\r\n';

interface ImportSourceProps {
  store: DealerImportStore;
  /** The button that opens the choice of a file. */
  chooseRef: Ref<HTMLButtonElement>;
}

/** The first step: a file, chosen or dropped, or pasted rows. */
export const ImportSource = observer(function ImportSource(props: ImportSourceProps) {
  const { store, chooseRef } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(importRecipe);
  return (
    <>
      <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
      <FileDrop
        ref={chooseRef}
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
