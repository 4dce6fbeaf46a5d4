import type { LocaleStore } from '@forecourt/platform/i18n';
import { LanguageSelect } from '@forecourt/ui/language-select';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageMessages } from './languageMessages.ts';

export interface LanguagesProps {
  store: LocaleStore;
  /** Without its label above, such as in a page's bar. @default false */
  bare?: boolean;
}

/** The available languages, and the status of the last choice. */
export default observer(function Languages({ store, bare }: LanguagesProps) {
  const [hasFailed, setFailed] = useState(false);
  const { entries, locale, pending } = store;
  const choose = (code: string): void => {
    setFailed(false);
    store.choose(code).catch(() => setFailed(true));
  };
  return (
    <div>
      <LanguageSelect
        bare={bare}
        languages={entries}
        value={pending ?? locale}
        onChange={(event) => choose(event.target.value)}
      />
      <p role="status">{hasFailed && <FormattedMessage {...languageMessages.failed} />}</p>
    </div>
  );
});
