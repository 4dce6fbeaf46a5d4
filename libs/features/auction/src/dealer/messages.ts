import { defineMessages } from 'react-intl';
import type { PriceProblem } from '../shared/price.ts';
import type { BidRefusal, LimitProblem } from './BidStore.ts';
import type { Standing } from './standing.ts';

/** Texts of the dealer's page. Those of spec §4 and §8 are verbatim. */
export const messages = defineMessages({
  makeOffer: { defaultMessage: 'Make an offer', description: 'Title and button of the bid form' },
  betterOffer: {
    defaultMessage: 'Make a better offer',
    description: 'Button of the bid form once the dealer has an offer',
  },
  raiseOffer: {
    defaultMessage: 'Raise my offer',
    description: 'Button of the bid form while the dealer’s own offer leads',
  },
  leadsAlready: {
    defaultMessage: 'Your offer already leads. You don’t need to do anything.',
    description: 'Over the bid form while the dealer’s own offer leads',
  },
  leadsConfirm: {
    defaultMessage: 'Your offer already leads. You would only raise your own.',
    description: 'Asked before a dealer who leads sends a higher bid',
  },
  raiseTitle: {
    defaultMessage: 'Raise your own offer?',
    description: 'Asked before a dealer who leads sends a higher bid',
  },
  limit: {
    defaultMessage: 'Bid up to',
    description: 'Field of the bid form: a limit up to which bids are automatic',
  },
  limitHint: {
    defaultMessage:
      'We raise your offer for you, only as much as it takes to lead. Nobody else sees your limit.',
    description: 'Hint of the field "Bid up to"',
  },
  limitTitle: { defaultMessage: 'Set this limit?', description: 'Asked before a limit is sent' },
  confirmLimit: { defaultMessage: 'Set firm limit', description: 'Button that sends a limit' },
  buyTitle: {
    defaultMessage: 'Buy now?',
    description: 'Asked before an offer of the buy-now price is sent',
  },
  confirmBuy: { defaultMessage: 'Buy now', description: 'Button that offers the buy-now price' },
  buyText: {
    defaultMessage: 'The auction ends at once. The owner can still accept or decline.',
    description: 'Asked before an offer of the buy-now price is sent',
  },
  onlyNewCar: {
    defaultMessage: 'Only if a new car is purchased from you.',
    description: 'In the confirmation of a bid: its condition',
  },
  rules: { defaultMessage: 'Auction rules', description: 'Over the rules of an auction' },
  sealedBest: {
    defaultMessage: 'Hidden until the end',
    description: 'In place of the best offer while offers are sealed',
  },
  boughtNow: {
    defaultMessage: 'Another dealer took the buy-now price.',
    description: 'An auction has ended early',
  },
  firmTitle: {
    defaultMessage: 'Your offer is firm, with no hidden fees.',
    description: 'Before bidding: what an offer binds to',
  },
  firmText: {
    defaultMessage: 'You pay what you offer. You can’t lower or withdraw it.',
    description: 'Under "Your offer is firm"',
  },
  confirmTitle: { defaultMessage: 'Send this offer?', description: 'Asked before a bid is sent' },
  confirm: { defaultMessage: 'Send firm offer', description: 'Button that sends a bid' },
  notLeading: {
    defaultMessage: 'A higher offer just came in. This one is no longer enough.',
    description: 'While a dealer is asked about their bid, somebody offered more',
  },
  outbidTyping: {
    defaultMessage: 'The best offer went up while you were typing.',
    description: 'While a dealer types a bid, somebody offered more',
  },
  commentHint: {
    defaultMessage: 'Shown to the owner if your offer is the best',
    description: 'Hint of the comment of a bid',
  },
  conditions: {
    defaultMessage: 'Expiry, comment and conditions',
    description: 'Unfolds the rest of the bid form, which may stay as it is',
  },
  requirements: {
    defaultMessage: 'Seller’s requirements',
    description: 'Over the requirements that staff set for an auction',
  },
  yourAuctions: {
    defaultMessage: 'Your auctions',
    description: 'Button: leads a dealer from an auction that is over to all of theirs',
  },
  howItWorks: {
    defaultMessage: 'How this auction works',
    description: 'Link to the panel that explains the auction',
  },
  gone: {
    defaultMessage: 'This link is no longer valid',
    description: 'A dealer’s link was revoked',
  },
  goneText: {
    defaultMessage: 'Ask the partner who invited you for a new one.',
    description: 'Under "This link is no longer valid"',
  },
});

