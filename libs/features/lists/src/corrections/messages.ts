import { defineMessages } from 'react-intl';

/** Texts of the form that corrects details. */
export const messages = defineMessages({
  save: { defaultMessage: 'Save', description: 'Button: keeps the corrected details' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: the details stay unchanged' },
  saved: { defaultMessage: 'Details corrected', description: 'Said after details were saved' },
  hint: {
    defaultMessage: 'The customer’s own values stay on record.',
    description: 'On top of the form that corrects details',
  },
  odometer: {
    defaultMessage: 'Odometer shows',
    description: 'Question below a mileage: miles or kilometers',
  },
  doubtfulVin: {
    defaultMessage: 'The check digit doesn’t match. You can still save it.',
    description: 'Below a VIN that looks mistyped',
  },
  stale: {
    defaultMessage: 'A colleague changed these details. Check the marked fields, then save again.',
    description: 'Saving was stopped because somebody else was faster',
  },
  takeTheirs: {
    defaultMessage: 'Use theirs',
    description: 'Button beside a field: takes the value that a colleague has saved',
  },
  sendNumber: {
    defaultMessage: 'Send the request to the new number',
    description: 'Button after a phone number was corrected',
  },
  sendAddress: {
    defaultMessage: 'Send the request to the new address',
    description: 'Button after an email address was corrected',
  },
  notNow: { defaultMessage: 'Not now', description: 'Button: the request is not sent again' },
});

/** Texts with values in them. */
export const sentences = defineMessages<{
  title: { name: string };
  theirs: { value: string };
  sendTo: { to: string };
  sent: { to: string };
}>({
  title: {
    defaultMessage: 'Edit details: {name}',
    description: 'Title over the form that corrects details; name is the customer',
  },
  theirs: {
    defaultMessage: 'A colleague saved {value}. Saving again replaces it.',
    description: 'Below a field whose value a colleague has changed meanwhile',
  },
  sendTo: {
    defaultMessage: 'The link can go to {to} now.',
    description: 'After a correction; a phone number or an email address',
  },
  sent: {
    defaultMessage: 'Request sent to {to}',
    description: 'Said after a request went to the corrected number or address',
  },
});

/** What is wrong with a value. */
export const faults = defineMessages({
  name: { defaultMessage: 'Enter the customer’s name', description: 'At an empty name' },
  hiddenName: {
    defaultMessage: 'This name has hidden characters. Type it again.',
    description: 'At a name with control characters or marks that turn text around',
  },
  nameWithAddress: {
    defaultMessage: 'A name can’t contain a web or email address',
    description: 'At a name that looks like the address of a site',
  },
  unreachable: {
    defaultMessage: 'Enter a mobile number or an email address',
    description: 'At the phone field, when number and address are both empty',
  },
  phone: {
    defaultMessage: 'This phone number is not valid',
    description: 'At a number that is no mobile number',
  },
  email: {
    defaultMessage: 'This email address is not valid',
    description: 'At an address that does not have the form of one',
  },
  vincode: {
    defaultMessage: 'A VIN has 17 letters and digits, without I, O and Q',
    description: 'At a VIN of another form',
  },
  year: { defaultMessage: 'Enter a year from 1886 to 2100', description: 'At the year of a car' },
  mileage: {
    defaultMessage: 'This mileage is too high. Check the number and the unit.',
    description: 'At a mileage beyond what an odometer shows',
  },
  other: { defaultMessage: 'This value is not valid', description: 'At any other refused field' },
});

/** Why nothing was saved, if no field is the reason. */
export const failures = defineMessages({
  network: {
    defaultMessage: 'No connection. Your changes are kept here. Try again in a moment.',
    description: 'Saving details failed: the server was not reached',
  },
  forbidden: {
    defaultMessage: 'You can’t edit details in this branch.',
    description: 'Saving details failed: the role does not allow it',
  },
  archived: {
    defaultMessage: 'The request has been archived. Restore it to edit details.',
    description: 'Saving details failed: the request is archived',
  },
  unexpected: {
    defaultMessage: 'The details could not be saved. Your changes are kept here. Try again.',
    description: 'Saving details failed for any other reason',
  },
});
