import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

/**
 * The one catalogue that is shown (spec §1). Not the platform's IntlTexts: it would bring its locale
 * store, 11 kB, onto the first screen.
 */
export function Texts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en-US" defaultLocale="en-US" onError={report}>
      {children}
    </IntlProvider>
  );
}

/** The messages are their own catalogue: that none translates them is no error. */
function report(error: Error & { code?: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
}
