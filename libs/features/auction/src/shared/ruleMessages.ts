import { defineMessages } from 'react-intl';

/** What dealers are told of an auction's rules. */
export const ruleTexts = defineMessages({
  sealed: {
    defaultMessage:
      'Sealed offers: nobody sees the others before the end. The earlier of equal ones wins.',
    description: 'Rule of an auction, told to dealers',
  },
  proxy: {
    defaultMessage: 'You can set a limit, and we bid for you only as much as it takes.',
    description: 'Rule of an auction, told to dealers: automatic bids',
  },
  reserve: {
    defaultMessage: 'There is a reserve price. You see whether it’s met.',
    description: 'Rule of an auction, told to dealers before anybody has bid',
  },
  reserveSealed: {
    defaultMessage: 'There is a reserve price.',
    description: 'Rule of an auction with sealed offers, told to dealers',
  },
  reserveMet: {
    defaultMessage: 'The reserve price is met.',
    description: 'Rule of an auction, told to dealers',
  },
  reserveNotMet: {
    defaultMessage: 'The reserve price isn’t met yet.',
    description: 'Rule of an auction, told to dealers',
  },
});

export const rulePhrases = defineMessages<{
  minimum: { price: string };
  raise: { price: string };
  buyNow: { price: string };
  extension: { minutes: number; times: number };
}>({
  minimum: {
    defaultMessage: 'Minimum price: {price}.',
    description: 'Rule of an auction, told to dealers',
  },
  raise: {
    defaultMessage: 'Each offer must beat the best one by at least {price}.',
    description: 'Rule of an auction, told to dealers',
  },
  buyNow: {
    defaultMessage: 'Buy now for {price}. That ends the auction.',
    description: 'Rule of an auction, told to dealers',
  },
  extension: {
    defaultMessage:
      'An offer in the last {minutes, plural, one {# minute} other {# minutes}} adds {minutes, plural, one {# minute} other {# minutes}}, up to {times, plural, one {# time} other {# times}}.',
    description: 'Rule of an auction, told to dealers',
  },
});