export const phrases = defineMessages<{
  offerMinimum: { price: string };
  buyNow: { price: string };
  limitText: { limit: string };
  limitStart: { price: string };
  limitKeeps: { price: string };
  validUntil: { date: string; distance: string };
  extended: { count: number };
  ownLimit: { limit: string };
  limitTaken: { limit: string };
  takenBeaten: { price: string };
  raiseTo: { price: string };
  belowPrice: { price: string };
  fee: { fee: string };
  holds: { days: number; distance: string };
  confirmText: { price: string };
  tooLow: { minimum: string };
  taken: { price: string };
  barBest: { price: string };
  barYours: { price: string };
  suggestion: { price: string };
  reason: { reason: string };
  ownerUntil: { date: string };
}>({
  ownerUntil: {
    defaultMessage: 'The owner can reply until {date}.',
    description: 'Under the standing of a dealer whose offer waits for the owner',
  },
  offerMinimum: {
    defaultMessage: 'Offer {price} instead',
    description: 'Button: the lowest amount that would be taken',
  },
  buyNow: { defaultMessage: 'Buy now for {price}', description: 'Button that ends an auction' },
  limitText: {
    defaultMessage: 'You offer up to {limit} for this car.',
    description: 'Asked before a limit is sent',
  },
  limitStart: {
    defaultMessage: 'Your offer starts at {price}. We raise it only as much as it takes.',
    description: 'Asked before a limit is sent',
  },
  limitKeeps: {
    defaultMessage: 'Your offer stays at {price} until someone beats it.',
    description: 'Asked before a dealer who leads sets a limit',
  },
  validUntil: {
    defaultMessage: 'Valid until at least {date}, within {distance}.',
    description: 'In the confirmation of a bid: how long and how far it holds',
  },
  extended: {
    defaultMessage: 'Extended {count, plural, one {once} other {# times}}',
    description: 'How often late offers have moved the end of an auction',
  },
  ownLimit: {
    defaultMessage: 'We bid for you up to {limit}.',
    description: 'Under the figures: the limit that a dealer has set',
  },
  limitTaken: {
    defaultMessage: 'Your limit of {limit} is set.',
    description: 'A limit was taken',
  },
  takenBeaten: {
    defaultMessage: 'Another dealer leads. Your offer was {price}.',
    description: 'A bid was taken and is not the best any more',
  },
  raiseTo: {
    defaultMessage: 'Raise my offer to {price}',
    description: 'Names a button that fills in a price, for a dealer who leads',
  },
  belowPrice: {
    defaultMessage: 'Must be at least {price}',
    description: 'The limit of a bid is below its price',
  },
  fee: {
    defaultMessage: 'Buyer’s fee: {fee} per lead, paid only if the customer accepts.',
    description: 'Before bidding: what winning costs the dealer',
  },
  holds: {
    defaultMessage:
      'Valid for {days, plural, one {# day} other {# days}} after the auction and within {distance}.',
    description: 'Before bidding: how long and how far an offer holds',
  },
  confirmText: {
    defaultMessage: 'You offer {price} for this car.',
    description: 'Asked before a bid is sent',
  },
  tooLow: {
    defaultMessage: 'Offer at least {minimum}',
    description: 'The price of a bid is too low; the lowest that would be taken',
  },
  taken: { defaultMessage: 'Your offer of {price} is in.', description: 'A bid was taken' },
  barBest: { defaultMessage: 'Best {price}', description: 'Best offer, in a narrow bar' },
  barYours: { defaultMessage: 'Yours {price}', description: 'The own offer, in a narrow bar' },
  suggestion: {
    defaultMessage: 'Offer {price}',
    description: 'Names a button that fills in a price',
  },
  reason: {
    defaultMessage: 'Reason: {reason}',
    description: 'Why an auction was cancelled',
  },
});

/** The auction's state for the dealer, in a few words. */
export const standingTitles = defineMessages<Standing>({
  first: { defaultMessage: 'No offers yet', description: 'Standing of a dealer in an auction' },
  watching: {
    defaultMessage: 'You haven’t made an offer yet',
    description: 'Standing of a dealer',
  },
  leading: { defaultMessage: 'Your offer is the best', description: 'Standing of a dealer' },
  outbid: { defaultMessage: 'You have been outbid', description: 'Standing of a dealer' },
  sealed: {
    defaultMessage: 'Sealed offers',
    description: 'Standing of a dealer: without an offer',
  },
  sealedOffered: { defaultMessage: 'Your offer is in', description: 'Standing of a dealer' },
  counting: { defaultMessage: 'The auction has just ended', description: 'Standing of a dealer' },
  won: {
    defaultMessage: 'Best offer: waiting for the owner',
    description: 'Standing of a dealer: the owner has not answered',
  },
  accepted: {
    defaultMessage: 'You won: the owner accepted',
    description: 'Standing of a dealer',
  },
  declined: {
    defaultMessage: 'The owner declined your offer',
    description: 'Standing of a dealer',
  },
  expired: { defaultMessage: 'The owner did not answer', description: 'Standing of a dealer' },
  lost: {
    defaultMessage: 'Unfortunately, you were not the winner this time.',
    description: 'Standing of a dealer (spec §8)',
  },
  bestBelowReserve: {
    defaultMessage: 'Your offer is the best, but below the reserve',
    description: 'Standing of a dealer: the auction ended below its reserve price',
  },
  reserveNotMet: {
    defaultMessage: 'The reserve price was not met',
    description: 'Standing of a dealer: the auction ended below its reserve price',
  },
  endedWithoutBid: {
    defaultMessage: 'This auction ended without an offer from you',
    description: 'Standing of a dealer',
  },
  cancelled: { defaultMessage: 'This auction was canceled', description: 'Standing of a dealer' },
});

