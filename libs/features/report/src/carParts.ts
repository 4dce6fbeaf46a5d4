import type { CarPart } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Names of the parts of a car that can be damaged. */
export const carPartNames = defineMessages<CarPart>({
  front_bumper: { defaultMessage: 'Front bumper', description: 'Part of a car' },
  hood: { defaultMessage: 'Hood', description: 'Part of a car' },
  windshield: { defaultMessage: 'Windshield', description: 'Part of a car' },
  roof: { defaultMessage: 'Roof', description: 'Part of a car' },
  rear_window: { defaultMessage: 'Rear window', description: 'Part of a car' },
  trunk: { defaultMessage: 'Trunk', description: 'Part of a car' },
  rear_bumper: { defaultMessage: 'Rear bumper', description: 'Part of a car' },
  front_left_fender: { defaultMessage: 'Front left fender', description: 'Part of a car' },
  front_left_door: { defaultMessage: 'Front left door', description: 'Part of a car' },
  front_left_wheel: { defaultMessage: 'Front left wheel', description: 'Part of a car' },
  rear_left_door: { defaultMessage: 'Rear left door', description: 'Part of a car' },
  rear_left_fender: { defaultMessage: 'Rear left fender', description: 'Part of a car' },
  rear_left_wheel: { defaultMessage: 'Rear left wheel', description: 'Part of a car' },
  left_sill: { defaultMessage: 'Left sill', description: 'Part of a car' },
  left_mirror: { defaultMessage: 'Left mirror', description: 'Part of a car' },
  front_right_fender: { defaultMessage: 'Front right fender', description: 'Part of a car' },
  front_right_door: { defaultMessage: 'Front right door', description: 'Part of a car' },
  front_right_wheel: { defaultMessage: 'Front right wheel', description: 'Part of a car' },
  rear_right_door: { defaultMessage: 'Rear right door', description: 'Part of a car' },
  rear_right_fender: { defaultMessage: 'Rear right fender', description: 'Part of a car' },
  rear_right_wheel: { defaultMessage: 'Rear right wheel', description: 'Part of a car' },
  right_sill: { defaultMessage: 'Right sill', description: 'Part of a car' },
  right_mirror: { defaultMessage: 'Right mirror', description: 'Part of a car' },
});
