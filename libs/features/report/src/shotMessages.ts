import type { exteriorSlots, Upload } from '@forecourt/contract';
import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** Names of the shots around the car. */
const shotNames = defineMessages<(typeof exteriorSlots)[number]>({
  front: { defaultMessage: 'Front', description: 'Side of a car that a photo shows' },
  front_left: { defaultMessage: 'Front left', description: 'Side of a car that a photo shows' },
  left: { defaultMessage: 'Left', description: 'Side of a car that a photo shows' },
  rear_left: { defaultMessage: 'Rear left', description: 'Side of a car that a photo shows' },
  rear: { defaultMessage: 'Rear', description: 'Side of a car that a photo shows' },
  rear_right: { defaultMessage: 'Rear right', description: 'Side of a car that a photo shows' },
  right: { defaultMessage: 'Right', description: 'Side of a car that a photo shows' },
  front_right: { defaultMessage: 'Front right', description: 'Side of a car that a photo shows' },
});

/** Which side of the car an upload shows; undefined for all other shots. */
export function shotOf({ slot }: Pick<Upload, 'slot'>): MessageDescriptor | undefined {
  return slot !== null && Object.hasOwn(shotNames, slot)
    ? shotNames[slot as keyof typeof shotNames]
    : undefined;
}