/** The same, in a sentence. */
export const standingTexts = defineMessages<Standing>({
  first: {
    defaultMessage: 'Be the first. Only the best offer will be shared with the car owner.',
    description: 'Standing of a dealer: nobody has bid',
  },
  watching: {
    defaultMessage:
      'Beat the best offer to take the lead. Only the best offer will be shared with the car owner.',
    description: 'Standing of a dealer: others have bid',
  },
  leading: {
    defaultMessage: 'If it’s still highest at close, we share it with the owner.',
    description: 'Standing of a dealer: their offer is the best',
  },
  outbid: {
    defaultMessage:
      'Make a better offer to stay in the game. Only the best offer will be shared with the car owner.',
    description: 'Standing of a dealer: somebody offered more (spec §8)',
  },
  sealed: {
    defaultMessage:
      'Nobody sees your offer before the end. Only the best offer will be shared with the car owner.',
    description: 'Standing of a dealer: offers are sealed, and they have made none',
  },
  sealedOffered: {
    defaultMessage: 'Nobody sees it before the end. You can raise it until then.',
    description: 'Standing of a dealer: offers are sealed, and they have made one',
  },
  counting: {
    defaultMessage: 'The result will be here in a moment.',
    description: 'Standing of a dealer: between the end and the result',
  },
  won: {
    defaultMessage:
      'Your offer was shared with the car owner. We’ll let you know when they respond.',
    description: 'Standing of a dealer: waiting for the owner',
  },
  accepted: {
    defaultMessage: 'You can get in touch with them now.',
    description: 'Standing of a dealer: the owner said yes',
  },
  declined: {
    defaultMessage: 'No fee is due. You’ll still receive car reports.',
    description: 'Standing of a dealer: the owner said no',
  },
  expired: {
    defaultMessage: 'Your offer has expired. No fee is due.',
    description: 'Standing of a dealer: the owner did not answer in time',
  },
  lost: {
    defaultMessage:
      'Your offer was not the best one. You’ll still receive car reports in the future.',
    description: 'Standing of a dealer: another won (spec §8)',
  },
  bestBelowReserve: {
    defaultMessage: 'Nobody has won. We’ll let you know if it’s offered to the owner anyway.',
    description: 'Standing of a dealer: their offer is the best, below the reserve price',
  },
  reserveNotMet: {
    defaultMessage: 'Nobody has won. You’ll still receive car reports in the future.',
    description: 'Standing of a dealer: all offers were below the reserve price',
  },
  endedWithoutBid: {
    defaultMessage: 'You’ll still receive car reports in the future.',
    description: 'Standing of a dealer: they made no offer',
  },
  cancelled: {
    defaultMessage: 'All offers are void. No fee is due.',
    description: 'Standing of a dealer: staff cancelled the auction',
  },
});

/** Why a bid was rejected, beyond the errors that any call can return. */
export const bidFailures = defineMessages<BidRefusal>({
  ended: {
    defaultMessage: 'The auction ended before your offer arrived.',
    description: 'A bid came at or after the end',
  },
  buyNowGone: {
    defaultMessage: 'Another dealer was faster and took the buy-now price. The auction has ended.',
    description: 'A bid came after another dealer had bought the car',
  },
  notInvited: {
    defaultMessage: 'You are not invited to this auction.',
    description: 'A bid of somebody who is not among the bidders',
  },
});

/** What is wrong with a limit, beyond what can be wrong with any price. */
export const limitProblems = defineMessages<Exclude<LimitProblem, PriceProblem | 'belowPrice'>>({
  notRaised: {
    defaultMessage: 'Must be above your limit so far',
    description: 'The limit of a bid is not above the one before',
  },
  notBelowBuyNow: {
    defaultMessage: 'Must be below the buy-now price',
    description: 'The limit of a bid is too high',
  },
});
