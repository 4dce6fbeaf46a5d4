import { defineMessages } from 'react-intl';

/** Texts of the inspect flow's reports (spec §2, Report view; §4, conclusions). */
export const messages = defineMessages({
  title: {
    defaultMessage: 'Inspection',
    description: 'Header title of the report of an inspection',
  },
  summary: {
    defaultMessage: 'Inspection summary',
    description: 'Section of the report of an inspection: who drove the car',
  },
  requests: {
    defaultMessage: 'Requests',
    description: 'Link back to the list of inspection requests',
  },
  cars: { defaultMessage: 'Cars', description: 'Link back to the list of inspected cars' },
  inspected: { defaultMessage: 'Inspected', description: 'Button that concludes an inspection' },
  inspectedHint: {
    defaultMessage: 'The photos show that the car is in order.',
    description: 'What the conclusion "Inspected" means',
  },
  extra: {
    defaultMessage: 'Needs extra inspection',
    description: 'Button that concludes an inspection',
  },
  extraHint: {
    defaultMessage: 'Needs a physical inspection.',
    description: 'What the conclusion "Needs extra inspection" means',
  },
});
