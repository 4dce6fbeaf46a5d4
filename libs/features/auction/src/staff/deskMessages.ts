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
  awaitingOwner: {
    defaultMessage: 'Waiting for the owner',
    description: 'Title of the decision card: the best offer of an auction has no answer yet',
  },
  sold: {
    defaultMessage: 'Sold',
    description: 'Title of the decision card: the owner has accepted an auction’s best offer',
  },
  declined: {
    defaultMessage: 'Not sold',
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
    description: 'Button that opens the offer form after an auction',
  },
  sendOffer: { defaultMessage: 'Send offer', description: 'Button that leads to the offer form' },
  change: { defaultMessage: 'Change', description: 'Button that leads to a waiting offer' },
  view: { defaultMessage: 'View', description: 'Button that leads to the decision card' },
  contact: {
    defaultMessage: 'Contact',
    description: 'Button that leads to contact details after an accepted offer',
  },
  sentAt: { defaultMessage: 'Sent', description: 'Label of the moment an offer was sent' },
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
  minimumBid: { defaultMessage: 'Minimum bid', description: 'Label: no offer below it is taken' },
  allOffers: { defaultMessage: 'All offers', description: 'Title of a dialog' },
  close: { defaultMessage: 'Close', description: 'Button that closes a dialog' },
});

export const deskPhrases = defineMessages<{
  viewAll: { count: number };
  invited: { count: number };
  notReached: { count: number };
  best: { price: string };
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
  offered: { defaultMessage: 'You offered {price}', description: 'In the bar under a state' },
  hope: { defaultMessage: 'Owner expects {price}', description: 'In the bar over the report' },
});
