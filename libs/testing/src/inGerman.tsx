import { IntlTexts } from '@forecourt/platform/i18n';
import type { Decorator } from '@storybook/react-vite';

/** The page for a German reader: texts are not translated, formats are German. */
export const inGerman: Decorator = (Story) => (
  <IntlTexts locale="de-DE">
    <Story />
  </IntlTexts>
);

/** 12,050 dollars in German format, with a no-break space. */
export const germanPrice = '12.050\u00A0$';
