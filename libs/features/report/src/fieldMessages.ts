import type { Rating } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Labels of the fields of a car and its condition (spec §3, Report car). */
export const fieldNames = defineMessages({
  plate: { defaultMessage: 'License plate', description: 'Label of a car’s field' },
  vincode: { defaultMessage: 'VIN', description: 'Label of a car’s field' },
  make: { defaultMessage: 'Make', description: 'Label of a car’s field' },
  model: { defaultMessage: 'Model', description: 'Label of a car’s field' },
  trim: { defaultMessage: 'Trim', description: 'Label of a car’s field: its equipment line' },
  style: { defaultMessage: 'Body style', description: 'Label of a car’s field' },
  color: { defaultMessage: 'Color', description: 'Label of a car’s field' },
  year: { defaultMessage: 'Year', description: 'Label of a car’s field' },
  engine: { defaultMessage: 'Engine', description: 'Label of a car’s field' },
  power: { defaultMessage: 'Power', description: 'Label of a car’s field' },
  engine_volume: { defaultMessage: 'Engine size', description: 'Label of a car’s field' },
  drivetrain: { defaultMessage: 'Drivetrain', description: 'Label of a car’s field' },
  fuel: { defaultMessage: 'Fuel', description: 'Label of a car’s field' },
  gearbox: { defaultMessage: 'Gearbox', description: 'Label of a car’s field' },
  transmission: { defaultMessage: 'Transmission', description: 'Label of a car’s field' },
  keys: { defaultMessage: 'Keys', description: 'Label of a car’s field: how many there are' },
  lights: { defaultMessage: 'Warning lights', description: 'Label of a car’s field' },
  faults: { defaultMessage: 'Faults', description: 'Label of a car’s field' },
  smoke_free: { defaultMessage: 'Smoke-free', description: 'Label of a car’s field' },
  service_history: { defaultMessage: 'Service history', description: 'Label of a car’s field' },
  service_provider: { defaultMessage: 'Service provider', description: 'Label of a car’s field' },
  last_service_date: {
    defaultMessage: 'Last service',
    description: 'Label of a car’s field: a date',
  },
  owner_comment: { defaultMessage: 'Owner’s comment', description: 'Label of a car’s field' },
  extra_information: { defaultMessage: 'Extra information', description: 'Label of a car’s field' },
  price: { defaultMessage: 'Price', description: 'Label of a car’s field: what is asked for it' },
  vat: { defaultMessage: 'Price includes VAT', description: 'Label of a car’s field: yes or no' },
  country_code: { defaultMessage: 'Country', description: 'Label of where a car is registered' },
  country_state_code: {
    defaultMessage: 'State of registration',
    description: 'Label of where a car is registered: the code of a federal state',
  },
  state: {
    defaultMessage: 'State',
    description: 'Label of where a car is: federal state or county',
  },
  zip: { defaultMessage: 'ZIP', description: 'Label of where a car is: postal code' },
  overall_rating: {
    defaultMessage: 'Overall',
    description: 'Label of the overall rating of a car',
  },
});

export const conditionNames = defineMessages({
  mileage: {
    defaultMessage: 'Mileage',
    description: 'Label of a car’s condition: distance driven',
  },
  has_service_history: {
    defaultMessage: 'Has a service history',
    description: 'Question about a car',
  },
  has_smoked_in_car: { defaultMessage: 'Smoked in the car', description: 'Question about a car' },
  keys_count: { defaultMessage: 'Number of keys', description: 'Question about a car' },
  own_title: {
    defaultMessage: 'Owner has the title',
    description: 'Question about a car’s papers',
  },
  clean_title: { defaultMessage: 'Title is clean', description: 'Question about a car’s papers' },
  air_conditioning: {
    defaultMessage: 'Air conditioning',
    description: 'Part of a car that is rated',
  },
  brakes: { defaultMessage: 'Brakes', description: 'Part of a car that is rated' },
  engine: { defaultMessage: 'Engine', description: 'Part of a car that is rated' },
  suspension: { defaultMessage: 'Suspension', description: 'Part of a car that is rated' },
  tires: { defaultMessage: 'Tires', description: 'Part of a car that is rated' },
});

export const ownerNames = defineMessages({
  name: { defaultMessage: 'Name', description: 'Label of the owner’s field' },
  email: { defaultMessage: 'Email', description: 'Label of the owner’s field' },
  phone: { defaultMessage: 'Phone', description: 'Label of the owner’s field' },
  postcode: { defaultMessage: 'ZIP code', description: 'Label of the owner’s field' },
});

export const claimNames = defineMessages({
  claim_type: { defaultMessage: 'Type of claim', description: 'Label of a claim’s field' },
  reported: { defaultMessage: 'Reported', description: 'Label of a claim’s field: a date' },
  insurer: { defaultMessage: 'Insurer', description: 'Label of a claim’s field' },
  damage_description: { defaultMessage: 'What happened', description: 'Label of a claim’s field' },
  driver_name: { defaultMessage: 'Driver', description: 'Label of an inspection’s field' },
  driver_email: {
    defaultMessage: 'Driver’s email',
    description: 'Label of an inspection’s field',
  },
  driver_phone: { defaultMessage: 'Driver’s phone', description: 'Label of an inspection’s field' },
});

export const ratingNames = defineMessages<Rating>({
  Fair: { defaultMessage: 'Fair', description: 'Rating of a part of a car' },
  Good: { defaultMessage: 'Good', description: 'Rating of a part of a car' },
  'Very good': { defaultMessage: 'Very good', description: 'Rating of a part of a car' },
  Excellent: { defaultMessage: 'Excellent', description: 'Rating of a part of a car' },
});
