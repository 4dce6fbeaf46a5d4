import { defineMessages } from 'react-intl';
import type { Failure } from '@forecourt/api-client/act';
import type { PriceProblem } from './price.ts';

/** Texts shared by staff, dealers and owners. */
export const messages = defineMessages({
  price: { defaultMessage: 'Price', description: 'Field of an offer form' },
  comment: { defaultMessage: 'Comment', description: 'Field of an offer form' },
  expiry: {
    defaultMessage: 'Expiry in days',
    description: 'Field of an offer form: for how many days the offer holds',
  },
  tradeForNew: {
    defaultMessage: 'Valid only if a new car is purchased from the dealer',
    description: 'Checkbox of an offer form, and a condition of an offer',
  },
  timeLeft: { defaultMessage: 'Time left', description: 'Over the countdown of an auction' },
  totalOffers: {
    defaultMessage: 'Total offers',
    description: 'How many offers an auction has',
  },
  bestOffer: { defaultMessage: 'Best offer', description: 'The highest offer of an auction' },
  yourOffer: { defaultMessage: 'Your offer', description: 'The reader’s own offer' },
  none: { defaultMessage: 'None yet', description: 'In place of an amount: there is no offer' },
  never: {
    defaultMessage: 'None',
    description: 'In place of an amount: the auction is over and the dealer made no offer',
  },
  comesOfIt: {
    defaultMessage: 'The auction has ended. The offers are being counted.',
    description: 'In the moment between the end of an auction and its result',
  },
  polling: {
    defaultMessage: 'Updated every few seconds',
    description: 'An auction is shown without a live connection',
  },
  lost: {
    defaultMessage: 'Connection lost. This may be out of date. Reconnecting…',
    description: 'An auction is shown and the server cannot be reached',
  },
  live: { defaultMessage: 'Live', description: 'An auction is shown with a live connection' },
  cancel: { defaultMessage: 'Cancel', description: 'Button that does nothing and goes back' },
  phone: { defaultMessage: 'Phone', description: 'Label of a contact' },
  email: { defaultMessage: 'Email', description: 'Label of a contact' },
  name: { defaultMessage: 'Name', description: 'Label of a contact' },
  address: { defaultMessage: 'Address', description: 'Label of a contact' },
});

export const phrases = defineMessages<{
  days: { count: number };
  validUntil: { date: string };
  within: { distance: string };
  range: { least: number; most: number };
  offers: { count: number };
}>({
  days: {
    defaultMessage: '{count, plural, one {day} other {days}}',
    description: 'After a number',
  },
  validUntil: { defaultMessage: 'Valid until {date}', description: 'How long an offer holds' },
  within: {
    defaultMessage: 'Valid within {distance} of the dealer',
    description: 'How far from the dealer an offer holds; distance is such as 200 miles',
  },
  range: {
    defaultMessage: 'Enter a whole number from {least, number} to {most, number}',
    description: 'Under a field for a number of hours, days or miles',
  },
  offers: {
    defaultMessage: '{count, plural, =0 {No offers} one {# offer} other {# offers}}',
    description: 'How many offers there are',
  },
});

/** What is wrong with a price. */
export const priceProblems = defineMessages<PriceProblem>({
  missing: { defaultMessage: 'Enter a price', description: 'The price of an offer is empty' },
  format: {
    defaultMessage: 'Enter an amount like 12500 or 12500.50',
    description: 'The price of an offer cannot be read',
  },
  zero: { defaultMessage: 'The price must be above zero', description: 'The price is zero' },
  tooMuch: {
    defaultMessage: 'This price is too high',
    description: 'The price is above all limits',
  },
});

/** Why an action failed. */
export const failures = defineMessages<Failure>({
  unknown: {
    defaultMessage:
      'We got no response, so it may not have been sent. Try again. It only counts once.',
    description: 'An offer or answer was sent and the connection was lost',
  },
  moved: {
    defaultMessage: 'This is no longer possible. Something has changed in the meantime.',
    description: 'An offer or answer was refused because of a newer state',
  },
  forbidden: {
    defaultMessage: 'Your role does not allow this.',
    description: 'An offer or auction was refused because of the person’s role',
  },
  full: {
    defaultMessage: 'The server is full and can’t save this. Nothing was sent: try again later.',
    description: 'An offer or answer was refused: the disk of the server is full',
  },
  quotaExceeded: {
    defaultMessage: 'The limit for now is used up. Nothing was sent: try again later.',
    description: 'An offer or auction was refused because of a quota',
  },
  rateLimited: {
    defaultMessage: 'Too many attempts. Try again in a minute.',
    description: 'An offer or answer was refused because of too many attempts',
  },
  failed: {
    defaultMessage: 'It could not be sent. Your input is saved.',
    description: 'An offer or answer failed for any other reason',
  },
});
