import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'License plate', description: 'Title of the licence plate step' },
  hint: {
    defaultMessage: 'Enter it exactly as shown, or take a photo of it.',
    description: 'Below the title of the licence plate step',
  },
  plate: { defaultMessage: 'Plate number', description: 'Label of the plate field' },
  photo: { defaultMessage: 'Photo of the plate', description: 'Name of the plate photo' },
});

export const licencePlate: StepDefinition = {
  id: 'licence_plate',
  title: messages.title,
  hint: messages.hint,
  fields: [{ kind: 'plate', path: 'car.plate', label: messages.plate, maxLength: 20 }],
  shots: [{ slot: null, shot: 'plate', label: messages.photo, optional: true }],
};
