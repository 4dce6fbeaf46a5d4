import { defineMessages } from 'react-intl';

/** Texts of the claim flow's reports (spec §2, Report view; §4, conclusions). */
export const messages = defineMessages({
  title: { defaultMessage: 'Claim', description: 'Header title of the report of a claim' },
  requests: { defaultMessage: 'Requests', description: 'Link back to the list of claim requests' },
  cars: { defaultMessage: 'Cars', description: 'Link back to the list of cars with a claim' },
  repairable: { defaultMessage: 'Repairable', description: 'Button that concludes a claim' },
  repairableHint: {
    defaultMessage: 'The photos show that the damage can be repaired.',
    description: 'What the conclusion "Repairable" means',
  },
  extra: {
    defaultMessage: 'Needs extra inspection',
    description: 'Button that concludes a claim',
  },
  extraHint: {
    defaultMessage: 'Needs a physical inspection.',
    description: 'What the conclusion "Needs extra inspection" means',
  },
});
