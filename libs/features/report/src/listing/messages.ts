import { defineMessages } from 'react-intl';

export const listingMessages = defineMessages({
  withdraw: {
    defaultMessage: 'Withdraw listing',
    description: 'Button of a report: the public page says that the car is no longer offered',
  },
  restore: {
    defaultMessage: 'List again',
    description: 'Button of a report: the car is offered on its public page again',
  },
  more: {
    defaultMessage: 'More for this report',
    description: 'Button of a report on a phone: opens a menu of what is rarely done with it',
  },
  failed: {
    defaultMessage: 'The listing was not changed. Try again.',
    description: 'Toast after a car was not taken off its public page, or not put back',
  },
});
