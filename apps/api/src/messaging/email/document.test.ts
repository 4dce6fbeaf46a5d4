import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import {
  emailPurposes,
  sampleEmail,
  SAMPLE_SITE,
  TYPED,
  type EmailPurpose,
  type Typed,
} from '../testing/sampleEmails.ts';
import type { LinkPurpose } from '../purposes.ts';
import { buttons as labels } from '../words/en/buttons.ts';
import { emailHtml, type Brand, type Email } from './document.ts';

const BRAND: Brand = {
  name: 'Northgate Motors',
  logo: { url: `${SAMPLE_SITE}/media/key/logo.webp`, width: 180 },
  color: '#0f766e',
};
/** The most that mail programs show in full. */
const MAX_BYTES = 100_000;

const open = (html: string) => new JSDOM(html).window.document;
const pageOf = (purpose: EmailPurpose, typed: Typed = TYPED, brand: Brand = BRAND) =>
  open(emailHtml(sampleEmail(purpose, typed), brand, SAMPLE_SITE));
const own = (email: Partial<Email>) =>
  open(
    emailHtml(
      {
        purpose: 'REQUEST',
        subject: 'Hello',
        body: '',
        link: null,
        locale: 'en-US',
        ...email,
      },
      BRAND,
      SAMPLE_SITE,
    ),
  );
const addressesIn = (page: Document) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
const paragraphsOf = (page: Document) =>
  [...page.querySelectorAll('.card p')].map((one) => one.textContent);
const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

describe.each(emailPurposes)('a mail of %s', (purpose) => {
  const email = sampleEmail(purpose, TYPED);
  const html = emailHtml(email, BRAND, SAMPLE_SITE);
  const page = open(html);

  test('has one button, and its address again as it is', () => {
    const buttons = [...page.querySelectorAll('a.button')];
    if (purpose === 'ACCOUNT_NOTICE') return expect(buttons).toEqual([]);
    expect(buttons).toHaveLength(1);
    expect(words(buttons[0]?.textContent)).toContain(labels[purpose as LinkPurpose]);
    const address = buttons[0]?.getAttribute('href') ?? '';
    const pages: Partial<Record<EmailPurpose, string>> = {
      DIGEST: '/',
      INSIGHTS: '/insights?from=2026-02-23&to=2026-03-01',
    };
    expect(address).toBe(purpose in pages ? SAMPLE_SITE + pages[purpose] : email.link);
    expect(words(page.querySelector('p.muted')?.textContent)).toContain(address);
  });

  test('says each word of its text, and leads to this site alone', () => {
    const shown = [...page.querySelectorAll('.card p, li')]
      .map(({ textContent }) => words(textContent?.replace(/https?:\S+/g, '')))
      .join('\n');
    for (const line of email.body.split('\n')) {
      const said = line.replace(/https?:\S+/g, '').replace(/^\s*- |:\s*$/g, '');
      expect(shown).toContain(words(said));
    }
    for (const address of email.body.match(/https:\S+[\w/]/g) ?? []) {
      expect(addressesIn(page)).toContain(address);
    }
    for (const address of addressesIn(page)) expect(address).toMatch(/^https:\/\/forecourt\.test/);
  });

  test('is titled, named in words where the logo is missing, and short', () => {
    expect(page.title).toBe(email.subject);
    expect(page.querySelector('h1')?.textContent).toBe(email.subject);
    expect(page.querySelector('img')?.alt).toBe('Northgate Motors');
    expect(html.length).toBeLessThan(MAX_BYTES);
  });
});

test('what anyone typed is text, whatever it is', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '"><a href="https://evil.test">x</a>',
      "' onload='alert(1)",
      '</style><script>alert(1)</script>',
      'https://evil.test/login',
      'javascript:alert(1)',
      `${SAMPLE_SITE}.evil.test/`,
      `${SAMPLE_SITE}@evil.test/`,
      '&lt;b&gt; &amp; ]]> <!--',
      '{link} $& $1 {partner}',
    ),
  );
  const typed = fc.record({ name: hostile, partner: hostile, car: hostile, words: hostile });
  const plain = Object.fromEntries(
    emailPurposes.map((purpose) => [purpose, tagsOf(pageOf(purpose))]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...emailPurposes), typed, (purpose, wrote) => {
      const page = pageOf(purpose, wrote, { ...BRAND, name: wrote.partner });
      expect(page.querySelector('img')?.alt).toBe(wrote.partner);
      expect([...plain[purpose]!]).toEqual(expect.arrayContaining([...tagsOf(page)]));
      const events = [...page.querySelectorAll('*')].flatMap((one) =>
        one.getAttributeNames().filter((name) => name.startsWith('on')),
      );
      expect(events).toEqual([]);
      for (const address of addressesIn(page)) {
        expect(new URL(address).host).toBe('forecourt.test');
      }
    }),
  );
});

