import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useLanguageView } from '../i18n/languageContext.ts';

/**
 * The texts of the page in the language in force; what is not translated is in en-US (spec §1). Not
 * the platform's IntlTexts: it would bring its locale store, 11 kB, onto the first screen.
 */
export function Texts({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguageView();
  return (
    <IntlProvider locale={locale} messages={messages} defaultLocale="en-US" onError={report}>
      {children}
    </IntlProvider>
  );
}

/** A missing translation is the fallback at work, not an error. */
function report(error: Error & { code?: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
}
