import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Front seats', description: 'Title of the front interior step' },
  hint: {
    defaultMessage: 'Through the open driver’s door, with both seats in the photo.',
    description: 'Below the title of the front interior step',
  },
});

export const interiorFront: StepDefinition = {
  id: 'interior_front',
  title: messages.title,
  hint: messages.hint,
  shots: [{ slot: null, shot: 'seats_front', label: messages.title }],
};
