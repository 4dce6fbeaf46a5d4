import { defineMessages } from 'react-intl';
import type { DealerAfter } from './dealerAfter.ts';

/** Texts of the dealer's page after the owner's yes. Those of spec §4 are verbatim. */
export const messages = defineMessages({
  question: {
    defaultMessage: 'Would you like to continue with the trade-in?',
    description: 'Asked of the winning dealer after the owner’s yes',
  },
  yes: { defaultMessage: 'Yes, Continue', description: 'The winning dealer goes on' },
  no: { defaultMessage: 'No, Thank you', description: 'The winning dealer does not go on' },
  withdrawTitle: {
    defaultMessage: 'Withdraw from this trade-in?',
    description: 'Asked of the winning dealer before they back out',
  },
  withdrawText: {
    defaultMessage:
      'The owner and the partner are told at once, and the car can go to another dealer. You can’t change your answer.',
    description: 'What withdrawing does',
  },
  withdraw: { defaultMessage: 'Withdraw', description: 'Button: the dealer backs out' },
  keepDeal: { defaultMessage: 'Keep the car', description: 'Button: the dealer does not back out' },
  reasonHint: {
    defaultMessage: 'Shared with the partner only',
    description: 'Hint of the reason for backing out',
  },
  standBy: {
    defaultMessage: 'Yes, I want this car',
    description: 'A dealer takes a second chance',
  },
  passTitle: {
    defaultMessage: 'Pass on this car?',
    description: 'Asked of a dealer before they refuse a second chance',
  },
  passText: {
    defaultMessage:
      'The partner is told and can ask another dealer. No fee is due. You can’t change your answer.',
    description: 'What refusing a second chance does',
  },
  pass: { defaultMessage: 'Pass', description: 'Button: the dealer refuses a second chance' },
  callOwner: {
    defaultMessage: 'Call the owner',
    description: 'The same button, if the owner’s name is not known',
  },
  ownersContact: { defaultMessage: 'The owner', description: 'Over the owner’s contact details' },
  yourReason: { defaultMessage: 'Your reason', description: 'Label: why a dealer backed out' },
  recorded: {
    defaultMessage: 'The partner recorded this for you. Something wrong? Contact them.',
    description: 'Staff recorded that a dealer withdrew',
  },
  answerBy: { defaultMessage: 'Reply by', description: 'Label of a moment: answer until then' },
  sold: { defaultMessage: 'Sold', description: 'Label of the moment a car was sold' },
});

export const phrases = defineMessages<{
  until: { date: string };
  call: { name: string };
  feeDue: { fee: string };
  feeKept: { fee: string };
  feeReturned: { fee: string };
  noFee: { fee: string };
  chanceTerms: { days: number; fee: string };
  chanceText: { price: string };
}>({
  call: {
    defaultMessage: 'Call {name}',
    description: 'Button: the dealer who won calls the owner of the car',
  },
  until: {
    defaultMessage: 'Reply by {date}. After that, the deal ends.',
    description: 'Under the question whether a dealer continues',
  },
  feeDue: {
    defaultMessage: 'The buyer’s fee of {fee} is due.',
    description: 'After the owner’s yes, for the winning dealer',
  },
  feeKept: {
    defaultMessage: 'The buyer’s fee of {fee} is still due.',
    description: 'A dealer withdrew, and the fee is kept',
  },
  feeReturned: {
    defaultMessage: 'The buyer’s fee of {fee} is no longer due.',
    description: 'A deal came to nothing, and the fee is returned',
  },
  noFee: {
    defaultMessage: 'You won’t owe the buyer’s fee of {fee}.',
    description: 'Before a dealer withdraws: the fee would be returned',
  },
  chanceText: {
    defaultMessage:
      'The first deal fell through, and your offer of {price} is next. It’s yours if you stand by it and the owner accepts.',
    description: 'A dealer gets a second chance',
  },
  chanceTerms: {
    defaultMessage:
      'If you say yes, the owner gets your offer and has {days, plural, one {# day} other {# days}} to reply. Buyer’s fee: {fee}, paid only if the customer accepts.',
    description: 'Before a dealer takes a second chance',
  },
});

/** Where the dealer stands, in a few words. */
export const afterTitles = defineMessages<DealerAfter>({
  asked: {
    defaultMessage: 'You won: the owner accepted',
    description: 'Standing of a dealer',
  },
  goesOn: { defaultMessage: 'You’re buying this car', description: 'Standing of a dealer' },
  sold: { defaultMessage: 'This car is yours', description: 'Standing of a dealer' },
  withdrew: {
    defaultMessage: 'You withdrew from the trade-in',
    description: 'Standing of a dealer',
  },
  ownerWithdrew: {
    defaultMessage: 'The owner changed their mind',
    description: 'Standing of a dealer',
  },
  noAnswer: { defaultMessage: 'This car is no longer yours', description: 'Standing of a dealer' },
  chance: { defaultMessage: 'You can still have this car', description: 'Standing of a dealer' },
  chanceAccepted: {
    defaultMessage: 'Your offer is with the owner',
    description: 'Standing of a dealer',
  },
  chanceDeclined: { defaultMessage: 'You passed on this car', description: 'Standing of a dealer' },
  chanceExpired: {
    defaultMessage: 'This second chance has ended',
    description: 'Standing of a dealer',
  },
  chanceCancelled: {
    defaultMessage: 'This car is no longer available',
    description: 'Standing of a dealer',
  },
});

/** The same, in a sentence; a second chance has one with its price. */
export const afterTexts = defineMessages<Exclude<DealerAfter, 'chance'>>({
  asked: {
    defaultMessage:
      'Next: confirm that you’re buying, then call the owner to agree on the handover.',
    description: 'Standing of a dealer: the owner said yes',
  },
  goesOn: {
    defaultMessage: 'Next: call the owner, agree on a day and check off the handover below.',
    description: 'Standing of a dealer: they said yes as well',
  },
  sold: {
    defaultMessage: 'The handover is complete. Enjoy the car.',
    description: 'Standing of a dealer: the car was sold to them',
  },
  withdrew: {
    defaultMessage: 'The partner and the owner have been told.',
    description: 'Standing of a dealer: they backed out',
  },
  ownerWithdrew: {
    defaultMessage: 'They no longer want to sell. You’ll still receive car reports.',
    description: 'Standing of a dealer: the owner backed out',
  },
  noAnswer: {
    defaultMessage: 'We didn’t hear from you in time, so the deal ended.',
    description: 'Standing of a dealer: they did not answer',
  },
  chanceAccepted: {
    defaultMessage: 'We’ll let you know when they respond.',
    description: 'Standing of a dealer: they took a second chance',
  },
  chanceDeclined: {
    defaultMessage: 'Thanks for telling us. No fee is due.',
    description: 'Standing of a dealer: they refused a second chance',
  },
  chanceExpired: {
    defaultMessage: 'We didn’t hear from you in time. No fee is due.',
    description: 'Standing of a dealer: a second chance ran out',
  },
  chanceCancelled: {
    defaultMessage: 'The partner took the second chance back. No fee is due.',
    description: 'Standing of a dealer: staff took a second chance back',
  },
});
