import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CarPart } from '../../api/types.ts';

export const damageMessages = {
  ...defineMessages({
    map: {
      defaultMessage: 'The car from above, with its sides',
      description: 'Read out for the outline',
    },
    list: { defaultMessage: 'Or choose the part', description: 'Label of a list of all parts' },
    add: { defaultMessage: 'Add', description: 'Button: mark the part chosen from the list' },
    choose: { defaultMessage: 'Part of the car', description: 'First entry of the list of parts' },
    tip: {
      defaultMessage: 'Move in close, with an edge of the part in the photo.',
      description: 'How to photograph a damage',
    },
    kind: { defaultMessage: 'Kind (optional)', description: 'Asks what kind of damage it is' },
    size: { defaultMessage: 'Size (optional)', description: 'Asks how large a damage is' },
    place: {
      defaultMessage: 'Show where on the car',
      description: 'Button, and title over the turning car: the customer taps where a damage is',
    },
    placed: {
      defaultMessage: 'Change where on the car',
      description: 'Button: the customer has tapped on the turning car where a damage is',
    },
    none: {
      defaultMessage: 'Your answer: no damage',
      description: 'In the damage step: what the customer answered',
    },
    noneHint: {
      defaultMessage: 'Found some after all? Tap the damaged part.',
      description: 'Below the answer that there is no damage',
    },
    clear: {
      defaultMessage: 'Clear answer',
      description: 'Button that takes back the answer that there is no damage',
    },
    what: { defaultMessage: 'What is damaged?', description: 'Label of a damage’s description' },
  }),
  ...defineMessages<{
    remove: { part: string };
    photo: { part: string };
  }>({
    remove: {
      defaultMessage: 'Remove damage: {part}',
      description: 'Read out for the bin beside a damage',
    },
    photo: {
      defaultMessage: 'Damage: {part}',
      description: 'Name of a photo of a damage, with the part of the car',
    },
  }),
};

export const partMessages: Record<CarPart, MessageDescriptor> = defineMessages({
  front_bumper: { defaultMessage: 'Front bumper', description: 'Part of the car' },
  hood: { defaultMessage: 'Hood', description: 'Part of the car' },
  windshield: { defaultMessage: 'Windshield', description: 'Part of the car' },
  roof: { defaultMessage: 'Roof', description: 'Part of the car' },
  rear_window: { defaultMessage: 'Rear window', description: 'Part of the car' },
  trunk: { defaultMessage: 'Trunk', description: 'Part of the car' },
  rear_bumper: { defaultMessage: 'Rear bumper', description: 'Part of the car' },
  front_left_fender: { defaultMessage: 'Front left fender', description: 'Part of the car' },
  front_left_door: { defaultMessage: 'Front left door', description: 'Part of the car' },
  front_left_wheel: { defaultMessage: 'Front left wheel', description: 'Part of the car' },
  rear_left_door: { defaultMessage: 'Rear left door', description: 'Part of the car' },
  rear_left_fender: { defaultMessage: 'Rear left fender', description: 'Part of the car' },
  rear_left_wheel: { defaultMessage: 'Rear left wheel', description: 'Part of the car' },
  left_sill: { defaultMessage: 'Left sill', description: 'Part of the car' },
  left_mirror: { defaultMessage: 'Left mirror', description: 'Part of the car' },
  front_right_fender: { defaultMessage: 'Front right fender', description: 'Part of the car' },
  front_right_door: { defaultMessage: 'Front right door', description: 'Part of the car' },
  front_right_wheel: { defaultMessage: 'Front right wheel', description: 'Part of the car' },
  rear_right_door: { defaultMessage: 'Rear right door', description: 'Part of the car' },
  rear_right_fender: { defaultMessage: 'Rear right fender', description: 'Part of the car' },
  rear_right_wheel: { defaultMessage: 'Rear right wheel', description: 'Part of the car' },
  right_sill: { defaultMessage: 'Right sill', description: 'Part of the car' },
  right_mirror: { defaultMessage: 'Right mirror', description: 'Part of the car' },
});
