import { defineMessages } from 'react-intl';

export const fieldMessages = {
  ...defineMessages({
    name: {
      defaultMessage: 'This name has hidden characters. Type it again.',
      description: 'Below a name field',
    },
    email: {
      defaultMessage: 'This email address is not valid',
      description: 'Below an email field',
    },
    phone: { defaultMessage: 'This phone number is not valid', description: 'Below a phone field' },
    vin: {
      defaultMessage: 'A VIN has 17 letters and digits, never I, O or Q.',
      description: 'Below the VIN field',
    },
    doubtful: {
      defaultMessage: 'One of the characters seems to be wrong. Please compare it once more.',
      description: 'Below the VIN field: the number contradicts its own check digit',
    },
    refused: {
      defaultMessage: 'This could not be saved. Check it and try again.',
      description: 'Below a field that the server refused',
    },
    mi: {
      defaultMessage: 'Odometer reading in miles',
      description: 'Label of the mileage field',
    },
    km: {
      defaultMessage: 'Odometer reading in kilometers',
      description: 'Label of the mileage field',
    },
    countsMi: {
      defaultMessage: 'My car shows miles',
      description: 'Button below the mileage field: the number is in miles, not kilometers',
    },
    countsKm: {
      defaultMessage: 'My car shows kilometers',
      description: 'Button below the mileage field: the number is in kilometers, not miles',
    },
    optional: { defaultMessage: 'Optional', description: 'Beside the label of a field' },
    yes: { defaultMessage: 'Yes', description: 'Answer to a question' },
    no: { defaultMessage: 'No', description: 'Answer to a question' },
    choose: { defaultMessage: 'Choose', description: 'First entry of a list, before a choice' },
    fewer: { defaultMessage: 'One fewer', description: 'Minus button beside a count' },
    another: { defaultMessage: 'One more', description: 'Plus button beside a count' },
    Fair: { defaultMessage: 'Fair', description: 'Rating of a part of the car' },
    Good: { defaultMessage: 'Good', description: 'Rating of a part of the car' },
    'Very good': { defaultMessage: 'Very good', description: 'Rating of a part of the car' },
    Excellent: { defaultMessage: 'Excellent', description: 'Rating of a part of the car' },
    note: {
      defaultMessage: 'Anything to add? (optional)',
      description: 'Label of a note below a rating',
    },
  }),
  ...defineMessages<{
    range: { min: number; max: number };
    left: { count: number };
  }>({
    range: {
      defaultMessage: 'Enter a number from {min, number} to {max, number}',
      description: 'Below a number field',
    },
    left: {
      defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
      description: 'Below a long text field',
    },
  }),
};
