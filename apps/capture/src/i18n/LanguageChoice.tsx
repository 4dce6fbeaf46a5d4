import { useId, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '../art/Icon.tsx';
import { useLanguage, useLanguageView } from './language-context.ts';
import styles from './LanguageChoice.module.css';

const messages = defineMessages({
  language: { defaultMessage: 'Language', description: 'List of the languages of the page' },
  failed: {
    defaultMessage: 'This language could not be loaded. Nothing has changed.',
    description: 'After choosing a language whose texts could not be had',
  },
});

/** The language of the page, where the partner has more than one. */
export function LanguageChoice() {
  const intl = useIntl();
  const id = useId();
  const language = useLanguage();
  const { entries, locale, pending } = useLanguageView();
  const [hasFailed, setFailed] = useState(false);
  if (entries.length < 2) return null;
  const choose = (code: string): void => {
    setFailed(false);
    language.choose(code).catch(() => setFailed(true));
  };
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        <Icon name="globe" size={20} />
        <span className="visually-hidden">{intl.formatMessage(messages.language)}</span>
      </label>
      <select
        id={id}
        className={styles.select}
        value={pending ?? locale}
        aria-busy={pending !== null}
        onChange={(event) => choose(event.target.value)}
      >
        {entries.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.failed} role="status">
        {hasFailed && intl.formatMessage(messages.failed)}
      </p>
    </div>
  );
}
