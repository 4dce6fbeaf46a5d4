import type { NotificationPurpose } from '@forecourt/contract';
import { oneLine } from '../domain/contact.ts';
import { htmlOf, type Written } from './texts.ts';

/** The purposes of messages about an offer or an auction, to dealers, the owner, or staff. */
export type AuctionPurpose =
  | NotificationPurpose
  | 'OFFER'
  | 'STAFF_NO_OFFERS'
  | 'STAFF_OFFER_ACCEPTED'
  | 'STAFF_OFFER_DECLINED'
  | 'STAFF_OFFER_EXPIRED'
  | 'STAFF_DEALER_WITHDRAWS';

/** The placeholders that a text may contain. */
export interface AuctionPlaceholders {
  partner: string;
  /** 'year make model', or 'a car'. */
  car: string;
  /** An amount with its currency; empty if there is none. */
  amount: string;
  /** The fee with its currency. */
  fee: string;
  /** A moment, such as 03.03.2026 9:00 AM UTC. */
  time: string;
  /** The staff's reason for canceling. */
  reason: string;
  link: string;
}

interface Template {
  subject: string;
  /** For e-mail; the link is on its own line. */
  text: string;
  /** For a text message. */
  sms: string;
}

const TEMPLATES: Record<AuctionPurpose, Template> = {
  AUCTION_INVITATION: {
    subject: '{partner} invites you to bid: {car}',
    text: '{partner} offers you {car} in a closed auction.\n\nSee the report and make an offer until {time}:\n\n{link}\n\nOffers are firm and without hidden fees. Only the best one reaches the owner. The winner pays a fee of {fee}, and only if the owner accepts.',
    sms: '{partner}: make an offer for {car} until {time}: {link}',
  },
  AUCTION_OUTBID: {
    subject: 'Somebody offers more: {car}',
    text: 'The best offer for {car} is now {amount}.\n\nMake a better offer to stay in the game, until {time}:\n\n{link}\n\nOnly the best offer will be shared with the car owner.',
    sms: '{partner}: somebody offers {amount} for {car}. Make a better offer until {time}: {link}',
  },
  AUCTION_ENDING: {
    subject: 'One hour left: {car}',
    text: 'The auction of {car} ends at {time}.\n\nSee where you stand:\n\n{link}',
    sms: '{partner}: the auction of {car} ends at {time}: {link}',
  },
  AUCTION_WON: {
    subject: 'Your offer is the best: {car}',
    text: 'Your offer of {amount} for {car} is the best one. The owner has it now, and has until {time} to answer.\n\nFollow it here:\n\n{link}\n\nIf the owner accepts, you get their contact details, and the fee of {fee} is due.',
    sms: '{partner}: your offer of {amount} for {car} is the best. The owner answers until {time}: {link}',
  },
  AUCTION_LOST: {
    subject: 'The auction is over: {car}',
    text: 'Unfortunately, you were not the winner this time.\n\nYour offer for {car} was not the best one. You will go on getting reports of other cars.\n\n{link}',
    sms: '{partner}: unfortunately, you were not the winner this time: {car}. {link}',
  },
  AUCTION_CANCELLED: {
    subject: 'The auction was cancelled: {car}',
    text: '{partner} has cancelled the auction of {car}.\n\nThe reason: {reason}\n\n{link}',
    sms: '{partner} has cancelled the auction of {car}: {reason}',
  },
  OFFER_ACCEPTED: {
    subject: 'Customer has accepted the offer: {car}',
    text: 'The owner of {car} has accepted your offer of {amount}.\n\nTheir contact details are here:\n\n{link}\n\nThe fee of {fee} for this lead is booked.',
    sms: '{partner}: the owner of {car} has accepted your {amount}. Contact details: {link}',
  },
  OFFER_DECLINED: {
    subject: 'Customer has rejected the offer: {car}',
    text: 'The owner of {car} has rejected the offer of {amount}. No fee is due.\n\n{link}',
    sms: '{partner}: the owner of {car} has rejected the offer. {link}',
  },
  OFFER_EXPIRED: {
    subject: 'No answer in time: {car}',
    text: 'The owner of {car} has not answered in time. Your offer of {amount} binds you no longer, and no fee is due.\n\n{link}',
    sms: '{partner}: the owner of {car} has not answered in time. {link}',
  },
  OFFER: {
    subject: 'Offer on your car: {amount}',
    text: '{partner} has an offer for your car: {amount}.\n\nSee it and answer until {time}:\n\n{link}\n\nYou decide: accept or decline, both in one tap.',
    sms: '{partner}: an offer for your car: {amount}. Answer until {time}: {link}',
  },
  STAFF_NO_OFFERS: {
    subject: 'No offers: {car}',
    text: 'The auction of {car} has ended without offers.\n\n{link}',
    sms: 'The auction of {car} has ended without offers: {link}',
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
    subject: 'No answer in time: {car}',
    text: 'The owner of {car} has not answered the offer of {amount} in time.\n\n{link}',
    sms: 'The owner of {car} has not answered the offer of {amount} in time: {link}',
  },
  STAFF_DEALER_WITHDRAWS: {
    subject: 'The dealer does not go on: {car}',
    text: 'The dealer does not go on with the trade-in of {car}.\n\n{link}',
    sms: 'The dealer does not go on with the trade-in of {car}: {link}',
  },
};

/**
 * Writes a message about an auction. User input stays plain text on one line, without markup or
 * headings.
 */
export function writeAuctionMessage(
  channel: 'SMS' | 'EMAIL',
  purpose: AuctionPurpose,
  placeholders: AuctionPlaceholders,
): Written {
  const { subject, text, sms } = TEMPLATES[purpose];
  const fill = (template: string): string =>
    template.replace(/\{(\w+)\}/g, (_, name: keyof AuctionPlaceholders) =>
      oneLine(placeholders[name]),
    );
  if (channel === 'SMS') return { subject: null, text: fill(sms), html: null };
  const filled = fill(text);
  return { subject: fill(subject), text: filled, html: htmlOf(filled, placeholders.link) };
}

/**
 * Formats a time as day.month.year with a 12-hour clock (spec §9), in UTC, because readers may be
 * in any time zone.
 */
export function timeText(at: Date): string {
  const [year, month, day] = at.toISOString().slice(0, 10).split('-');
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return `${day}.${month}.${year} ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'} UTC`;
}
