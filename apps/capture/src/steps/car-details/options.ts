import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  petrol: { defaultMessage: 'Gasoline', description: 'Fuel of a car' },
  diesel: { defaultMessage: 'Diesel', description: 'Fuel of a car' },
  hybrid: { defaultMessage: 'Hybrid', description: 'Fuel of a car' },
  plugIn: { defaultMessage: 'Plug-in hybrid', description: 'Fuel of a car' },
  electric: { defaultMessage: 'Electric', description: 'Fuel of a car' },
  gas: { defaultMessage: 'Gas (LPG, CNG)', description: 'Fuel of a car' },
  automatic: { defaultMessage: 'Automatic', description: 'Gearbox of a car' },
  manual: { defaultMessage: 'Manual', description: 'Gearbox of a car' },
  front: { defaultMessage: 'Front-wheel', description: 'Drivetrain of a car' },
  rear: { defaultMessage: 'Rear-wheel', description: 'Drivetrain of a car' },
  all: { defaultMessage: 'All-wheel', description: 'Drivetrain of a car' },
});

/** Values are stored in en-US, as staff read them; labels are translated. */
const options = (...labels: (MessageDescriptor & { value: string })[]) =>
  labels.map(({ value, ...label }) => ({ value, label }));

export const fuels = options(
  { value: 'Gasoline', ...messages.petrol },
  { value: 'Diesel', ...messages.diesel },
  { value: 'Hybrid', ...messages.hybrid },
  { value: 'Plug-in hybrid', ...messages.plugIn },
  { value: 'Electric', ...messages.electric },
  { value: 'Gas', ...messages.gas },
);

export const gearboxes = options(
  { value: 'Automatic', ...messages.automatic },
  { value: 'Manual', ...messages.manual },
);

export const drivetrains = options(
  { value: 'Front-wheel drive', ...messages.front },
  { value: 'Rear-wheel drive', ...messages.rear },
  { value: 'All-wheel drive', ...messages.all },
);
