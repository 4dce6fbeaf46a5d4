import type { Decorator } from '@storybook/react-vite';
import { IntlProvider } from 'react-intl';

/** The page for a German reader: texts are not translated, formats are German. */
export const inGerman: Decorator = (Story) => (
  <IntlProvider locale="de-DE" defaultLocale="en-US" onError={() => undefined}>
    <Story />
  </IntlProvider>
);

/** 12,050 dollars in German format, with a no-break space. */
export const germanPrice = '12.050\u00A0$';
