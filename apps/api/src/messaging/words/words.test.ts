import { auctionRulesText, type Flow } from '@forecourt/contract';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../domain/dealerImport.ts';
import { LANGUAGES, languageOf, offeredLanguage, offeredLocale } from '../../domain/language.ts';
import { hasAddress } from '../../domain/foreignAddress.ts';
import { moneyText } from '../../domain/money.ts';
import { presentRules } from '../../domain/auction/rulesChoice.ts';
import { additionTemplate } from '../additionTexts.ts';
import { placeholdersIn, writeAuctionMessage } from '../auctionTexts.ts';
import { writeDigest } from '../digestTexts.ts';
import type { AuctionPurpose } from '../purposes.ts';
import { rulesText } from '../rulesText.ts';
import { writeMessage } from '../texts.ts';
import { writeWeek } from '../weekTexts.ts';
import { say, WORDS, wordsIn } from './index.ts';

type Leaf = [path: string, text: string];

/** Every text of a language with its place. */
function leavesOf(words: object, path = ''): Leaf[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): Leaf[] =>
    typeof value === 'string' ? [[path + key, value]] : leavesOf(value as object, `${path}${key}.`),
  );
}

const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\w+\}/g)].map(([found]) => found))].sort();

const english = new Map(leavesOf(WORDS.en));
/** What is the same word in another language. */
const SAME = new Set([
  'receipt.vin',
  'receipt.name',
  'invitation.roles.ADMIN',
  'notice.files.photos.one',
  'batch.columns.name',
  'dealerFile.columns.name',
  'dealerFile.columns.status',
  'dealerFile.no',
]);
/** Some of these say in one form what the other says with a number. */
const numberMayBeMissing = (path: string) => path.endsWith('.one');

describe.each(LANGUAGES.filter((one) => one !== 'en'))('the texts in %s', (language) => {
  const leaves = leavesOf(WORDS[language]);

  test('are those of English, each with its placeholders', () => {
    expect(leaves.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of leaves) {
      const wanted = placeholdersOf(english.get(path) ?? '');
      const found = placeholdersOf(text);
      if (numberMayBeMissing(path)) expect(wanted, path).toEqual(expect.arrayContaining(found));
      else expect(found, path).toEqual(wanted);
    }
  });

  test('are translated, without gaps and hidden characters', () => {
    for (const [path, text] of leaves) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).toBe(text.normalize('NFC').trim());
      expect(text, path).not.toMatch(/ {2}|[\p{Cf}\u00a0]|'/u);
      const isWord = /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
      if (isWord && !SAME.has(path)) expect(text, path).not.toBe(english.get(path));
    }
  });

  test('keep each link where a mail makes a button of it', () => {
    for (const [path, text] of leaves.filter(([, one]) => one.includes('\n'))) {
      const lines = (english.get(path) ?? '').split('\n');
      expect(text.split('\n').length, path).toBe(lines.length);
      expect(text.split('\n').indexOf('{link}'), path).toBe(lines.indexOf('{link}'));
    }
  });

  test('have no words that look like an address, which a new partner may not send', () => {
    for (const [path, text] of leaves) expect(hasAddress(say(text, VALUES)), path).toBe(false);
  });
});

const VALUES = {
  name: 'Mari Maasikas',
  partner: 'Northgate Motors',
  car: '2019 Volvo V60',
  amount: '18 400 €',
  fee: '199 $',
  fees: 'OK.',
  time: '03.03.2026, 16:05 GMT-5',
  reason: 'Verkauft.',
  more: 'OK.',
  party: 'Baltic Motors',
  link: '',
  page: '',
  minutes: 6,
  needs: '3',
  line: '',
  summary: '…',
  by: 'Nora Gates',
  role: 'x',
  site: 'Forecourt',
  count: 3,
  times: 10,
  photos: 3,
  number: '17',
  day: '02.03.2026',
  buyer: 'Baltic Motors',
};

const FACTS = {
  locales: { owner: 'en-US', others: 'en-US' },
  partner: 'Northgate Motors',
  car: '2019 Volvo V60',
  cents: 1_840_000,
  currency: 'EUR',
  time: new Date('2026-03-03T21:05:00Z'),
  zone: 'Europe/Berlin',
  reason: 'Sold elsewhere',
  party: 'Baltic Motors',
};
const LINK =
  'https://forecourt.test/capture/0198c1f2-0000-7000-8000-000000000000/k3Jv0mS2xUQfB7hZ1yTn9w';

