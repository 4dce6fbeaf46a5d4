import type { DigestFrequency, NotificationKind } from '@forecourt/contract';
import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';
import { counted, say, wordsIn } from './words/index.ts';
import type { Plural } from './words/types.ts';

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

/** Writes the mail with what is unread in one partner. */
export function writeDigest(digest: Digest, locale: string): Written {
  const { entries, frequency, home, optOut } = digest;
  const partner = oneLine(digest.partner);
  const total = entries.length + digest.more;
  const { greeting, digest: words } = wordsIn(locale);
  const more = digest.more > 0 ? say(words.more, { count: digest.more }) : words.all;
  const said = entries.map((entry) => ({ url: entry.url, ...entryIn(entry, locale) }));
  const text = [
    say(greeting, { name: oneLine(digest.name) }),
    say(words.opening, { partner }),
    ...said.map(
      ({ what, about, url }) => `- ${[what, about].filter(Boolean).join('\n  ')}\n  ${url}`,
    ),
    `${more} ${home}`,
    words.why[frequency],
    words.stop,
    optOut,
  ].join('\n\n');
  return { subject: say(counted(words.subject, total, locale), { count: total, partner }), text };
}

/** What happened, and on a second line to what. */
function entryIn(
  { kind, count, ...entry }: DigestEntry,
  locale: string,
): { what: string; about: string } {
  const { digest: words, colleague } = wordsIn(locale);
  const name = entry.name === null ? '' : oneLine(entry.name);
  const car = oneLine(entry.car);
  const customer = entry.customer === null ? '' : oneLine(entry.customer);
  const about = [customer, car].filter(Boolean).join(', ');
  const several = (plural: Plural) => say(counted(plural, count, locale), { count, car, name });
  switch (kind) {
    case 'ASSIGNED':
      return { what: say(words.assigned, { name: name || colleague }), about };
    case 'MENTIONED':
      return { what: say(words.mentioned, { name: name || colleague }), about };
    case 'REPORT_COMPLETED':
      return { what: words.completed, about };
    case 'ADDITION_COMPLETED':
      return { what: words.added, about };
    case 'BIDS':
      return { what: several(car ? words.bidsOn : words.bids), about: customer };
    case 'OFFER_ACCEPTED':
      return { what: words.accepted, about };
    case 'OFFER_DECLINED':
      return { what: words.declined, about };
    case 'MESSAGES':
      return { what: several(name ? words.messagesFrom : words.messages), about };
  }
}
