import type { LocaleStore } from '@forecourt/platform/i18n';
import { LanguageSelect } from '@forecourt/ui/language-select';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageMessages } from './languageMessages.ts';

/** The language of a public page, where the partner has more than one. */
export const LanguageChoice = observer(function LanguageChoice({ store }: { store: LocaleStore }) {
  const [hasFailed, setFailed] = useState(false);
  const { entries, locale, pending } = store;
  if (entries.length < 2) return null;
  const choose = (code: string): void => {
    setFailed(false);
    store.choose(code).catch(() => setFailed(true));
  };
  return (
    <div>
      <LanguageSelect languages={entries} current={pending ?? locale} onSelect={choose} />
      <p role="status">{hasFailed && <FormattedMessage {...languageMessages.failed} />}</p>
    </div>
  );
});
