import { defineMessages } from 'react-intl';
import type { OwnerView } from './OwnerStore.ts';

/** Texts of the owner's page. */
export const messages = defineMessages({
  accept: { defaultMessage: 'Accept offer', description: 'Button of the owner' },
  decline: { defaultMessage: 'Decline', description: 'Button of the owner' },
  acceptShort: {
    defaultMessage: 'Accept',
    description: 'Accepts an offer, in a narrow bar beside its price',
  },
  onlyNewCar: {
    defaultMessage: 'Only if you buy a new car there',
    description: 'Condition of an offer, in a narrow bar below its price',
  },
  acceptTitle: { defaultMessage: 'Accept this offer?', description: 'Asked of the owner' },
  declineTitle: { defaultMessage: 'Decline this offer?', description: 'Asked of the owner' },
  ifNo: {
    defaultMessage: 'If you decline, the offer ends and nobody gets your contact details.',
    description: 'Under the offer: what declining does',
  },
  noFee: {
    defaultMessage: 'Selling is free. You pay no fee.',
    description: 'Under the offer',
  },
  reason: { defaultMessage: 'Reason', description: 'Over the reason why an offer was withdrawn' },
  once: {
    defaultMessage: 'You can only answer once.',
    description: 'Under the offer: the answer is single-use',
  },
  changed: {
    defaultMessage: 'The offer has changed. Please review it again.',
    description: 'The owner answered an offer that was replaced',
  },
  answered: {
    defaultMessage: 'This offer was already answered or has expired. No changes were made.',
    description: 'The owner answered an offer a second time',
  },
});

export const phrases = defineMessages<{
  replyBy: { date: string };
  onlyNewCar: { buyer: string };
  from: { name: string };
  count: { count: number };
  comment: { buyer: string };
  acceptText: { buyer: string; price: string };
  declineText: { buyer: string; price: string };
  ifYes: { buyer: string };
}>({
  replyBy: { defaultMessage: 'Reply by {date}', description: 'Until when an owner may answer' },
  onlyNewCar: {
    defaultMessage: 'Only if you buy a new car from {buyer}',
    description: 'Condition of an offer, for the owner',
  },
  comment: {
    defaultMessage: 'What {buyer} says',
    description: 'Over the comment of an offer, from a dealer or the partner',
  },
  acceptText: {
    defaultMessage:
      'You sell your car for {price}. You and {buyer} get each other’s contact details and arrange the rest together.',
    description: 'What accepting does',
  },
  declineText: {
    defaultMessage:
      'The offer of {price} ends, and {buyer} does not get your contact details. You can’t change your answer.',
    description: 'What declining an offer of a dealer or the partner does',
  },
  ifYes: {
    defaultMessage: 'If you accept, you and {buyer} get each other’s contact details.',
    description: 'Under the offer: what accepting does',
  },
  from: { defaultMessage: 'Offered by {name}', description: 'Who made the offer' },
  count: {
    defaultMessage:
      '{count, plural, =0 {No offers so far} one {# offer so far} other {# offers so far}}',
    description: 'How many offers an auction has, for the owner',
  },
});

/** The owner's situation, in a few words. */
export const viewTitles = defineMessages<OwnerView>({
  none: { defaultMessage: 'No offer yet', description: 'Standing of the owner' },
  auction: { defaultMessage: 'Dealers are making offers', description: 'Standing of the owner' },
  counting: { defaultMessage: 'The auction has just ended', description: 'Standing of the owner' },
  noOffers: { defaultMessage: 'No dealer made an offer', description: 'Standing of the owner' },
  reserveNotMet: {
    defaultMessage: 'The auction has ended below the reserve',
    description: 'Standing of the owner: the best offer is below the reserve price',
  },
  cancelled: { defaultMessage: 'The auction was canceled', description: 'Standing of the owner' },
  open: { defaultMessage: 'You have an offer', description: 'Standing of the owner' },
  accepted: { defaultMessage: 'You accepted the offer', description: 'Standing of the owner' },
  declined: { defaultMessage: 'You declined the offer', description: 'Standing of the owner' },
  withdrawn: {
    defaultMessage: 'This offer was withdrawn',
    description: 'Standing of the owner: staff withdrew the offer',
  },
  expired: { defaultMessage: 'This offer has expired', description: 'Standing of the owner' },
});

/** The same, in a sentence. */
export const viewTexts = defineMessages<Record<OwnerView, { buyer: string }>>({
  none: {
    defaultMessage: 'Offers on your car appear here.',
    description: 'Standing of the owner: nothing has been offered',
  },
  auction: {
    defaultMessage: 'When time is up, you’ll see the best offer here and decide.',
    description: 'Standing of the owner: an auction runs',
  },
  counting: {
    defaultMessage: 'The best offer will be here in a moment.',
    description: 'Standing of the owner: between the end of an auction and its result',
  },
  noOffers: {
    defaultMessage: 'The auction ended without an offer. The partner may try again.',
    description: 'Standing of the owner: an auction without offers',
  },
  reserveNotMet: {
    defaultMessage:
      'The offers stayed below the lowest price set for your car. The partner may still send you the best one, or try again.',
    description: 'Standing of the owner: the best offer is below the reserve price',
  },
  cancelled: {
    defaultMessage: 'The partner canceled it. You don’t need to do anything.',
    description: 'Standing of the owner: staff cancelled the auction',
  },
  open: {
    defaultMessage: 'No rush. The decision is yours.',
    description: 'Standing of the owner: an offer waits for an answer',
  },
  accepted: {
    defaultMessage: '{buyer} has been told.',
    description: 'Standing of the owner: they said yes',
  },
  declined: {
    defaultMessage: '{buyer} has been told. Your contact details were not shared.',
    description: 'Standing of the owner: they said no',
  },
  withdrawn: {
    defaultMessage: '{buyer} withdrew it. You don’t need to do anything.',
    description: 'Standing of the owner: staff of the partner withdrew the offer',
  },
  expired: {
    defaultMessage: 'It wasn’t answered in time. Ask the partner if you’d like another one.',
    description: 'Standing of the owner: the time to answer is over',
  },
});
