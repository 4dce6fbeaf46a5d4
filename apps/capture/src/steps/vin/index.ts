import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'VIN', description: 'Title of the VIN step' },
  hint: {
    defaultMessage:
      'The car’s 17-character number: below the windshield on the driver’s side, on the door frame or on the registration.',
    description: 'Below the title of the VIN step',
  },
  photo: { defaultMessage: 'Photo of the VIN', description: 'Name of the VIN photo' },
  vin: { defaultMessage: 'VIN', description: 'Label of the VIN field' },
  skipTyping: {
    defaultMessage: 'Optional if the photo is sharp.',
    description: 'Below the VIN field',
  },
});

export const vin: StepDefinition = {
  id: 'vin',
  title: messages.title,
  hint: messages.hint,
  shots: [{ slot: null, shot: 'vin', label: messages.photo }],
  fields: [
    {
      kind: 'vin',
      path: 'car.vincode',
      maxLength: 17,
      label: messages.vin,
      hint: messages.skipTyping,
    },
  ],
};
