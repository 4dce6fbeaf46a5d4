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
  /** For email; the link is on its own line. */
  text: string;
  /** For a text message. */
  sms: string;
}

const TEMPLATES: Record<AuctionPurpose, Template> = {
  AUCTION_INVITATION: {
    subject: '{partner} invites you to bid: {car}',
    text: '{partner} offers you {car} in a closed auction.\n\nSee the report. Bid by {time}:\n\n{link}\n\nOffers are firm, with no hidden fees. Only the best one is shared with the owner. The winner pays a fee of {fee}, only if the owner accepts.',
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
  OFFER: {
    subject: 'Offer on your car: {amount}',
    text: '{partner} has an offer for your car: {amount}.\n\nSee it and reply by {time}:\n\n{link}\n\nThe decision is yours: accept or decline in one tap.',
    sms: '{partner}: an offer for your car: {amount}. Reply by {time}: {link}',
  },
  STAFF_NO_OFFERS: {
    subject: 'No offers: {car}',
    text: 'The auction for {car} ended without offers.\n\n{link}',
    sms: 'The auction for {car} ended without offers: {link}',
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
    text: 'The dealer withdrew from the trade-in of {car}.\n\n{link}',
    sms: 'The dealer withdrew from the trade-in of {car}: {link}',
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
