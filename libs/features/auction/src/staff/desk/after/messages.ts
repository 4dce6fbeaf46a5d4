import { defineMessages } from 'react-intl';

/** Texts of the decision card after the owner's yes. Those of spec §4 are verbatim. */
export const messages = defineMessages({
  accepted: {
    defaultMessage: 'Customer has accepted the offer',
    description: 'State of an offer (spec §4)',
  },
  continues: {
    defaultMessage: 'Dealer confirmed the trade-in.',
    description: 'The winner’s answer after the owner’s yes',
  },
  undecided: {
    defaultMessage: 'The dealer hasn’t confirmed yet.',
    description: 'The winner has not answered after the owner’s yes',
  },
  customer: { defaultMessage: 'The customer', description: 'Over the owner’s contact details' },
  buyer: { defaultMessage: 'Buyer', description: 'Label: who buys the car' },
  agreed: { defaultMessage: 'Accepted', description: 'Label of the moment of the owner’s yes' },
  soldAt: { defaultMessage: 'Sold', description: 'Label of the moment a car was sold' },
  note: { defaultMessage: 'Note', description: 'Label: what staff noted about a sale' },
  withdrawnBy: { defaultMessage: 'Withdrawn by', description: 'Label: who backed out' },
  noReplyFrom: { defaultMessage: 'No reply from', description: 'Label: the dealer who was silent' },
  when: { defaultMessage: 'When', description: 'Label of a moment' },
  reason: { defaultMessage: 'Reason', description: 'Label: why somebody backed out' },
  recordedBy: { defaultMessage: 'Recorded by', description: 'Label: a colleague, by name' },
  fee: { defaultMessage: 'Buyer’s fee', description: 'Label: what the dealer owes' },
  asked: { defaultMessage: 'Asked', description: 'Label: the dealer with a second chance' },
  offer: { defaultMessage: 'Offer', description: 'Label: the price a dealer stands by' },
  replyBy: { defaultMessage: 'Reply by', description: 'Label: until when a dealer may answer' },
  passed: { defaultMessage: 'Passed', description: 'Label: the dealer who refused' },
  noReply: { defaultMessage: 'No reply in time', description: 'A second chance ran out' },
  owner: { defaultMessage: 'Owner', description: 'The owner as the one who backed out' },
  chooseNext: {
    defaultMessage: 'Choose what happens next. The owner sees that you’re looking for a buyer.',
    description: 'Under a deal that a dealer ended',
  },
  chooseAfterOwner: {
    defaultMessage: 'No fee is due. If the owner reconsiders, you can start again.',
    description: 'Under a deal that the owner ended',
  },
  waitingForNext: {
    defaultMessage: 'If they say yes, the owner gets their offer.',
    description: 'While a second chance runs',
  },
  noCandidates: {
    defaultMessage: 'No other dealer made an offer in this auction.',
    description: 'Nobody can be given a second chance',
  },
  offerNext: {
    defaultMessage: 'Offer it to the next best dealer',
    description: 'Button: gives another dealer a second chance',
  },
  dealer: { defaultMessage: 'Dealer', description: 'Field: who is asked next' },
  hours: { defaultMessage: 'Time to reply', description: 'Field: hours for a second chance' },
  nextText: {
    defaultMessage:
      'They are asked to stand by their offer. If they say yes, the owner gets it as a new offer.',
    description: 'What a second chance is',
  },
  takeBack: { defaultMessage: 'Take it back', description: 'Button: ends a second chance' },
  takeBackTitle: {
    defaultMessage: 'Take the second chance back?',
    description: 'Asked before a second chance is ended',
  },
  markSold: { defaultMessage: 'Mark as sold', description: 'Button: the car has changed hands' },
  sellTitle: { defaultMessage: 'Mark this car as sold?', description: 'Title of a dialog' },
  sellText: {
    defaultMessage: 'The handover is closed, and everyone involved is told. This can’t be undone.',
    description: 'What marking as sold does',
  },
  missing: { defaultMessage: 'Still open', description: 'Over the open parts of a handover' },
  saleNote: {
    defaultMessage: 'Why it’s sold anyway',
    description: 'Field: why a car is sold with parts of the handover open',
  },
  noteMissing: { defaultMessage: 'Enter a note', description: 'The note on a sale is empty' },
  notSoldYet: { defaultMessage: 'Not yet', description: 'Button that does not mark as sold' },
  record: {
    defaultMessage: 'Record a withdrawal',
    description: 'Button and title: a side told staff that it backs out',
  },
  recordText: {
    defaultMessage:
      'Use this if they told you instead of answering by their link. Everyone involved is told.',
    description: 'What recording a withdrawal is for',
  },
  who: { defaultMessage: 'Who withdraws?', description: 'Field: the side that backs out' },
  recordHint: { defaultMessage: 'Visible to staff only', description: 'Hint of the reason' },
});

export const phrases = defineMessages<{
  until: { date: string };
  booked: { fee: string };
  feeState: { fee: string; state: string };
  ask: { dealer: string };
  next: { dealer: string; price: string };
  takeBackText: { dealer: string };
  hours: { count: number };
  feeStays: { fee: string };
  feeGoes: { fee: string };
}>({
  until: {
    defaultMessage: 'Reply due by {date}.',
    description: 'After "The dealer hasn’t confirmed yet."',
  },
  booked: {
    defaultMessage: 'The buyer’s fee of {fee} is due.',
    description: 'After the owner’s yes',
  },
  feeState: {
    defaultMessage:
      '{state, select, KEPT {{fee}, kept} RETURNED {{fee}, returned} other {{fee}, due}}',
    description: 'A dealer’s fee and what became of it: KEPT, RETURNED or BOOKED',
  },
  ask: { defaultMessage: 'Ask {dealer}', description: 'Button: gives a dealer a second chance' },
  next: {
    defaultMessage: '{dealer}, {price}',
    description: 'A dealer and its best offer, in a list to choose from',
  },
  takeBackText: {
    defaultMessage: '{dealer} is told that the car is no longer available.',
    description: 'What ending a second chance does',
  },
  hours: {
    defaultMessage: '{count, plural, one {hour} other {hours}}',
    description: 'After a number',
  },
  feeStays: {
    defaultMessage: 'The buyer’s fee of {fee} stays due.',
    description: 'What a dealer’s withdrawal costs',
  },
  feeGoes: {
    defaultMessage: 'The buyer’s fee of {fee} is returned.',
    description: 'A withdrawal after which no fee is due',
  },
});
