import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';
import { sideMessages, tipOf } from '../sideMessages.ts';

const messages = defineMessages({
  title: { defaultMessage: 'The car from outside', description: 'Title of the exterior step' },
  hint: {
    defaultMessage: 'Walk around the car and fit all of it in each photo.',
    description: 'Below the title of the exterior step',
  },
});

const needed = ['front', 'right', 'rear', 'left'] as const;
const niceToHave = ['front_right', 'rear_right', 'rear_left', 'front_left'] as const;

export const exteriorImages: StepDefinition = {
  id: 'exterior_images',
  title: messages.title,
  hint: messages.hint,
  required: true,
  shots: [
    ...needed.map((slot) => ({
      slot,
      shot: slot,
      label: sideMessages[slot],
      wide: true,
      tip: tipOf(slot),
    })),
    ...niceToHave.map((slot) => ({
      slot,
      shot: slot,
      label: sideMessages[slot],
      tip: tipOf(slot),
      wide: true,
      optional: true,
    })),
  ],
};
