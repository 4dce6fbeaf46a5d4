import { defaultLocale, type InsightsStep } from '@forecourt/contract';
import { writeAccountMail } from '../accountTexts.ts';
import { additionTemplate } from '../additionTexts.ts';
import { placeholdersIn, writeAuctionMessage } from '../auctionTexts.ts';
import { writeConclusion } from '../conclusionTexts.ts';
import { writeDealerLink } from '../dealerLinkText.ts';
import { writeDigest, type Digest } from '../digestTexts.ts';
import type { Email } from '../email/document.ts';
import { writeFactorNotice } from '../factorTexts.ts';
import { writeInvitation } from '../invitationText.ts';
import { writeNotice } from '../notice.ts';
import type { AuctionPurpose, LinkPurpose } from '../purposes.ts';
import type { OwnTexts } from '../../domain/ownTexts.ts';
import { writeScheduled } from '../scheduledTexts.ts';
import { writeMessage, writeTemplate, type Written } from '../texts.ts';
import { writeWeek, type Week } from '../weekTexts.ts';
import { wordsIn } from '../words/index.ts';

/** The product's public address in samples. */
export const SAMPLE_SITE = 'https://forecourt.test';

const KEY = 'k3Jv0mS2xUQfB7hZ1yTn9w';
const LINKS = {
  capture: `${SAMPLE_SITE}/capture/0198c1f2/${KEY}`,
  offer: `${SAMPLE_SITE}/offer/0198c1f2/${KEY}`,
  bid: `${SAMPLE_SITE}/bid/0198c1f2/${KEY}`,
  page: `${SAMPLE_SITE}/dealers/${KEY}`,
  optOut: `${SAMPLE_SITE}/dealers/opt-out/${KEY}`,
  report: `${SAMPLE_SITE}/trade/report/0198c1f2`,
  account: `${SAMPLE_SITE}/setup#invitation=${KEY}`,
  digest: `${SAMPLE_SITE}/profile/digest/${KEY}`,
};

/** What people typed; everything of it may be hostile. */
export interface Typed {
  /** The customer, colleague or dealer. */
  name: string;
  partner: string;
  car: string;
  /** A reason, or the words of a message. */
  words: string;
  /** The partner's own texts. */
  own?: OwnTexts;
  /** The language; English where it is left out. */
  locale?: string;
}

/** What they usually typed. */
export const TYPED: Typed = {
  name: 'Mari Maasikas',
  partner: 'Northgate Motors',
  car: '2019 Volvo V60',
  words: 'The service book, please.',
};

export type EmailPurpose = LinkPurpose | 'ACCOUNT_NOTICE';

/** The purpose of every mail that is sent. */
export const emailPurposes: readonly EmailPurpose[] = [
  ...(Object.keys(wordsIn(defaultLocale).buttons) as LinkPurpose[]),
  'ACCOUNT_NOTICE',
];

/** A mail of a purpose, as the product writes it. */
export function sampleEmail(purpose: EmailPurpose, typed: Typed): Email {
  const { written, link } = write(purpose, typed);
  const { locale = defaultLocale } = typed;
  return { purpose, subject: written.subject ?? '', body: written.text, link, locale };
}