/** The letters of a text message that fit into a part, by GSM 03.38. */
const GSM =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const partsOf = (text: string) => Math.ceil(text.length / (GSM.test(text) ? 153 : 67));

describe.each(LANGUAGES)('a text message in %s', (language) => {
  test('is short, in German of plain letters, whatever it is about', () => {
    for (const purpose of Object.keys(WORDS.en.auctions) as AuctionPurpose[]) {
      const said = { ...placeholdersIn(language, FACTS), link: LINK };
      const { text } = writeAuctionMessage('SMS', purpose, said, language);
      expect(text, purpose).not.toMatch(/[{}]|undefined|[\u00a0\u202f]/);
      expect(partsOf(text), text).toBeLessThanOrEqual(
        language === 'es' || language === 'et' ? 5 : 3,
      );
      if (language === 'de') expect(text, purpose).toMatch(GSM);
    }
    for (const flow of Object.keys(WORDS.en.flows) as Flow[]) {
      for (const purpose of ['REQUEST', 'FOLLOW_UP'] as const) {
        const facts = { ...VALUES, link: LINK, claim: '' };
        const { text } = writeMessage('SMS', purpose, flow, {}, facts, language);
        expect(partsOf(text), text).toBeLessThanOrEqual(
          language === 'es' || language === 'et' ? 4 : 2,
        );
      }
    }
  });
});

test('English tells the rules of an auction as the pages do', () => {
  const rules = {
    minBid: 100_000,
    minRaise: 5000,
    reserve: 200_000,
    extension: true,
    buyNow: 2_000_000,
    proxyBids: true,
    sealed: false,
  };
  for (const one of [rules, { ...rules, sealed: true, extension: false, proxyBids: false }]) {
    const { reserve_price: reserve, ...shown } = presentRules(one);
    const page = auctionRulesText({ ...shown, has_reserve: reserve !== null }, (amount) =>
      moneyText(amount * 100, 'USD', 'en-US'),
    );
    expect(rulesText(one, 'USD', 'en-US')).toBe(page);
  }
});

test('amounts, times and numbers have the form of the language', () => {
  const { text } = writeAuctionMessage(
    'EMAIL',
    'OFFER',
    { ...placeholdersIn('de-DE', FACTS), link: LINK },
    'de-DE',
  );
  expect(text).toContain('ein Angebot für Ihr Auto: 18.400\u00a0€');
  expect(text).toContain('bis 03.03.2026, 22:05 MEZ:');
  expect(placeholdersIn('de', { ...FACTS, day: '2026-03-02' }).time).toBe('02.03.2026');
  expect(placeholdersIn('es-US', { ...FACTS, currency: 'USD' }).amount).toBe('$18,400');
  const photos = (count: number, locale: string) =>
    additionTemplate('ADDITION', { photos: count, more: false, message: null }, locale).subject;
  expect(photos(1, 'de')).toBe('{partner} benötigt 1 weiteres Foto Ihres Autos');
  expect(photos(3, 'et')).toBe('{partner} vajab veel 3 fotot teie autost');
  const facts = { ...VALUES, name: '', minutes: 1, link: LINK, claim: '' };
  expect(writeMessage('EMAIL', 'REQUEST', 'TRADE', {}, facts, 'es').text).toMatch(
    /^Hola:\n\nNorthgate Motors .*unos 1 minuto:/s,
  );
  expect(writeMessage('EMAIL', 'REQUEST', 'TRADE', {}, facts, 'et').text).toMatch(/^Tere!\n/);
});

test('a digest counts in the language', () => {
  const entry = { kind: 'BIDS', name: null, customer: 'Mari', car: 'V60', url: LINK } as const;
  const digest = {
    name: 'Nora',
    partner: 'Nord',
    frequency: 'WEEKLY',
    entries: [{ ...entry, count: 1 }],
    more: 0,
    home: LINK,
    optOut: LINK,
  } as const;
  const one = writeDigest(digest, 'de');
  expect(one.subject).toBe('1 Benachrichtigung bei Nord');
  expect(one.text).toContain('- Neues Gebot für V60\n  Mari');
  const more = { ...digest, entries: [{ ...entry, count: 3 }], more: 2 };
  expect(writeDigest(more, 'et').text).toContain('- 3 uut pakkumist autole V60');
});

