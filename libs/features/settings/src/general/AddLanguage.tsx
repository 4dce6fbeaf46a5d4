import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileButton } from '../parts/FileButton.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { LocaleRefused } from './LocaleRefused.tsx';
import { messages } from './messages.ts';
import type { TemplateFiles } from './textAddresses.ts';
import { ACCEPTED, canonicalCode } from './translationFile.ts';
import { languageRecipe } from './Languages.recipe.ts';

interface AddLanguageProps {
  store: SettingsStore;
  /** Codes that are already in the list. */
  taken: readonly string[];
  template?: TemplateFiles | undefined;
}

/** A form for a new language: its code and translation file. */
export const AddLanguage = observer(function AddLanguage(props: AddLanguageProps) {
  const { store, taken, template } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(languageRecipe);
  const [typed, setTyped] = useState('');
  const code = canonicalCode(typed);
  const { chosen, reading, refusal, sending } = store.locales;
  const bad = typed.length > 1 && code === null;
  const choose = (file: File): void => {
    if (!code) return;
    const addresses = { current: null, source: template?.texts };
    void store.locales.choose(code, file, addresses, () => setTyped(''));
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
        accept={ACCEPTED}
        disabled={code === null || sending !== null}
        loading={code !== null && (sending === code || reading === code)}
        onFile={choose}
      >
        <FormattedMessage {...messages.chooseFile} />
      </FileButton>
      {!chosen && refusal && !taken.includes(refusal.code) && <LocaleRefused refusal={refusal} />}
    </div>
  );
});
