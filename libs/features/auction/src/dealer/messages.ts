import { defineMessages } from 'react-intl';
import type { BidFailure } from './BidStore.ts';
import type { Standing } from './standing.ts';

/** Texts of the dealer's page. Those of spec §4 and §8 are verbatim. */
export const messages = defineMessages({
  makeOffer: { defaultMessage: 'Make an offer', description: 'Title and button of the bid form' },
  betterOffer: {
    defaultMessage: 'Make a better offer',
    description: 'Button of the bid form once the dealer has an offer',
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
  howItWorks: {
    defaultMessage: 'How this auction works',
    description: 'Link to the panel that explains the auction',
  },
  ownersContact: { defaultMessage: 'The owner', description: 'Over the owner’s contact details' },
  question: {
    defaultMessage: 'Would you like to continue with the trade-in?',
    description: 'Asked of the winning dealer after the owner’s yes',
  },
  yes: { defaultMessage: 'Yes, Continue', description: 'The winning dealer goes on' },
  no: { defaultMessage: 'No, Thank you', description: 'The winning dealer does not go on' },
  goesOn: {
    defaultMessage: 'You confirmed the trade-in. Get in touch with the owner.',
    description: 'The winning dealer said yes',
  },
  stopped: {
    defaultMessage: 'You withdrew from the trade-in. The partner has been notified.',
    description: 'The winning dealer said no',
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
  fee: { fee: string };
  holds: { days: number; miles: number };
  confirmText: { price: string };
  tooLow: { minimum: string };
  taken: { price: string };
  barBest: { price: string };
  barYours: { price: string };
  suggestion: { price: string };
  reason: { reason: string };
  booked: { fee: string };
}>({
  fee: {
    defaultMessage: 'Buyer’s fee: {fee} per lead, paid only if the customer accepts.',
    description: 'Before bidding: what winning costs the dealer',
  },
  holds: {
    defaultMessage:
      'Valid for {days, plural, one {# day} other {# days}} after the auction and within {miles, plural, one {# mile} other {# miles}}.',
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
  booked: {
    defaultMessage: 'The buyer’s fee of {fee} is due.',
    description: 'After the owner’s yes, for the winning dealer',
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
  counting: { defaultMessage: 'The auction has just ended', description: 'Standing of a dealer' },
  won: { defaultMessage: 'You won the auction', description: 'Standing of a dealer' },
  accepted: {
    defaultMessage: 'The owner accepted your offer',
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
export const bidFailures = defineMessages<
  Exclude<BidFailure, 'unknown' | 'moved' | 'forbidden' | 'rateLimited' | 'full' | 'failed'>
>({
  ended: {
    defaultMessage: 'The auction ended before your offer arrived.',
    description: 'A bid came at or after the end',
  },
  notInvited: {
    defaultMessage: 'You are not invited to this auction.',
    description: 'A bid of somebody who is not among the bidders',
  },
});
