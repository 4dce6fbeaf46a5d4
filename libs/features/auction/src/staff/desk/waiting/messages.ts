import { defineMessages } from 'react-intl';

/** Texts about an offer that waits for its owner. */
export const waitingMessages = defineMessages({
  notOpened: {
    defaultMessage: 'Not opened yet',
    description: 'The owner has not opened the page of the offer',
  },
  reminderFailed: {
    defaultMessage: 'Reminder not delivered.',
    description: 'The last reminder did not reach the owner; before the reason',
  },
  extend: { defaultMessage: 'Extend', description: 'Button: gives the owner more time to answer' },
  extendTitle: { defaultMessage: 'Extend the offer', description: 'Title of a question' },
  extendText: {
    defaultMessage: 'The owner gets a message with the new date.',
    description: 'What extending an offer does',
  },
  extendTextDealer: {
    defaultMessage:
      'The dealer’s offer is binding only until it ends. Ask the dealer before you extend it. The owner and the dealer get a message with the new date.',
    description: 'What extending a dealer’s offer does',
  },
  dealerAgreed: {
    defaultMessage: 'The dealer agreed to the new date',
    description: 'Checkbox before a dealer’s offer is extended',
  },
  dealerMissing: {
    defaultMessage: 'Ask the dealer first',
    description: 'Below the checkbox, which is not ticked: the dealer must agree',
  },
  extendBy: { defaultMessage: 'Extend by', description: 'Field: a number of days' },
  newEnd: { defaultMessage: 'Reply by', description: 'Label: the new end of the offer' },
  extended: { defaultMessage: 'Offer extended', description: 'The end of the offer was moved' },
  noMoreTime: {
    defaultMessage: 'This offer can’t be extended any further.',
    description: 'In place of the days to add: the longest time is reached',
  },
  withdraw: { defaultMessage: 'Withdraw', description: 'Button: takes the offer from the owner' },
  withdrawTitle: { defaultMessage: 'Withdraw the offer?', description: 'Title of a question' },
  withdrawText: {
    defaultMessage: 'The owner can no longer accept it. You can make a new offer.',
    description: 'What withdrawing an offer does',
  },
  withdrawTextDealer: {
    defaultMessage:
      'The owner can no longer accept it, and the dealer is no longer bound. You can make an offer or start a new auction.',
    description: 'What withdrawing a dealer’s offer does',
  },
  confirmWithdraw: {
    defaultMessage: 'Withdraw offer',
    description: 'Button: confirms taking the offer from the owner',
  },
  reasonHint: { defaultMessage: 'Shown to the owner', description: 'Under the field of a reason' },
  reasonHintDealer: {
    defaultMessage: 'Shown to the owner and the dealer',
    description: 'Under the field of a reason',
  },
});

export const waitingPhrases = defineMessages<{
  opened: { ago: string };
  reminders: { count: number };
  nextReminder: { at: string };
}>({
  opened: {
    defaultMessage: 'Opened {ago}',
    description: 'When the owner first opened the page of the offer, such as: 2 hours ago',
  },
  reminders: {
    defaultMessage: '{count, plural, one {# reminder sent} other {# reminders sent}}',
    description: 'How often the owner was reminded of the offer',
  },
  nextReminder: {
    defaultMessage: 'Next reminder {at}',
    description: 'When the owner is reminded of the offer; at is a day and a time',
  },
});
