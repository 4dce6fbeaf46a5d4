import { saveFile } from '@forecourt/platform/csv';
import { FileDrop } from '@forecourt/ui/file-drop';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import type { ManyField } from './columns.ts';
import { manyRecipe } from './Many.recipe.ts';
import { manyMessages as messages } from './messages.ts';
import { RecentBatches } from './RecentBatches.tsx';
import type { SendManyStore } from './SendManyStore.ts';

/** Headers that every language of the console writes the same: they are read back by these names. */
const headers: Readonly<Partial<Record<ManyField, string>>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  claim_number: 'Claim number',
  policy_number: 'Policy number',
  date_of_loss: 'Date of loss',
};

const templateOf = (fields: readonly ManyField[]): string =>
  `\uFEFF${fields.flatMap((field) => headers[field] ?? []).join()}\r\n`;

interface ManySourceProps {
  store: SendManyStore;
  /** The button that opens the choice of a file. */
  chooseRef: Ref<HTMLButtonElement>;
}

/** The first step: a file, chosen or dropped, or pasted rows; below, what was sent before. */
export const ManySource = observer(function ManySource({ store, chooseRef }: ManySourceProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(manyRecipe);
  return (
    <>
      <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
      <FileDrop
        ref={chooseRef}
        label={intl.formatMessage(messages.choose)}
        hint={intl.formatMessage(messages.drop)}
        accept=".csv,text/csv,text/plain"
        loading={store.busy === 'reading'}
        template={{
          label: intl.formatMessage(messages.template),
          onSave: () => saveFile('customers.csv', templateOf(store.fields), 'text/csv'),
        }}
        onFileChange={({ file }) => void store.take(file)}
      />
      <TextArea
        label={intl.formatMessage(messages.paste)}
        hint={intl.formatMessage(messages.pasteHint)}
        rows={4}
        spellCheck={false}
        value={store.text}
        onChange={(event) => store.paste(event.target.value)}
      />
      <RecentBatches store={store} />
    </>
  );
});
