import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Mileage', description: 'Title of the mileage step' },
  hint: {
    defaultMessage: 'Turn the ignition on and photograph the odometer.',
    description: 'Below the title of the mileage step',
  },
  mileage: { defaultMessage: 'Odometer reading', description: 'Label of the mileage field' },
});

export const mileage: StepDefinition = {
  id: 'mileage',
  title: messages.title,
  hint: messages.hint,
  shots: [{ slot: null, shot: 'odometer', label: messages.title }],
  fields: [
    {
      kind: 'number',
      path: 'condition.mileage',
      label: messages.mileage,
      min: 0,
      max: 9_999_999,
      grouped: true,
    },
  ],
};
