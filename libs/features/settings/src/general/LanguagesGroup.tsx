import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { DownloadLink } from '@forecourt/ui/download-link';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { fieldMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { Group } from '../parts/Group.tsx';
import { UploadBar } from '../parts/UploadBar.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { LocaleRefused } from './LocaleRefused.tsx';
import { messages, phrases } from './messages.ts';
import { languageRecipe } from './Languages.recipe.ts';

interface LanguagesGroupProps {
  store: SettingsStore;
  draft: Draft;
  /** File with every message id and its text in English. */
  templateHref?: string;
}

/** Part of the bundle, so it needs no file (spec §1). */
const builtIn = 'en-US';

/** The available languages, their files, and the default. */
export const LanguagesGroup = observer(function LanguagesGroup(props: LanguagesGroupProps) {
  const { store, draft, templateHref } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(languageRecipe);
  const [removing, setRemoving] = useState<string | null>(null);
  const { locales } = draft.settings.general;
  const { list } = locales;
  return (
    <Group
      title={<FormattedMessage {...messages.languages} />}
      text={<FormattedMessage {...messages.languagesText} />}
    >
      {templateHref && (
        <div>
          <DownloadLink href={templateHref} size="sm">
            <FormattedMessage {...messages.template} />
          </DownloadLink>
        </div>
      )}
      <NativeSelect
        label={intl.formatMessage(fieldMessages.default_locale!)}
        options={list.map(({ local_name, locale_code }) => ({
          value: locale_code,
          label: local_name,
        }))}
        value={locales.default}
        onChange={(event) => store.set('general.default_locale', event.target.value)}
      />
      <ul className={styles.list}>
        {list.map(({ locale_code: code }) => (
          <LanguageRow
            key={code}
            store={store}
            draft={draft}
            code={code}
            onRemove={() => setRemoving(code)}
          />
        ))}
      </ul>
      <AddLanguage store={store} taken={list.map(({ locale_code }) => locale_code)} />
      <ConfirmDialog
        open={removing !== null}
        danger
        title={intl.formatMessage(messages.removeTitle)}
        confirmLabel={intl.formatMessage(messages.remove)}
        loading={store.locales.sending !== null}
        onOpenChange={() => setRemoving(null)}
        onConfirm={() => {
          const code = removing;
          if (code) void store.locales.remove(code).then(() => setRemoving(null));
        }}
      >
        <FormattedMessage {...messages.removeText} />
      </ConfirmDialog>
    </Group>
  );
});

interface LanguageRowProps {
  store: SettingsStore;
  draft: Draft;
  code: string;
  onRemove: () => void;
}

const LanguageRow = observer(function LanguageRow(props: LanguageRowProps) {
  const { store, draft, code, onRemove } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(languageRecipe);
  const key = `general.locale_name.${code}` as const;
  const file = draft.saved.translations.find((one) => one.locale_code === code);
  const { refusal, sending } = store.locales;
  const isBuiltIn = code === builtIn;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <TextField
          label={intl.formatMessage(messages.languageName)}
          maxLength={60}
          error={problemText(store.problems.get(key), intl)}
          value={String(draft.value(key) ?? '')}
          onChange={(event) => store.set(key, event.target.value)}
        />
      </div>
      <span className={styles.facts}>
        <code className={styles.code}>{code}</code>
        {file
          ? intl.formatMessage(phrases.texts, { count: file.messages })
          : intl.formatMessage(isBuiltIn ? messages.builtIn : messages.noFile)}
      </span>
      <span className={styles.buttons}>
        <FileButton
          label={intl.formatMessage(file ? phrases.replaceOf : phrases.uploadOf, { what: code })}
          accept="application/json,.json"
          loading={sending === code}
          disabled={sending !== null && sending !== code}
          onFile={(chosen) => void store.locales.put(code, chosen)}
        >
          <FormattedMessage {...(file ? messages.replace : messages.upload)} />
        </FileButton>
        {!isBuiltIn && (
          <Button
            variant="ghost"
            aria-label={intl.formatMessage(phrases.removeOf, { what: code })}
            disabled={sending !== null}
            onClick={onRemove}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
      </span>
      {sending === code && store.locales.progress.active && (
        <div className={styles.progress}>
          <UploadBar progress={store.locales.progress} />
        </div>
      )}
      {refusal?.code === code && <LocaleRefused refusal={refusal} />}
    </li>
  );
});
