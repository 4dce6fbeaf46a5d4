import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';
import { drivetrains, fuels, gearboxes } from './options.ts';

const messages = defineMessages({
  title: { defaultMessage: 'The car', description: 'Title of the car details step' },
  hint: {
    defaultMessage: 'Copy from the registration. Skip what you don’t know.',
    description: 'Below the title of the car details step',
  },
  make: { defaultMessage: 'Make', description: 'Label of a car field' },
  model: { defaultMessage: 'Model', description: 'Label of a car field' },
  year: { defaultMessage: 'Year', description: 'Label of a car field' },
  trim: { defaultMessage: 'Trim', description: 'Label of a car field: level of equipment' },
  style: { defaultMessage: 'Body style', description: 'Label of a car field' },
  color: { defaultMessage: 'Color', description: 'Label of a car field' },
  fuel: { defaultMessage: 'Fuel', description: 'Label of a car field' },
  gearbox: { defaultMessage: 'Gearbox', description: 'Label of a car field' },
  drivetrain: { defaultMessage: 'Drivetrain', description: 'Label of a car field' },
  engine: { defaultMessage: 'Engine', description: 'Label of a car field' },
  volume: { defaultMessage: 'Engine size, cm³', description: 'Label of a car field' },
  power: { defaultMessage: 'Power, kW', description: 'Label of a car field' },
  lights: { defaultMessage: 'Lights', description: 'Label of a car field' },
  faults: { defaultMessage: 'Known faults', description: 'Label of a car field' },
  provider: { defaultMessage: 'Serviced by', description: 'Label of a car field' },
  serviced: { defaultMessage: 'Last service', description: 'Label of a car field' },
  state: { defaultMessage: 'State', description: 'Label of a car field: where it is registered' },
  zip: { defaultMessage: 'ZIP', description: 'Label of a car field: where it is' },
  extra: { defaultMessage: 'Extras', description: 'Label of a car field: more equipment' },
});

const text = (name: string, label: keyof typeof messages, more = false, maxLength = 255) =>
  ({ kind: 'text', path: `car.${name}`, label: messages[label], maxLength, more }) as const;

export const carDetails: StepDefinition = {
  id: 'car_details',
  title: messages.title,
  hint: messages.hint,
  fields: [
    text('make', 'make'),
    text('model', 'model'),
    {
      kind: 'number',
      path: 'car.year',
      label: messages.year,
      min: 1886,
      max: 2100,
    },
    text('color', 'color'),
    { kind: 'choice', path: 'car.fuel', label: messages.fuel, options: fuels },
    { kind: 'choice', path: 'car.gearbox', label: messages.gearbox, options: gearboxes },
    text('trim', 'trim', true),
    text('style', 'style', true),
    {
      kind: 'choice',
      path: 'car.drivetrain',
      label: messages.drivetrain,
      options: drivetrains,
      more: true,
    },
    text('engine', 'engine', true),
    {
      kind: 'number',
      path: 'car.engine_volume',
      label: messages.volume,
      min: 0,
      max: 30_000,
      grouped: true,
      more: true,
    },
    {
      kind: 'number',
      path: 'car.power',
      label: messages.power,
      min: 0,
      max: 5000,
      grouped: true,
      more: true,
    },
    text('lights', 'lights', true),
    text('faults', 'faults', true),
    { kind: 'date', path: 'car.last_service_date', label: messages.serviced, more: true },
    text('service_provider', 'provider', true),
    text('state', 'state', true),
    text('zip', 'zip', true, 20),
    text('extra_information', 'extra', true),
  ],
};
