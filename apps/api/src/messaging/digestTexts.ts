import type { DigestFrequency, NotificationKind } from '@forecourt/contract';
import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';

/** One unread notification. Names are user input and may contain anything. */
export interface DigestEntry {
  kind: NotificationKind;
  count: number;
  /** The colleague, or who wrote; null if unknown. */
  name: string | null;
  /** The customer; null before they have said their name. */
  customer: string | null;
  /** 'year make model'; empty if unknown. */
  car: string;
  /** Where it leads to. */
  url: string;
}

export interface Digest {
  name: string;
  partner: string;
  frequency: Exclude<DigestFrequency, 'OFF'>;
  /** The newest first. */
  entries: readonly DigestEntry[];
  /** How many more there are. */
  more: number;
  /** The product's start page. */
  home: string;
  /** The page that ends the digest. */
  optOut: string;
}

const HOW_OFTEN = { DAILY: 'every morning', WEEKLY: 'every Monday' };

/** Writes the mail with what is unread in one partner. */
export function writeDigest(digest: Digest): Written {
  const { entries, frequency, home, optOut } = digest;
  const partner = oneLine(digest.partner);
  const total = entries.length + digest.more;
  const greeting = `Hello ${oneLine(digest.name)},`;
  const opening = `This is new for you at ${partner}:`;
  const more = digest.more > 0 ? `And ${digest.more} more:` : 'See all of it:';
  const why = `You chose to get this email ${HOW_OFTEN[frequency]} when something is unread.`;
  const said = entries.map((entry) => ({ url: entry.url, ...wordsOf(entry) }));
  const text = [
    greeting,
    opening,
    ...said.map(
      ({ what, about, url }) => `- ${[what, about].filter(Boolean).join('\n  ')}\n  ${url}`,
    ),
    `${more} ${home}`,
    why,
    'Stop these emails:',
    optOut,
  ].join('\n\n');
  const count = total === 1 ? '1 notification' : `${total} notifications`;
  return { subject: `${count} at ${partner}`, text };
}

/** What happened, and on a second line to what. */
function wordsOf({ kind, count, ...entry }: DigestEntry): { what: string; about: string } {
  const name = entry.name === null ? '' : oneLine(entry.name);
  const car = oneLine(entry.car);
  const customer = entry.customer === null ? '' : oneLine(entry.customer);
  const about = [customer, car].filter(Boolean).join(', ');
  const several = (one: string) => (count === 1 ? `New ${one}` : `${count} new ${one}s`);
  switch (kind) {
    case 'ASSIGNED':
      return { what: `${name || 'A colleague'} assigned a request to you`, about };
    case 'MENTIONED':
      return { what: `${name || 'A colleague'} mentioned you in a comment`, about };
    case 'REPORT_COMPLETED':
      return { what: 'Report completed', about };
    case 'ADDITION_COMPLETED':
      return { what: 'What you asked for has been added', about };
    case 'BIDS':
      return { what: several('bid') + (car && ` on ${car}`), about: customer };
    case 'OFFER_ACCEPTED':
      return { what: 'The owner accepted the offer', about };
    case 'OFFER_DECLINED':
      return { what: 'The owner declined the offer', about };
    case 'MESSAGES':
      return { what: several('message') + (name && ` from ${name}`), about };
  }
}
