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
  nothing: { defaultMessage: 'None', description: 'In place of an amount after an auction' },
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
  reason: { defaultMessage: 'Reason', description: 'Field: why an auction is cancelled' },
  reasonMissing: { defaultMessage: 'Enter a reason', description: 'The reason is empty' },
  continues: {
    defaultMessage: 'Dealer confirmed the trade-in.',
    description: 'The winner’s answer after the owner’s yes',
  },
  stopped: {
    defaultMessage: 'Dealer withdrew from the trade-in.',
    description: 'The winner’s answer after the owner’s yes',
  },
  undecided: {
    defaultMessage: 'The dealer hasn’t confirmed yet.',
    description: 'The winner has not answered after the owner’s yes',
  },
});

export const phrases = defineMessages<{
  send: { price: string };
  booked: { fee: string };
  youWon: { price: string };
}>({
  send: {
    defaultMessage: '{price, select, none {Send offer} other {Send offer of {price}}}',
    description: 'Button that sends an offer; price is "none" while there is none',
  },
  booked: {
    defaultMessage: 'The buyer’s fee of {fee} is due.',
    description: 'After the owner’s yes',
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
  OFFER_ACCEPTED: { defaultMessage: 'Acceptance notice', description: 'Message to a dealer' },
  OFFER_DECLINED: { defaultMessage: 'Rejection notice', description: 'Message to a dealer' },
  OFFER_EXPIRED: { defaultMessage: 'Expiry notice', description: 'Message to a dealer' },
});

/** The delivery status of a message to a dealer. */
export const deliveries = defineMessages<DealerNotification['status']>({
  QUEUED: { defaultMessage: 'sending', description: 'State of a message' },
  SENDING: { defaultMessage: 'sending', description: 'State of a message' },
  SENT: { defaultMessage: 'sent', description: 'State of a message' },
  FAILED: { defaultMessage: 'failed', description: 'State of a message' },
});
