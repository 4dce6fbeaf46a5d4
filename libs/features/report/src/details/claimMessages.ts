import { defineMessages } from 'react-intl';

/** Names of the buttons that copy a number of the claim. */
export const copyNames = defineMessages({
  claim_number: { defaultMessage: 'Copy claim number', description: 'Button in a report' },
  policy_number: { defaultMessage: 'Copy policy number', description: 'Button in a report' },
});
