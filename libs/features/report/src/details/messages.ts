import { defineMessages } from 'react-intl';

/** Texts about details that staff correct. */
export const detailMessages = defineMessages({
  edit: { defaultMessage: 'Edit details', description: 'Button in a section of a report' },
  corrected: {
    defaultMessage: 'Corrected',
    description: 'Mark at a value that staff changed',
  },
});

/** Names of the buttons, by what they edit. */
export const editNames = defineMessages({
  car: {
    defaultMessage: 'Edit details of the car',
    description: 'Button in a section of a report',
  },
  claim: {
    defaultMessage: 'Edit details of the claim',
    description: 'Button in a section of a report',
  },
  owner: {
    defaultMessage: 'Edit details of the owner',
    description: 'Button in a section of a report',
  },
});
