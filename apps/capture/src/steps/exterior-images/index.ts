import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'The car from outside', description: 'Title of the exterior step' },
  hint: {
    defaultMessage: 'Walk once around the car and keep all of it in each picture.',
    description: 'Below the title of the exterior step',
  },
  front: { defaultMessage: 'Front', description: 'Shot of the car from outside' },
  front_right: { defaultMessage: 'Front right', description: 'Shot of the car from outside' },
  right: { defaultMessage: 'Right side', description: 'Shot of the car from outside' },
  rear_right: { defaultMessage: 'Rear right', description: 'Shot of the car from outside' },
  rear: { defaultMessage: 'Rear', description: 'Shot of the car from outside' },
  rear_left: { defaultMessage: 'Rear left', description: 'Shot of the car from outside' },
  left: { defaultMessage: 'Left side', description: 'Shot of the car from outside' },
  front_left: { defaultMessage: 'Front left', description: 'Shot of the car from outside' },
});

const needed = ['front', 'right', 'rear', 'left'] as const;
const niceToHave = ['front_right', 'rear_right', 'rear_left', 'front_left'] as const;

export const exteriorImages: StepDefinition = {
  id: 'exterior_images',
  group: 'outside',
  title: messages.title,
  hint: messages.hint,
  required: true,
  photos: 'exterior_images',
  shots: [
    ...needed.map((slot) => ({ slot, shot: slot, label: messages[slot] })),
    ...niceToHave.map((slot) => ({ slot, shot: slot, label: messages[slot], optional: true })),
  ],
};
