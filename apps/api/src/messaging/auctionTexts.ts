import { auctionInvitation, type NotificationPurpose } from '@forecourt/contract';
import { oneLine } from '../domain/contact.ts';
import { DEAL_TEXTS, type DealPurpose } from './dealTexts.ts';
import type { Template, Written } from './texts.ts';

/** The purposes of messages about an offer or an auction, to dealers, the owner, or staff. */
export type AuctionPurpose =
  | NotificationPurpose
  | 'OFFER'
  | 'OFFER_REMINDER'
  | 'OWNER_OFFER_EXTENDED'
  | 'OWNER_OFFER_WITHDRAWN'
  | 'STAFF_NO_OFFERS'
  | 'STAFF_RESERVE_NOT_MET'
  | 'STAFF_OFFER_ACCEPTED'
  | 'STAFF_OFFER_DECLINED'
  | 'STAFF_OFFER_EXPIRED'
  | 'STAFF_DEALER_WITHDRAWS'
  | DealPurpose;

/** The placeholders that a text may contain. */
export interface AuctionPlaceholders {
  partner: string;
  /** 'year make model', or 'a car'. */
  car: string;
  /** An amount with its currency; empty if there is none. */
  amount: string;
  /** The fee with its currency. */
  fee: string;
  /** A moment in the partner's time zone, such as 03.03.2026 4:00 AM ET. */
  time: string;
  /** The staff's reason for canceling. */
  reason: string;
  /** What else the reader must know, such as the rules of the auction; empty if nothing. */
  more: string;
  /** Name of the other side of a deal. */
  party?: string;
  /** A sentence about the dealer's fee. */
  fees?: string;
  link: string;
  /** The dealer's own page; absent in messages to others. */
  page?: string;
}

