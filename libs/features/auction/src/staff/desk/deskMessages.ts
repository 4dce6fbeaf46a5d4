import { defineMessages } from 'react-intl';
import type { DeskState } from './deskState.ts';

/** Title of the decision card in each state. */
export const deskTitles = defineMessages<DeskState>({
  incomplete: {
    defaultMessage: 'Waiting for the customer',
    description: 'Title of the decision card: the report is not complete',
  },
  viewer: {
    defaultMessage: 'No offer yet',
    description: 'Title of the decision card for those who may only read',
  },
  open: { defaultMessage: 'Place an offer', description: 'Title of the decision card' },
  offerSent: { defaultMessage: 'Offer sent', description: 'Title of the decision card' },
  offerAccepted: { defaultMessage: 'Offer accepted', description: 'Title of the decision card' },
  offerDeclined: { defaultMessage: 'Offer declined', description: 'Title of the decision card' },
  offerExpired: { defaultMessage: 'Offer expired', description: 'Title of the decision card' },
  running: { defaultMessage: 'Auction running', description: 'Title of the decision card' },
  counting: { defaultMessage: 'Auction ended', description: 'Title of the decision card' },
  noOffers: {
    defaultMessage: 'Auction ended without offers',
    description: 'Title of the decision card',
  },
  reserveNotMet: {
    defaultMessage: 'Reserve not met',
    description: 'Title of the decision card: an auction ended below its reserve price',
  },
  awaitingOwner: {
    defaultMessage: 'Waiting for the owner',
    description: 'Title of the decision card: the best offer of an auction has no answer yet',
  },
  agreed: {
    defaultMessage: 'Offer accepted',
    description: 'Title of the decision card: the owner said yes, and the car is handed over next',
  },
  sold: {
    defaultMessage: 'Sold',
    description: 'Title of the decision card: the car has changed hands',
  },
  dealerWithdrew: {
    defaultMessage: 'Dealer withdrew',
    description: 'Title of the decision card: the winning dealer backed out',
  },
  partnerWithdrew: {
    defaultMessage: 'You withdrew the offer',
    description: 'Title of the decision card: the partner backed out of its own offer',
  },
  ownerWithdrew: {
    defaultMessage: 'Owner withdrew',
    description: 'Title of the decision card: the owner changed their mind',
  },
  dealerSilent: {
    defaultMessage: 'Dealer didn’t reply',
    description: 'Title of the decision card: the winning dealer did not confirm in time',
  },
  secondChance: {
    defaultMessage: 'Next dealer asked',
    description: 'Title of the decision card: another dealer is asked to stand by its bid',
  },
  chanceNotTaken: {
    defaultMessage: 'Next dealer passed',
    description: 'Title of the decision card: a second chance was refused or ran out',
  },
  declined: {
    defaultMessage: 'Offer declined',
    description: 'Title of the decision card: the owner has rejected an auction’s best offer',
  },
  expired: { defaultMessage: 'Offer expired', description: 'Title of the decision card' },
  canceled: { defaultMessage: 'Auction canceled', description: 'Title of the decision card' },
});

