import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useLanguageView } from '../i18n/languageContext.ts';

/**
 * Provides the texts in the current language, with en-US as the fallback (spec §1). Not the
 * platform's IntlTexts: it would add its locale store, 11 kB, to the first screen.
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