const TEMPLATES: Record<Exclude<AuctionPurpose, DealPurpose>, Template> = {
  AUCTION_INVITATION: {
    ...auctionInvitation,
    sms: '{partner}: bid on {car} by {time}: {link}',
  },
  AUCTION_OUTBID: {
    subject: 'You have been outbid: {car}',
    text: 'The best offer for {car} is now {amount}.\n\nMake a better offer to stay in the game. Bid by {time}:\n\n{link}\n\nOnly the best offer will be shared with the car owner.',
    sms: '{partner}: someone offered {amount} for {car}. Make a better offer by {time}: {link}',
  },
  AUCTION_ENDING: {
    subject: 'One hour left: {car}',
    text: 'The auction for {car} ends at {time}.\n\nSee your position:\n\n{link}',
    sms: '{partner}: the auction for {car} ends at {time}: {link}',
  },
  AUCTION_WON: {
    subject: 'Your offer is the best: {car}',
    text: 'Your offer of {amount} for {car} is the best one. The owner has until {time} to reply.\n\nFollow it here:\n\n{link}\n\nIf the owner accepts, you get their contact details and the fee of {fee} is due.',
    sms: '{partner}: your offer of {amount} for {car} is the best. The owner has until {time} to reply: {link}',
  },
  AUCTION_LOST: {
    subject: 'The auction is over: {car}',
    text: 'Unfortunately, you were not the winner this time.\n\nYour offer for {car} was not the best one. You will still receive reports of other cars.\n\n{link}',
    sms: '{partner}: unfortunately, you were not the winner this time: {car}. {link}',
  },
  AUCTION_CANCELLED: {
    subject: 'The auction was canceled: {car}',
    text: '{partner} canceled the auction for {car}.\n\nReason: {reason}\n\n{link}',
    sms: '{partner} canceled the auction for {car}: {reason}',
  },
  AUCTION_EXTENDED: {
    subject: 'The auction ends later: {car}',
    text: 'The auction for {car} now ends at {time}. {more}\n\nSee your position:\n\n{link}',
    sms: '{partner}: the auction for {car} now ends at {time}: {link}',
  },
  AUCTION_BOUGHT: {
    subject: 'The auction is over: {car}',
    text: 'Another dealer bought {car} at the buy-now price, which ended the auction.\n\nYou will still receive reports of other cars.\n\n{link}',
    sms: '{partner}: another dealer bought {car} at the buy-now price. {link}',
  },
  AUCTION_RESERVE_NOT_MET: {
    subject: 'The reserve price was not met: {car}',
    text: 'The auction for {car} ended below its reserve price, so there is no winner.\n\n{partner} may still share the best offer with the owner. If so, its dealer gets a message.\n\n{link}',
    sms: '{partner}: the auction for {car} ended below its reserve price. {link}',
  },
  OFFER_ACCEPTED: {
    subject: 'Customer has accepted the offer: {car}',
    text: 'The owner of {car} accepted your offer of {amount}.\n\nTheir contact details:\n\n{link}\n\nThe fee of {fee} for this lead is due.',
    sms: '{partner}: the owner of {car} accepted your offer of {amount}. Contact details: {link}',
  },
  OFFER_DECLINED: {
    subject: 'Customer has rejected the offer: {car}',
    text: 'The owner of {car} has rejected the offer of {amount}. No fee is due.\n\n{link}',
    sms: '{partner}: the owner of {car} has rejected the offer. {link}',
  },
  OFFER_EXPIRED: {
    subject: 'No reply in time: {car}',
    text: 'The owner of {car} did not reply in time. Your offer of {amount} is no longer binding, and no fee is due.\n\n{link}',
    sms: '{partner}: the owner of {car} did not reply in time. {link}',
  },
  OFFER_EXTENDED: {
    subject: 'The owner has more time: {car}',
    text: '{partner} recorded that your offer of {amount} for {car} now holds until {time}. The owner may reply until then.\n\nFollow it here:\n\n{link}\n\nIf you did not agree to this, tell {partner}.',
    sms: '{partner} recorded that your offer of {amount} for {car} now holds until {time}: {link}',
  },
  OFFER_WITHDRAWN: {
    subject: 'Offer withdrawn: {car}',
    text: '{partner} withdrew your offer of {amount} for {car} from the owner. It is no longer binding, and no fee is due.\n\nReason: {reason}\n\n{link}',
    sms: '{partner} withdrew your offer for {car} from the owner. No fee is due. {reason} {link}',
  },
  OFFER: {
    subject: 'Offer on your car: {amount}',
    text: '{partner} has an offer for your car: {amount}.\n\nSee it and reply by {time}:\n\n{link}\n\nThe decision is yours: accept or decline in one tap.',
    sms: '{partner}: an offer for your car: {amount}. Reply by {time}: {link}',
  },
  OFFER_REMINDER: {
    subject: 'Your offer of {amount} is waiting: {car}',
    text: 'The offer of {amount} for your car from {partner} is waiting for your reply.\n\nSee it and reply by {time}:\n\n{link}\n\nThe decision is yours: accept or decline in one tap.',
    sms: '{partner}: the offer of {amount} for your car is waiting. Reply by {time}: {link}',
  },
  OWNER_OFFER_EXTENDED: {
    subject: 'More time for your offer: {car}',
    text: 'You now have until {time} to reply to the offer of {amount} for your car from {partner}.\n\n{link}',
    sms: '{partner}: you now have until {time} to reply to the offer of {amount} for your car: {link}',
  },
  OWNER_OFFER_WITHDRAWN: {
    subject: 'Offer withdrawn: {car}',
    text: '{partner} withdrew the offer of {amount} for your car. You don’t need to do anything.\n\nReason: {reason}\n\n{link}',
    sms: '{partner} withdrew the offer of {amount} for your car: {reason} {link}',
  },
  STAFF_NO_OFFERS: {
    subject: 'No offers: {car}',
    text: 'The auction for {car} ended without offers.\n\n{link}',
    sms: 'The auction for {car} ended without offers: {link}',
  },
  STAFF_RESERVE_NOT_MET: {
    subject: 'Reserve price not met: {car}',
    text: 'The auction for {car} ended with a best offer of {amount}, below your reserve price.\n\nOffer it to the owner anyway, or start again:\n\n{link}\n\nThe offer holds until {time}.',
    sms: 'The best offer for {car}, {amount}, is below your reserve price. Decide by {time}: {link}',
  },
  STAFF_OFFER_ACCEPTED: {
    subject: 'Customer has accepted the offer: {car}',
    text: 'Customer has accepted the offer of {amount} for {car}.\n\n{link}',
    sms: 'Customer has accepted the offer of {amount} for {car}: {link}',
  },
  STAFF_OFFER_DECLINED: {
    subject: 'Customer has rejected the offer: {car}',
    text: 'Customer has rejected the offer of {amount} for {car}.\n\n{link}',
    sms: 'Customer has rejected the offer of {amount} for {car}: {link}',
  },
  STAFF_OFFER_EXPIRED: {
    subject: 'No reply in time: {car}',
    text: 'The owner of {car} did not reply to the offer of {amount} in time.\n\n{link}',
    sms: 'The owner of {car} did not reply to the offer of {amount} in time: {link}',
  },
  STAFF_DEALER_WITHDRAWS: {
    subject: 'Dealer withdrew: {car}',
    text: 'The dealer withdrew from the trade-in of {car}.\n\nReason: {reason}\n\nGive the next dealer a second chance, start again, or make an offer:\n\n{link}',
    sms: 'The dealer withdrew from the trade-in of {car}: {reason} {link}',
  },
};

/** Ends each mail to a dealer. */
const ALL_AUCTIONS = 'All your auctions with {partner}:\n\n{page}';
const ALL: Record<AuctionPurpose, Template> = { ...TEMPLATES, ...DEAL_TEXTS };

/**
 * Writes a message about an auction. User input stays plain text on one line, without markup or
 * headings.
 * @param optOut in mails to dealers, the page on which they refuse further ones
 */
export function writeAuctionMessage(
  channel: 'SMS' | 'EMAIL',
  purpose: AuctionPurpose,
  placeholders: AuctionPlaceholders,
  optOut: string | null = null,
): Written {
  const { subject, text, sms } = ALL[purpose];
  const fill = (template: string): string =>
    template.replace(/\{(\w+)\}/g, (_, name: keyof AuctionPlaceholders) =>
      oneLine(placeholders[name] ?? ''),
    );
  if (channel === 'SMS') return { subject: null, text: fill(sms) };
  const { page } = placeholders;
  const parts = [
    fill(page ? `${text}\n\n${ALL_AUCTIONS}` : text),
    ...(optOut ? [`Stop these emails:\n\n${optOut}`] : []),
  ];
  // a placeholder without a text leaves no gap
  const filled = parts
    .join('\n\n')
    .replaceAll(/ +\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return { subject: fill(subject), text: filled };
}
