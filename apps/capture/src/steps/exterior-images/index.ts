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

/** In the order of a walk around the car; the contract says which of them a report needs. */
const around = ['front', 'right', 'rear', 'left'] as const;
const corners = ['front_right', 'rear_right', 'rear_left', 'front_left'] as const;

export const exteriorImages: StepDefinition = {
  id: 'exterior_images',
  title: messages.title,
  hint: messages.hint,
  shots: [
    ...around.map((slot) => ({
      slot,
      shot: slot,
      label: sideMessages[slot],
      wide: true,
      tip: tipOf(slot),
    })),
    ...corners.map((slot) => ({
      slot,
      shot: slot,
      label: sideMessages[slot],
      tip: tipOf(slot),
      wide: true,
      optional: true,
    })),
  ],
};
