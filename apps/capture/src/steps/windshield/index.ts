import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Windshield', description: 'Title of the windshield step' },
  hint: {
    defaultMessage: 'From the front, with the whole glass in the photo. Show chips and cracks.',
    description: 'Below the title of the windshield step',
  },
});

export const windshield: StepDefinition = {
  id: 'windshield',
  title: messages.title,
  hint: messages.hint,
  shots: [{ slot: null, shot: 'windshield', label: messages.title }],
};
