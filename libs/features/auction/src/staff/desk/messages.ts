import type { DealerNotification, NotificationPurpose } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts of offers and auctions for staff. Those of spec §4 are verbatim. */
export const messages = defineMessages({
  startAuction: { defaultMessage: 'Start an auction', description: 'Title and button' },
  howItWorks: { defaultMessage: 'How it works', description: 'Link to the panel about auctions' },
  commentHint: { defaultMessage: 'Shown to the owner', description: 'Hint of an offer’s comment' },
  another: {
    defaultMessage: 'Make another offer',
    description: 'Button that opens the offer form after an offer or an auction',
  },
  changeOffer: {
    defaultMessage: 'Change the offer',
    description: 'Button that opens the offer form while an offer waits for its answer',
  },
  confirmTitle: { defaultMessage: 'Send this offer?', description: 'Asked before it is sent' },
  replaceTitle: {
    defaultMessage: 'Replace your offer?',
    description: 'Asked before an offer replaces one that waits for an answer',
  },
  send: { defaultMessage: 'Send offer', description: 'Button that sends an offer' },
  replace: {
    defaultMessage: 'Replace offer',
    description: 'Button that replaces an offer that waits for an answer',
  },
  toWhom: { defaultMessage: 'To', description: 'Label: whom an offer is sent to' },
  offerOf: { defaultMessage: 'Offer', description: 'Label: the price of an offer' },
  until: { defaultMessage: 'Valid until', description: 'Label: how long an offer holds' },
  comment: { defaultMessage: 'Comment', description: 'Label: the comment of an offer' },
  toSettings: { defaultMessage: 'Open Settings', description: 'Link to the countries for SMS' },
  changeText: {
    defaultMessage: 'The new offer replaces the one awaiting an answer.',
    description: 'Over the offer form while an offer waits',
  },
  notComplete: {
    defaultMessage:
      'You can make an offer or start an auction once the customer has sent the report.',
    description: 'In place of the offer form while the report is being made',
  },
  viewer: {
    defaultMessage:
      'Only agents and administrators can make offers and start auctions. Ask an administrator of this branch to change your role.',
    description: 'In place of the offer form for those who may only read',
  },
  waits: {
    defaultMessage: 'The owner has not answered yet.',
    description: 'State of an offer: it waits for an answer',
  },
  accepted: {
    defaultMessage: 'Customer has accepted the offer',
    description: 'State of an offer (spec §4)',
  },
  rejected: {
    defaultMessage: 'Customer has rejected the offer',
    description: 'State of an offer (spec §4)',
  },
  expired: {
    defaultMessage: 'The offer expired without an answer',
    description: 'State of an offer',
  },
  ownersContact: {
    defaultMessage: 'The customer',
    description: 'Over the owner’s contact details',
  },
  winner: {
    defaultMessage: 'The winning dealer',
    description: 'Over the dealer’s contact details',
  },
  bestBidder: {
    defaultMessage: 'The best bidder',
    description: 'Over the dealer’s contact details, while the owner has not accepted',
  },
  offers: { defaultMessage: 'Offers', description: 'Over the list of offers of an auction' },
  noOffers: {
    defaultMessage: 'No offers yet. They appear here as they come.',
    description: 'In place of the list of offers of a running auction',
  },
  dealers: { defaultMessage: 'Dealers', description: 'Over the list of dealers of an auction' },
  noAddress: { defaultMessage: 'No address', description: 'A dealer could not be written to' },
  newCar: { defaultMessage: 'With a new car only', description: 'Condition of an offer, in short' },
  cancelAuction: { defaultMessage: 'Cancel auction', description: 'Button that ends an auction' },
  cancelTitle: { defaultMessage: 'Cancel this auction?', description: 'Title of a dialog' },
  cancelText: {
    defaultMessage: 'All offers become void. Dealers are told the reason.',
    description: 'What cancelling an auction does',
  },
  keep: {
    defaultMessage: 'Keep it running',
    description: 'Button that does not cancel an auction',
  },
});