function write(purpose: EmailPurpose, typed: Typed): { written: Written; link: string | null } {
  const { name, partner, car, words, own = {}, locale = defaultLocale } = typed;
  const { account, capture } = LINKS;
  const customer = { name, partner, link: capture, minutes: 6, claim: '' };
  switch (purpose) {
    case 'REQUEST':
    case 'RESEND':
    case 'FOLLOW_UP':
      return {
        written: writeMessage('EMAIL', purpose, 'TRADE', own, customer, locale),
        link: capture,
      };
    case 'ADDITION': {
      const template = additionTemplate(
        purpose,
        { photos: 3, more: false, message: words },
        locale,
      );
      return { written: writeTemplate('EMAIL', template, customer, locale), link: capture };
    }
    case 'CONCLUSION': {
      const what = { flow: 'CLAIM', kind: 'done' } as const;
      const written = writeConclusion('EMAIL', what, own, { ...customer, car }, locale);
      return { written, link: capture };
    }
    case 'MESSAGE':
    case 'MESSAGE_AGAIN': {
      const facts = { name, partner, car, summary: words, link: capture };
      return { written: writeNotice('EMAIL', facts, locale), link: capture };
    }
    case 'PASSWORD_RESET':
      return {
        written: writeAccountMail({ purpose, name, link: account, minutes: 30, by: null }, locale),
        link: account,
      };
    case 'EMAIL_VERIFICATION':
      return {
        written: writeAccountMail({ purpose, name, link: account, hours: 24 }, locale),
        link: account,
      };
    case 'PASSWORD_CHANGED':
      return { written: writeAccountMail({ purpose, name, link: account }, locale), link: account };
    case 'ACCOUNT_NOTICE': {
      const at = new Date('2026-03-02T08:00:00Z');
      const facts = { name, notice: 'PASSKEY_ADDED', at, site: SAMPLE_SITE } as const;
      return { written: writeFactorNotice(facts, locale), link: null };
    }
    case 'INVITATION': {
      const facts = { name, partner, by: 'Nora Gates', role: 'AGENT', days: 7 } as const;
      return { written: writeInvitation({ ...facts, link: account }, locale), link: account };
    }
    case 'DEALER_LINK': {
      const { page } = LINKS;
      return {
        written: writeDealerLink({ dealer: name, partner, days: 90, link: page }, locale),
        link: page,
      };
    }
    case 'SETTINGS_PUBLISHED':
    case 'SETTINGS_REFUSED': {
      const link = `${SAMPLE_SITE}/settings`;
      const change = { theme: {}, flows: [{ flow: 'TRADE', content: {} }] } as const;
      const at = new Date('2026-03-02T07:00:00Z');
      const facts = { name, partner, change: { ...change, flows: [...change.flows] }, at, link };
      const zone = 'America/New_York';
      return { written: writeScheduled(purpose, { ...facts, zone }, locale), link };
    }
    case 'DIGEST':
      return { written: digestOf(typed), link: LINKS.digest };
    case 'INSIGHTS':
      return { written: weekOf(typed), link: LINKS.digest };
    default:
      return auctionMail(purpose, typed);
  }
}

function auctionMail(
  purpose: AuctionPurpose,
  { partner, car, words, name, locale = defaultLocale }: Typed,
): { written: Written; link: string } {
  const toStaff = purpose.startsWith('STAFF_');
  const toOwner = purpose.startsWith('OWNER_') || TO_OWNER.has(purpose);
  const link = toStaff ? LINKS.report : toOwner ? LINKS.offer : LINKS.bid;
  const toDealer = !toStaff && !toOwner;
  const facts = {
    locales: { owner: locale, others: locale },
    partner,
    car,
    cents: 1_840_000,
    currency: 'USD',
    time: new Date('2026-03-03T21:00:00Z'),
    zone: 'America/New_York',
    reason: words,
    party: name,
  };
  const placeholders = {
    ...placeholdersIn(locale, facts),
    link,
    ...(toDealer && { page: LINKS.page }),
  };
  const optOut = toDealer ? LINKS.optOut : null;
  return { written: writeAuctionMessage('EMAIL', purpose, placeholders, locale, optOut), link };
}

const TO_OWNER = new Set<AuctionPurpose>([
  'OFFER',
  'OFFER_REMINDER',
  'OFFER_REPLACED',
  'OFFER_AGAIN',
]);

function digestOf({ name, partner, car, locale = defaultLocale }: Typed): Written {
  const entry = { customer: name, car, url: LINKS.report, name };
  const digest: Digest = {
    name,
    partner,
    frequency: 'DAILY',
    entries: [
      { ...entry, kind: 'MESSAGES', count: 2 },
      { ...entry, kind: 'BIDS', count: 1, name: null },
      { ...entry, kind: 'ASSIGNED', count: 1 },
    ],
    more: 4,
    home: `${SAMPLE_SITE}/`,
    optOut: LINKS.digest,
  };
  return writeDigest(digest, locale);
}

function weekOf({ name, partner, locale = defaultLocale }: Typed): Written {
  const step = (one: InsightsStep, count: number, countBefore: number, median?: number) => ({
    step: one,
    count,
    countBefore,
    median: median ?? null,
    medianBefore: median === undefined ? null : median * 0.8,
  });
  const week: Week = {
    name,
    partner,
    from: '2026-02-23',
    to: '2026-03-01',
    weeks: [
      {
        flow: 'TRADE',
        steps: [
          step('CREATED', 42, 38),
          step('SENT', 41, 38),
          step('OPENED', 24, 31, 1500),
          step('STARTED', 22, 27, 240),
          step('COMPLETED', 18, 24, 900),
          step('OFFERED', 12, 17, 40_000),
          step('ACCEPTED', 6, 9, 200_000),
          step('SOLD', 2, 7),
        ],
        stuck: 3,
      },
      {
        flow: 'CLAIM',
        steps: [step('CREATED', 3, 5), step('SENT', 3, 5), step('COMPLETED', 1, 4)],
        stuck: 1,
      },
    ],
    page: `${SAMPLE_SITE}/insights`,
    optOut: LINKS.digest,
  };
  return writeWeek(week, locale);
}
