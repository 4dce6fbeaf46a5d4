import { LanguageSelect } from '@forecourt/ui/language-select';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLanguage, useLanguageView } from './languageContext.ts';

const messages = defineMessages({
  language: { defaultMessage: 'Language', description: 'List of the languages of the page' },
  failed: {
    defaultMessage: 'This language could not be loaded. No changes were made.',
    description: 'After choosing a language whose texts could not be had',
  },
});

/** Language menu, shown when the partner has more than one language. */
export function LanguageChoice() {
  const intl = useIntl();
  const language = useLanguage();
  const { entries, locale, pending } = useLanguageView();
  const [hasFailed, setFailed] = useState(false);
  if (entries.length < 2) return null;
  const choose = (code: string): void => {
    setFailed(false);
    language.choose(code).catch(() => setFailed(true));
  };
  return (
    <LanguageSelect
      size="touch"
      bare
      label={intl.formatMessage(messages.language)}
      languages={entries}
      value={pending ?? locale}
      busy={pending !== null}
      error={hasFailed && intl.formatMessage(messages.failed)}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