/** Texts of the decision card and of the bar that leads to it. */
export const deskMessages = defineMessages({
  region: {
    defaultMessage: 'Offer and auction',
    description: 'Accessible name of the decision card of a trade report',
  },
  orAuction: {
    defaultMessage: 'Dealers bid against the clock. The best offer goes to the owner.',
    description: 'Under the button that starts an auction',
  },
  terms: {
    defaultMessage: 'Terms and comment',
    description: 'Unfolds how long an offer is valid, its comment and its condition',
  },
  makeOffer: {
    defaultMessage: 'Make an offer',
    description: 'Button that leads to the offer form',
  },
  change: { defaultMessage: 'Change', description: 'Button that leads to a waiting offer' },
  choose: {
    defaultMessage: 'What’s next',
    description: 'Button that leads to the choices after a deal fell through',
  },
  handover: {
    defaultMessage: 'Handover',
    description: 'Button that leads to the checklist after an accepted offer',
  },
  view: { defaultMessage: 'View', description: 'Button that leads to the decision card' },
  contact: {
    defaultMessage: 'Contact',
    description: 'Button that leads to contact details after an accepted offer',
  },
  sentAt: { defaultMessage: 'Offered', description: 'Label of the moment an offer was made' },
  validUntil: { defaultMessage: 'Valid until', description: 'Label: how long an offer holds' },
  expiredAt: { defaultMessage: 'Expired', description: 'Label of the moment an offer expired' },
  answeredAt: {
    defaultMessage: 'Answered',
    description: 'Label of the moment the owner answered',
  },
  endedAt: { defaultMessage: 'Ended', description: 'Label of the moment an auction ended' },
  canceledAt: {
    defaultMessage: 'Canceled',
    description: 'Label of the moment an auction was canceled',
  },
  reason: { defaultMessage: 'Reason', description: 'Label: why an auction was canceled' },
  condition: { defaultMessage: 'Condition', description: 'Label: under what condition it holds' },
  endsAt: { defaultMessage: 'Ends', description: 'Label of the moment an auction will end' },
  minimumBid: { defaultMessage: 'Minimum price', description: 'Label: no offer below it is taken' },
  reserve: { defaultMessage: 'Reserve price', description: 'Label: a rule of an auction' },
  buyNow: { defaultMessage: 'Buy now', description: 'Label: the price that ends an auction' },
  met: { defaultMessage: 'Met', description: 'The best offer is at least the reserve price' },
  notMet: { defaultMessage: 'Not met', description: 'The best offer is below the reserve price' },
  sealed: {
    defaultMessage: 'Sealed: dealers don’t see the other offers until the end.',
    description: 'In a running auction with sealed offers',
  },
  boughtNow: {
    defaultMessage: 'A dealer took the buy-now price, which ended the auction.',
    description: 'In an auction that has ended early',
  },
  auto: {
    defaultMessage: 'Auto',
    description: 'Mark of an offer made up to a limit, in a narrow list',
  },
  automatic: { defaultMessage: 'Automatic', description: 'Mark of an offer made up to a limit' },
  belowReserve: {
    defaultMessage: 'The best offer is below your reserve price. Nobody has won yet.',
    description: 'An auction ended below its reserve price',
  },
  belowReserveGone: {
    defaultMessage: 'The best offer was below your reserve price. It is no longer valid.',
    description: 'An auction ended below its reserve price, and its best offer has expired',
  },
  offerBest: {
    defaultMessage: 'Offer it to the owner anyway',
    description: 'Button: the best offer, below the reserve price, goes to the owner',
  },
  offerBestTitle: { defaultMessage: 'Offer this to the owner?', description: 'Title of a dialog' },
  offerBestConfirm: { defaultMessage: 'Send to the owner', description: 'Button of a dialog' },
  startAgain: {
    defaultMessage: 'Start again',
    description: 'Button: another auction with the same dealers and rules',
  },
  addDealers: {
    defaultMessage: 'Add dealers',
    description: 'Button and title: more dealers for a running auction',
  },
  addDealersText: {
    defaultMessage: 'They’re invited at once, with the same end and rules.',
    description: 'Under the title "Add dealers"',
  },
  extend: {
    defaultMessage: 'Extend',
    description: 'Button: a running auction ends later',
  },
  extendTitle: { defaultMessage: 'Extend this auction?', description: 'Title of a dialog' },
  extendText: {
    defaultMessage: 'Every dealer is told the new end. You can’t shorten it again.',
    description: 'What extending an auction does',
  },
  extendBy: { defaultMessage: 'Extend by', description: 'Field: a number of hours' },
  newEnd: { defaultMessage: 'New end', description: 'Label of the moment an auction will end' },
  dealersAdded: { defaultMessage: 'Dealers invited', description: 'Toast' },
  extended: { defaultMessage: 'The auction was extended', description: 'Toast' },
  noMoreTime: {
    defaultMessage: 'An auction can last 30 days at most, and this one does.',
    description: 'In place of the field for more hours',
  },
  tooLate: {
    defaultMessage: 'The auction ended first, so it wasn’t canceled or changed.',
    description: 'The auction ended while staff were about to cancel, extend or add dealers to it',
  },
  changeFailed: {
    defaultMessage: 'The auction could not be changed. Try again.',
    description: 'Adding dealers or time failed',
  },
  allOffers: { defaultMessage: 'All offers', description: 'Title of a dialog' },
  close: { defaultMessage: 'Close', description: 'Button that closes a dialog' },
});

export const deskPhrases = defineMessages<{
  viewAll: { count: number };
  invited: { count: number };
  notReached: { count: number };
  best: { price: string };
  offerBestText: { price: string; reserve: string };
  addCount: { count: number };
  extendedTimes: { count: number };
  noOffersOf: { count: number };
  offered: { price: string };
  hope: { price: string };
}>({
  viewAll: {
    defaultMessage: '{count, plural, one {View the offer} other {View all # offers}}',
    description: 'Button that opens the list of an auction’s offers',
  },
  invited: {
    defaultMessage:
      '{count, plural, =0 {No dealers invited} one {Invited # dealer} other {Invited # dealers}}',
    description: 'Unfolds the list of the dealers of an auction',
  },
  notReached: {
    defaultMessage: '{count, number} not reached',
    description: 'How many dealers could not be written to',
  },
  best: {
    defaultMessage: '{price, select, none {No offers yet} other {Best offer {price}}}',
    description: 'In the bar of a running auction; price is "none" while there is no offer',
  },
  offerBestText: {
    defaultMessage:
      '{price} is below your reserve of {reserve}. The owner can accept it, and the dealer is bound by it.',
    description: 'Asked before the best offer, below the reserve price, goes to the owner',
  },
  addCount: {
    defaultMessage: '{count, plural, =0 {Invite} one {Invite # dealer} other {Invite # dealers}}',
    description: 'Button that invites more dealers to a running auction',
  },
  extendedTimes: {
    defaultMessage: 'Extended {count, plural, one {once} other {# times}}',
    description: 'How often late offers have moved the end of an auction',
  },
  noOffersOf: {
    defaultMessage: 'No offers from {count, plural, one {# dealer} other {# dealers}}',
    description: 'In the bar: an auction ended and nobody had bid',
  },
  offered: { defaultMessage: 'You offered {price}', description: 'In the bar under a state' },
  hope: { defaultMessage: 'Owner expects {price}', description: 'In the bar over the report' },
});
