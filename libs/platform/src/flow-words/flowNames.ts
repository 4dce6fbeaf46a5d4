import { defineMessages } from 'react-intl';

/** The name of each flow, in the menu, the settings and the first run. */
export const flowNames = defineMessages({
  TRADE: { defaultMessage: 'Trade', description: 'Area of the product' },
  CLAIM: { defaultMessage: 'Claims', description: 'Area of the product' },
  INSPECT: { defaultMessage: 'Inspection', description: 'Area of the product' },
});
