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

const tips = defineMessages({
  end: {
    defaultMessage: 'Stand a few steps away, at the middle, and fill the outline.',
    description: 'How to photograph the front or the rear of the car',
  },
  side: {
    defaultMessage: 'Step back until both wheels and both bumpers are inside.',
    description: 'How to photograph a side of the car',
  },
  corner: {
    defaultMessage: 'Stand at the corner: one end and one side are seen at once.',
    description: 'How to photograph the car from a corner',
  },
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
    ...needed.map((slot) => ({
      ...{ slot, shot: slot, label: messages[slot], wide: true },
      tip: slot === 'front' || slot === 'rear' ? tips.end : tips.side,
    })),
    ...niceToHave.map((slot) => ({
      ...{ slot, shot: slot, label: messages[slot], tip: tips.corner },
      ...{ wide: true, optional: true },
    })),
  ],
};