test('figures of a week have the form of the language', () => {
  const sent = {
    step: 'SENT',
    count: 1234,
    countBefore: 2000,
    median: 30,
    medianBefore: null,
  } as const;
  const steps = [{ ...sent, step: 'CREATED', count: 1, median: null } as const, sent];
  const week = {
    name: 'Nora',
    partner: 'Nord',
    from: '2026-03-02',
    to: '2026-03-08',
    weeks: [{ flow: 'CLAIM', steps, stuck: 2 } as const],
    page: LINK,
    optOut: LINK,
  };
  const { subject, text } = writeWeek(week, 'de');
  expect(subject).toBe('1 Anfrage letzte Woche bei Nord');
  expect(text).toContain('vom 02.03.2026 bis zum 08.03.2026');
  expect(text).toContain('  Gesendet: 1.234 (2.000), mediane Dauer < 1 Min. (–)');
  expect(text).toContain('Schadenfälle: 1.234 Anfragen wurden gesendet, in der Woche davor 2.000');
  expect(text).toContain('Schadenfälle: 2 Kunden stecken gerade in einem Bericht fest:');
});

describe('whose language it is', () => {
  const partner = (code: string, ...others: string[]) => ({
    locales: {
      default: code,
      list: ['en-US', code, ...others].map((one) => ({ local_name: one, locale_code: one })),
    },
  });

  test.each([
    ['the customer’s own', 'de', 'es-MX', { locale: 'es-MX', reads: 'es-MX', standard: 'de' }],
    ['else the partner’s', 'de-AT', null, { locale: 'de-AT', reads: 'de-AT', standard: 'de-AT' }],
    [
      'the partner’s for a language that is not written',
      'de',
      'it',
      { locale: 'de', reads: 'it', standard: 'de' },
    ],
    [
      'English for a partner of such a language',
      'fr',
      null,
      { locale: 'en-US', reads: 'fr', standard: 'fr' },
    ],
    [
      'never that partner’s words in another',
      'fr',
      'et',
      { locale: 'et', reads: 'et', standard: 'fr' },
    ],
    [
      'another country’s form is the same language',
      'de-DE',
      'de-AT',
      { locale: 'de-AT', reads: 'de-AT', standard: 'de-DE' },
    ],
    [
      'English is that of the United States',
      'en-GB',
      'en-US',
      { locale: 'en-US', reads: 'en-US', standard: 'en-GB' },
    ],
  ])('%s', (_, own, chosen, spoken) => {
    expect(languageOf(partner(own), chosen)).toEqual(spoken);
  });

  test('a partner that has set none writes English', () => {
    expect(languageOf({ locales: {} })).toEqual({
      locale: 'en-US',
      reads: 'en-US',
      standard: 'en-US',
    });
    expect(wordsIn('fr')).toBe(WORDS.en);
  });

  test('is one that the partner offers', () => {
    const { locales } = partner('de-DE', 'es');
    expect(offeredLocale(locales, 'es-MX,es;q=0.9,en;q=0.8')).toBe('es');
    expect(offeredLocale(locales, 'fr, DE;q=0.5')).toBe('de-DE');
    for (const header of [undefined, '', 'fr', '*', ',;,', 'x'.repeat(10_000)]) {
      expect(offeredLocale(locales, header), header).toBeNull();
    }
  });

  test('is named by its code or in itself', () => {
    const list = [
      { local_name: 'English', locale_code: 'en-US' },
      { local_name: 'Eesti', locale_code: 'et' },
    ];
    const locales = { default: 'en-US', list };
    expect(['eesti', 'ET', 'et-EE', 'English'].map((one) => offeredLanguage(locales, one))).toEqual(
      ['et', 'et', 'et', 'en-US'],
    );
    expect(['Estonian', 'de', ''].map((one) => offeredLanguage(locales, one))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the headers of the dealers’ file', () => {
  test('are known in every language that the directory is written in', () => {
    const known = Object.values(WORDS).map(({ dealerFile }) => dealerFile.columns);
    for (const headers of known) {
      const columns = columnsOf(Object.values(headers), undefined, known);
      const fields = Object.keys(headers).map((key) =>
        key === 'favorite' || key === 'status' ? null : key,
      );
      expect(columns.map(({ field }) => field)).toEqual(fields);
    }
    const typed = ['STRASSE UND HAUSNUMMER', 'straße und hausnummer', 'codigo postal'];
    expect(columnsOf(typed, undefined, known).map(({ field }) => field)).toEqual([
      null,
      'address',
      null,
    ]);
  });
});
