import {
  baseLanguage,
  comesWithProduct,
  defaultLocale,
  productLanguages,
} from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { fieldMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { Group } from '../parts/Group.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { UploadPreview } from './upload/UploadPreview.tsx';
import { AddLanguage } from './AddLanguage.tsx';
import { DownloadTexts } from './DownloadTexts.tsx';
import { LocaleRefused } from './LocaleRefused.tsx';
import { messages, phrases } from './messages.ts';
import { languageRecipe } from './Languages.recipe.ts';
import { ACCEPTED } from './translationFile.ts';
import { addressOfShown, type TemplateFiles } from './textAddresses.ts';

interface LanguagesGroupProps {
  store: SettingsStore;
  draft: Draft;
  template?: TemplateFiles;
}

/** The available languages, their files, and the default. */
export const LanguagesGroup = observer(function LanguagesGroup(props: LanguagesGroupProps) {
  const { store, draft, template } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(languageRecipe);
  const [removing, setRemoving] = useState<Removal | null>(null);
  const { locales } = draft.settings.general;
  const { list } = locales;
  const taken = list.map(({ locale_code }) => locale_code);
  const { sending } = store.locales;
  return (
    <Group
      title={<FormattedMessage {...messages.languages} />}
      text={<FormattedMessage {...messages.languagesText} />}
    >
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
            template={template}
            onRemove={setRemoving}
          />
        ))}
      </ul>
      <div className={styles.products}>
        {productLanguages
          .filter(({ locale_code: code }) => !taken.some((one) => baseLanguage(one) === code))
          .map(({ locale_code: code, local_name: language }) => (
            <Button
              key={code}
              icon={Plus}
              loading={sending === code}
              disabled={sending !== null && sending !== code}
              onClick={() => void store.locales.putProducts(code)}
            >
              {intl.formatMessage(phrases.addOf, { language })}
            </Button>
          ))}
      </div>
      <AddLanguage store={store} taken={taken} template={template} />
      {template && (
        <DownloadTexts
          languages={list.map(({ locale_code: code, local_name: name }) => ({ code, name }))}
          initial={locales.default}
          addressOf={(code) => addressOfShown(draft, code, template)}
          template={template}
        />
      )}
      <UploadPreview
        store={store.locales}
        nameOf={(code) => list.find((one) => one.locale_code === code)?.local_name}
      />
      <ConfirmDialog
        open={removing !== null}
        danger
        title={intl.formatMessage(
          removing?.textsOnly ? messages.ownTextsTitle : messages.removeTitle,
        )}
        confirmLabel={intl.formatMessage(messages.remove)}
        loading={sending !== null}
        onOpenChange={() => setRemoving(null)}
        onConfirm={() => {
          if (!removing) return;
          const { code, textsOnly } = removing;
          const removed = textsOnly ? store.locales.putProducts(code) : store.locales.remove(code);
          void removed.then(() => setRemoving(null));
        }}
      >
        <FormattedMessage
          {...(removing?.textsOnly ? messages.ownTextsText : messages.removeText)}
        />
      </ConfirmDialog>
    </Group>
  );
});

/** What is about to be removed: a language, or only the partner's own texts in it. */
interface Removal {
  code: string;
  textsOnly: boolean;
}

interface LanguageRowProps {
  store: SettingsStore;
  draft: Draft;
  code: string;
  template: TemplateFiles | undefined;
  onRemove: (removal: Removal) => void;
}

const LanguageRow = observer(function LanguageRow(props: LanguageRowProps) {
  const { store, draft, code, template, onRemove } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(languageRecipe);
  const key = `general.locale_name.${code}` as const;
  const file = draft.saved.translations.find((one) => one.locale_code === code);
  const { chosen, reading, refusal, sending } = store.locales;
  const isProducts = code === defaultLocale || comesWithProduct(code);
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
          ? intl.formatMessage(isProducts ? phrases.ownTexts : phrases.texts, {
              count: file.messages,
            })
          : intl.formatMessage(isProducts ? messages.ofProduct : messages.noFile)}
      </span>
      <span className={styles.buttons}>
        <FileButton
          label={intl.formatMessage(file ? phrases.replaceOf : phrases.uploadOf, { what: code })}
          accept={ACCEPTED}
          loading={sending === code || reading === code}
          disabled={sending !== null && sending !== code}
          onFile={(given) =>
            void store.locales.choose(code, given, {
              current: addressOfShown(draft, code, template),
              source: template?.texts,
            })
          }
        >
          <FormattedMessage {...(file ? messages.replace : messages.upload)} />
        </FileButton>
        {file && isProducts && (
          <Button
            variant="ghost"
            aria-label={intl.formatMessage(phrases.removeTextsOf, { what: code })}
            disabled={sending !== null}
            onClick={() => onRemove({ code, textsOnly: true })}
          >
            <FormattedMessage {...messages.removeTexts} />
          </Button>
        )}
        {code !== defaultLocale && (
          <Button
            variant="ghost"
            aria-label={intl.formatMessage(phrases.removeOf, { what: code })}
            disabled={sending !== null}
            onClick={() => onRemove({ code, textsOnly: false })}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
      </span>
      {!chosen && refusal?.code === code && <LocaleRefused refusal={refusal} />}
    </li>
  );
});
