import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Where to stand for each outside view of the car, in the order of a walk around it. */
export const sides = [
  'front',
  'front_right',
  'right',
  'rear_right',
  'rear',
  'rear_left',
  'left',
  'front_left',
] as const;

export type Side = (typeof sides)[number];

export const sideMessages: Record<Side, MessageDescriptor> = defineMessages({
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
    defaultMessage: 'Stand a few steps away, centered, and fill the outline.',
    description: 'How to photograph the front or the rear of the car',
  },
  side: {
    defaultMessage: 'Step back until both wheels and both bumpers fit.',
    description: 'How to photograph a side of the car',
  },
  corner: {
    defaultMessage: 'Stand at the corner so that one end and one side show.',
    description: 'How to photograph the car from a corner',
  },
});

/** How to photograph the car from a side. */
export function tipOf(side: Side): MessageDescriptor {
  if (side === 'front' || side === 'rear') return tips.end;
  return side === 'left' || side === 'right' ? tips.side : tips.corner;
}