/** The names of a page's elements; a line break may come and go with what was typed. */
function tagsOf(page: Document): Set<string> {
  return new Set([...page.querySelectorAll('*')].map(({ localName }) => localName).concat('br'));
}

describe('the words of a partner', () => {
  const link = `${SAMPLE_SITE}/capture/1/key`;

  test('stay as they are, but for a link that ends a paragraph', () => {
    const page = own({ body: `Hi Mari,\nplease  look: ${link}\n\nYours,\nNora`, link });
    const [first, second] = [...page.querySelectorAll('.card p')];
    expect(first?.innerHTML).toBe('Hi Mari,<br>please  look:');
    expect(second?.innerHTML).toBe('Yours,<br>Nora');
    expect(page.querySelector('.card a.button')?.getAttribute('href')).toBe(link);
  });

  test('keep a link that is amid them, and the button follows', () => {
    const page = own({ body: `Open ${link}, it is short.`, link });
    expect(paragraphsOf(page)).toEqual([`Open ${link}, it is short.`]);
    expect(addressesIn(page)).toEqual([link, link, link]);
  });

  test('need no link', () => {
    const page = own({ body: 'Thank you.\n\nWe close at 6.' });
    expect(paragraphsOf(page)).toEqual(['Thank you.', 'We close at 6.']);
    expect(addressesIn(page)).toEqual([]);
    expect(page.querySelector('.muted')).toBeNull();
  });

  test('make no link of another site', () => {
    const body = `See https://elsewhere.test or http://forecourt.test/x\n\n${link}`;
    expect(new Set(addressesIn(own({ body, link })))).toEqual(new Set([link]));
  });
});

describe('what a mailbox shows beside the subject', () => {
  const shown = (page: Document) => words(page.body.querySelector('div')?.firstChild?.textContent);

  test('are the first words after the greeting', () => {
    expect(shown(pageOf('OFFER'))).toBe('Northgate Motors has an offer for your car: $18,400.');
    expect(shown(pageOf('REQUEST'))).toMatch(/^Northgate Motors would like to make you an offer/);
  });

  test('is cut between words', () => {
    expect(shown(own({ body: 'photos '.repeat(60) }))).toMatch(/^(photos )+photos…$/);
  });
});

describe('the brand', () => {
  test('is set in type without a logo', () => {
    const page = pageOf('OFFER', TYPED, { ...BRAND, logo: null });
    expect(page.querySelector('img')).toBeNull();
    expect(words(page.body.textContent)).toContain('Northgate Motors');
  });

  test('has a logo that fits every mailbox', () => {
    const width = (asked: number | null) => {
      const logo = { url: `${SAMPLE_SITE}/logo.webp`, width: asked };
      return pageOf('OFFER', TYPED, { ...BRAND, logo }).querySelector('img')?.width;
    };
    expect([width(null), width(90), width(900)]).toEqual([160, 90, 320]);
  });

  test('has its logo for dark backgrounds in dark programs only', () => {
    const darkUrl = `${SAMPLE_SITE}/dark.webp`;
    const two = { url: `${SAMPLE_SITE}/light.webp`, darkUrl, width: null };
    const page = pageOf('OFFER', TYPED, { ...BRAND, logo: two });
    const [light, dark] = page.querySelectorAll('img');
    expect([light?.className, light?.src]).toEqual(['light', two.url]);
    expect([dark?.className, dark?.src, dark?.style.display]).toEqual(['dark', darkUrl, 'none']);
    const [, rules] =
      page.querySelector('style')?.textContent?.split('prefers-color-scheme:dark') ?? [];
    expect(rules).toContain('.light{display:none!important}');
    expect(rules).toContain('.dark{display:block!important');
    expect(pageOf('OFFER').querySelectorAll('img')).toHaveLength(1);
  });
});
