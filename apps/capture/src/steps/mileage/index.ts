import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Mileage', description: 'Title of the mileage step' },
  hint: {
    defaultMessage: 'Turn the ignition on and photograph the odometer.',
    description: 'Below the title of the mileage step',
  },
  mileage: {
    defaultMessage: 'Odometer reading',
    description: 'Name of the answer in the review, beside such as 48,000 mi',
  },
});

export const mileage: StepDefinition = {
  id: 'mileage',
  title: messages.title,
  hint: messages.hint,
  shots: [{ slot: null, shot: 'odometer', label: messages.title }],
  fields: [
    {
      kind: 'mileage',
      path: 'condition.mileage',
      unitPath: 'condition.mileage_unit',
      label: messages.mileage,
    },
  ],
};
