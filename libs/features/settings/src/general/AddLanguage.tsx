import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileButton } from '../parts/FileButton.tsx';
import { UploadBar } from '../parts/UploadBar.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { LocaleRefused } from './LocaleRefused.tsx';
import { messages } from './messages.ts';
import { canonicalCode } from './translationFile.ts';
import { languageRecipe } from './Languages.recipe.ts';

interface AddLanguageProps {
  store: SettingsStore;
  /** Codes that are already in the list. */
  taken: readonly string[];
}

/** A form for a new language: its code and translation file. */
export const AddLanguage = observer(function AddLanguage({ store, taken }: AddLanguageProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(languageRecipe);
  const [typed, setTyped] = useState('');
  const code = canonicalCode(typed);
  const { refusal, sending } = store.locales;
  const bad = typed.length > 1 && code === null;
  const put = async (file: File): Promise<void> => {
    if (code && (await store.locales.put(code, file))) setTyped('');
  };
  return (
    <div className={styles.add}>
      <TextField
        label={intl.formatMessage(messages.addLanguage)}
        hint={intl.formatMessage(messages.languageCodeHint)}
        error={bad ? intl.formatMessage(messages.badCode) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={35}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FileButton
        icon={Plus}
        label={intl.formatMessage(messages.chooseFile)}
        accept="application/json,.json"
        disabled={code === null || sending !== null}
        loading={sending !== null && sending === code}
        onFile={(file) => void put(file)}
      >
        <FormattedMessage {...messages.chooseFile} />
      </FileButton>
      {store.locales.progress.active && sending === code && (
        <div className={styles.progress}>
          <UploadBar progress={store.locales.progress} />
        </div>
      )}
      {refusal && !taken.includes(refusal.code) && <LocaleRefused refusal={refusal} />}
    </div>
  );
});
