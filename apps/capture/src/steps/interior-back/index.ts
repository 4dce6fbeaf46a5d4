import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Back seats', description: 'Title of the back interior step' },
  hint: {
    defaultMessage: 'Through an open rear door, with the whole bench in the photo.',
    description: 'Below the title of the back interior step',
  },
});

export const interiorBack: StepDefinition = {
  id: 'interior_back',
  title: messages.title,
  hint: messages.hint,
  shots: [{ slot: null, shot: 'seats_back', label: messages.title }],
};
