import { defineMessages } from 'react-intl';
import type { OwnerAfter } from './ownerAfter.ts';

/** Texts of the owner's page after their yes. */
export const messages = defineMessages({
  next: {
    defaultMessage: 'What happens next',
    description: 'Over the steps after the owner’s yes',
  },
  handOver: {
    defaultMessage: 'On that day, hand over the car with its papers and keys.',
    description: 'Second step after the owner’s yes',
  },
  buyer: { defaultMessage: 'The buyer', description: 'Over the buyer’s contact details' },
  receipt: { defaultMessage: 'View receipt', description: 'Link to what was agreed' },
  changeMind: {
    defaultMessage: 'I changed my mind',
    description: 'Button: the owner takes their yes back',
  },
  withdrawTitle: {
    defaultMessage: 'Cancel this sale?',
    description: 'Asked of the owner before they take their yes back',
  },
  withdraw: { defaultMessage: 'Cancel the sale', description: 'Button: the owner backs out' },
  keep: { defaultMessage: 'Keep the sale', description: 'Button: the owner does not back out' },
  yourReason: { defaultMessage: 'Your reason', description: 'Label: why the owner backed out' },
});

export const phrases = defineMessages<{
  until: { buyer: string; date: string };
  waiting: { buyer: string };
  confirmed: { buyer: string };
  partnerBuys: { buyer: string };
  agree: { buyer: string };
  paid: { price: string };
  withdrawText: { buyer: string };
  reasonHint: { partner: string };
  recorded: { partner: string };
}>({
  until: {
    defaultMessage:
      '{buyer} has been told and has until {date} to confirm. You can contact them now.',
    description: 'The owner said yes; the dealer has not confirmed yet',
  },
  waiting: {
    defaultMessage: '{buyer} has been told. We’re waiting for them to confirm.',
    description: 'The owner said yes; the dealer has not confirmed yet',
  },
  confirmed: {
    defaultMessage: '{buyer} confirmed the purchase. Agree on a day for the handover.',
    description: 'The owner said yes, and the dealer as well',
  },
  partnerBuys: {
    defaultMessage: '{buyer} is buying your car and will contact you to arrange the handover.',
    description: 'The owner said yes to an offer of the partner itself',
  },
  agree: {
    defaultMessage: 'Agree on a handover day with {buyer}. Their contact details are below.',
    description: 'First step after the owner’s yes',
  },
  paid: {
    defaultMessage: 'Get paid {price}. Check off each step below as it’s done.',
    description: 'Last step after the owner’s yes',
  },
  withdrawText: {
    defaultMessage: '{buyer} is told at once that you’re not selling. You can’t undo this.',
    description: 'What taking a yes back does',
  },
  reasonHint: {
    defaultMessage: 'Shared with {partner} only',
    description: 'Hint of the reason for taking a yes back',
  },
  recorded: {
    defaultMessage: '{partner} recorded this for you. Something wrong? Contact them.',
    description: 'Staff recorded that the owner withdrew',
  },
});

const { agreed, sold, buyerWithdrew, noAnswer, youWithdrew } = defineMessages<
  Record<OwnerAfter, { buyer: string; partner: string }>
>({
  agreed: { defaultMessage: 'You accepted the offer', description: 'Standing of the owner' },
  sold: { defaultMessage: 'Your car is sold', description: 'Standing of the owner' },
  buyerWithdrew: { defaultMessage: '{buyer} has withdrawn', description: 'Standing of the owner' },
  noAnswer: {
    defaultMessage: '{buyer} did not confirm in time',
    description: 'Standing of the owner',
  },
  youWithdrew: { defaultMessage: 'You canceled the sale', description: 'Standing of the owner' },
});

/** The owner's situation, in a few words. */
export const afterTitles = { agreed, sold, buyerWithdrew, noAnswer, youWithdrew };

/** The same, in a sentence; of a deal that stands, see `phrases`. */
export const afterTexts = defineMessages<
  Record<Exclude<OwnerAfter, 'agreed'>, { buyer: string; partner: string }>
>({
  sold: {
    defaultMessage: 'The handover to {buyer} is complete.',
    description: 'Standing of the owner: the car was sold',
  },
  buyerWithdrew: {
    defaultMessage:
      'This offer has ended. {partner} is looking for another buyer, and a new offer will appear here. You don’t need to do anything.',
    description: 'Standing of the owner: the buyer backed out',
  },
  noAnswer: {
    defaultMessage:
      'This offer has ended. {partner} is looking for another buyer, and a new offer will appear here. You don’t need to do anything.',
    description: 'Standing of the owner: the dealer did not answer',
  },
  youWithdrew: {
    defaultMessage: '{buyer} and {partner} have been told. You can still get new offers here.',
    description: 'Standing of the owner: they took their yes back',
  },
});

/** What differs where the partner itself is the buyer: it looks for no other, and is named once. */
export const partnerTexts = defineMessages<
  Record<'buyerWithdrew' | 'youWithdrew', { buyer: string; partner: string }>
>({
  buyerWithdrew: {
    defaultMessage: 'This offer has ended. If {partner} makes a new one, it appears here.',
    description: 'Standing of the owner: the partner took its own offer back',
  },
  youWithdrew: {
    defaultMessage: '{partner} has been told. You can still get new offers here.',
    description: 'Standing of the owner: they took back their yes to the partner’s own offer',
  },
});
