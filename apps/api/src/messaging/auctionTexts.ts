import { zonedTimeText } from '@forecourt/contract';
import { oneLine } from '../domain/contact.ts';
import { languageIn } from '../domain/language.ts';
import { FEE, moneyText } from '../domain/money.ts';
import type { AuctionPurpose } from './purposes.ts';
import type { Written } from './texts.ts';
import { wordsIn } from './words/index.ts';

/** What a message says of an auction or an offer, before it is put in a language. */
export interface AuctionFacts {
  /** In which the owner, and in which the dealer or the member of staff is written to. */
  locales: { owner: string; others: string };
  partner: string;
  /** 'year make model'; null if unknown. */
  car: string | null;
  /** An amount in cents; null if there is none. */
  cents: number | null;
  currency: string;
  time: Date;
  /** By its name in the IANA database. */
  zone: string;
  /** A day in place of the time, as 2026-03-02. */
  day?: string;
  /** The staff's reason for canceling. */
  reason: string;
  /** What else the reader must know, such as the rules of the auction. */
  more?: Sentence;
  /** Name of the other side of a deal. */
  party?: string;
  /** About the dealer's fee. */
  fees?: Sentence;
}

/** Something said in the reader's language; empty for nothing. */
export type Sentence = (locale: string) => string;

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

/** The facts as the texts of a language say them; without the links. */
export function placeholdersIn(
  locale: string,
  facts: AuctionFacts,
): Omit<AuctionPlaceholders, 'link' | 'page'> {
  const { cents, currency, day, more, party, fees } = facts;
  return {
    partner: facts.partner,
    car: facts.car ?? wordsIn(locale).someCar,
    amount: cents === null ? '' : moneyText(cents, currency, locale),
    fee: moneyText(FEE.cents, FEE.currency, locale),
    time: day === undefined ? momentText(facts.time, facts.zone, locale) : dayText(day, locale),
    reason: facts.reason,
    more: more?.(locale) ?? '',
    party: party ?? '',
    fees: fees?.(locale) ?? '',
  };
}

/**
 * Writes a message about an auction. User input stays plain text on one line, without markup or
 * headings.
 * @param optOut in mails to dealers, the page on which they refuse further ones
 */
export function writeAuctionMessage(
  channel: 'SMS' | 'EMAIL',
  purpose: AuctionPurpose,
  placeholders: AuctionPlaceholders,
  locale: string,
  optOut: string | null = null,
): Written {
  const { auctions, allAuctions, stopEmails } = wordsIn(locale);
  const { subject, text, sms } = auctions[purpose];
  const fill = (template: string): string =>
    template.replace(/\{(\w+)\}/g, (_, name: keyof AuctionPlaceholders) =>
      oneLine(placeholders[name] ?? ''),
    );
  if (channel === 'SMS') return { subject: null, text: withPlainSpaces(fill(sms)) };
  const { page } = placeholders;
  const parts = [
    fill(page ? `${text}\n\n${allAuctions}` : text),
    ...(optOut ? [`${stopEmails}\n\n${optOut}`] : []),
  ];
  // a placeholder without a text leaves no gap
  const filled = parts
    .join('\n\n')
    .replaceAll(/ +\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return { subject: fill(subject), text: filled };
}

/**
 * Without the spaces that amounts have in many languages: one of them in a text message more than
 * halves the letters that fit into a part.
 */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** A moment with the name of its zone, for readers who may be elsewhere; in English by the spec (§9). */
export function momentText(at: Date, timeZone: string, locale: string): string {
  if (languageIn(locale) === 'en') return zonedTimeText(at, timeZone);
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, { ...DAY, ...time, timeZone }).format(at);
}

/** A day of the calendar; in English day.month.year (spec §9). */
export function dayText(day: string, locale: string): string {
  if (languageIn(locale) === 'en') return day.split('-').reverse().join('.');
  const at = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' }).format(at);
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