export const phrases = defineMessages<{
  send: { price: string };
  replaceWith: { price: string };
  replaces: { price: string };
  youWon: { price: string };
}>({
  send: {
    defaultMessage: '{price, select, none {Send offer} other {Send offer of {price}}}',
    description: 'Button that sends an offer; price is "none" while there is none',
  },
  replaceWith: {
    defaultMessage: '{price, select, none {Replace offer} other {Replace with {price}}}',
    description: 'Button that replaces a waiting offer; price is "none" while there is none',
  },
  replaces: {
    defaultMessage: 'It replaces your offer of {price}. The owner gets one message about it.',
    description: 'Asked before an offer replaces one that waits for an answer',
  },
  youWon: {
    defaultMessage: 'The best offer of {price} was shared with the owner.',
    description: 'An auction has ended and waits for the owner',
  },
});

/** What dealers get messages about. */
export const purposes = defineMessages<NotificationPurpose>({
  AUCTION_INVITATION: { defaultMessage: 'Invitation', description: 'Message to a dealer' },
  AUCTION_OUTBID: { defaultMessage: 'Outbid notice', description: 'Message to a dealer' },
  AUCTION_ENDING: { defaultMessage: 'Last-hour reminder', description: 'Message to a dealer' },
  AUCTION_WON: { defaultMessage: 'Win notice', description: 'Message to a dealer' },
  AUCTION_LOST: { defaultMessage: 'Loss notice', description: 'Message to a dealer' },
  AUCTION_CANCELLED: { defaultMessage: 'Cancellation', description: 'Message to a dealer' },
  AUCTION_EXTENDED: { defaultMessage: 'New end time', description: 'Message to a dealer' },
  AUCTION_BOUGHT: {
    defaultMessage: 'Buy-now notice',
    description: 'Message to a dealer: another dealer ended the auction by the buy-now price',
  },
  AUCTION_RESERVE_NOT_MET: {
    defaultMessage: 'Reserve notice',
    description: 'Message to a dealer: the auction ended below the reserve price',
  },
  OFFER_ACCEPTED: { defaultMessage: 'Acceptance notice', description: 'Message to a dealer' },
  OFFER_DECLINED: { defaultMessage: 'Rejection notice', description: 'Message to a dealer' },
  OFFER_EXPIRED: { defaultMessage: 'Expiry notice', description: 'Message to a dealer' },
  OFFER_EXTENDED: { defaultMessage: 'Extension notice', description: 'Message to a dealer' },
  OFFER_WITHDRAWN: {
    defaultMessage: 'Offer withdrawn notice',
    description: 'Message to a dealer: staff withdrew the offer from the owner',
  },
  DEAL_REMINDER: { defaultMessage: 'Reminder to confirm', description: 'Message to a dealer' },
  DEAL_NO_ANSWER: { defaultMessage: 'Deal lapsed notice', description: 'Message to a dealer' },
  DEAL_WITHDRAWN: { defaultMessage: 'Withdrawal notice', description: 'Message to a dealer' },
  DEAL_OWNER_WITHDREW: {
    defaultMessage: 'Owner’s withdrawal notice',
    description: 'Message to a dealer',
  },
  DEAL_DAY: { defaultMessage: 'Handover day notice', description: 'Message to a dealer' },
  DEAL_SOLD: { defaultMessage: 'Sale notice', description: 'Message to a dealer' },
  SECOND_CHANCE: { defaultMessage: 'Second chance', description: 'Message to a dealer' },
  SECOND_CHANCE_REMINDER: {
    defaultMessage: 'Second chance reminder',
    description: 'Message to a dealer',
  },
  SECOND_CHANCE_OVER: { defaultMessage: 'Second chance over', description: 'Message to a dealer' },
  SECOND_CHANCE_CANCELLED: {
    defaultMessage: 'Second chance canceled',
    description: 'Message to a dealer',
  },
});

/** The delivery status of a message to a dealer. */
export const deliveries = defineMessages<DealerNotification['status']>({
  QUEUED: { defaultMessage: 'sending', description: 'State of a message' },
  SENDING: { defaultMessage: 'sending', description: 'State of a message' },
  SENT: { defaultMessage: 'sent', description: 'State of a message' },
  DELIVERED: { defaultMessage: 'delivered', description: 'State of a message' },
  FAILED: { defaultMessage: 'failed', description: 'State of a message' },
});
