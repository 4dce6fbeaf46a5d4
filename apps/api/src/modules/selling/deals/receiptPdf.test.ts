import { makeReceipt, seeded } from '@forecourt/contract/fixtures';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readableOn } from './pdf/contrast.ts';
import { logoForPdf } from './pdf/logo.ts';
import { piecesOf } from './pdf/typesetter.ts';
import { paperOf, receiptPdf } from './receiptPdf.ts';

const LOOK = { color: '#1D4ED8', country: '372', locale: 'en-US' };
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('is a tagged PDF of one page with its fonts inside', async () => {
  const pdf = await receiptPdf(makeReceipt(seeded('receipt')), LOOK);
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(pagesOf(pdf)).toBe(1);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/FontFile');
  expect(text).not.toContain('Helvetica');
  expect(pdf.length).toBeLessThan(200_000);
});

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h60v30H0z"/></svg>',
);
const stored = (bytes: Buffer | null) => ({
  open: async () =>
    bytes && { bytes, contentType: '', maxAge: 0, isPrivate: false, download: false },
});

test.each([
  ['a drawing', async () => drawing],
  ['WebP', () => sharp(drawing).webp().toBuffer()],
  ['JPEG', () => sharp(drawing).flatten().jpeg().toBuffer()],
])('carries a logo that was stored as %s, described for who cannot see it', async (_, make) => {
  const logo = await logoForPdf(stored(await make()), '/media/key/logo');
  const text = (await receiptPdf(makeReceipt(seeded('receipt')), { ...LOOK, logo })).toString(
    'latin1',
  );
  expect(text).toContain('/Subtype /Image');
  expect(text).toContain('/S /Figure');
  expect(text).toContain('/Alt ');
});

test.each([
  ['none', null, drawing],
  ['one elsewhere', 'https://pictures.test/logo.png', drawing],
  ['one that is gone', '/media/key/logo.webp', null],
  ['one that is no picture', '/media/key/logo.webp', Buffer.from('x')],
])('does without a logo: %s', async (_, url, bytes) => {
  const logo = await logoForPdf(stored(bytes), url);
  expect(logo).toBeNull();
  const pdf = await receiptPdf(makeReceipt(seeded('receipt')), { ...LOOK, logo });
  expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
});

test('takes names of any length and script, and breaks pages for long words', async () => {
  const long = 'ж'.repeat(255);
  const comment = 'Ēģļš Łódź Ελλάδα Жанна 東京 🚗 '.repeat(8);
  const receipt = makeReceipt(seeded('long'), {
    comment,
    seller: { name: long, email: `${'a'.repeat(240)}@x.test`, phone: '+372', address: long },
    buyer: { name: long, email: null, phone: null, address: comment },
  });
  expect(pagesOf(await receiptPdf(receipt, LOOK))).toBeLessThanOrEqual(3);
});

test('sets each letter in a file that has it', () => {
  expect(piecesOf('Jüri Łódź')).toEqual([
    ['latin', 'Jüri '],
    ['latin-ext', 'Ł'],
    ['latin', 'ód'],
    ['latin-ext', 'ź'],
  ]);
  expect(piecesOf('jaźń.')).toEqual([
    ['latin', 'ja'],
    ['latin-ext', 'źń'],
    ['latin', '.'],
  ]);
  expect(piecesOf('Жанна €5')).toEqual([
    ['cyrillic', 'Жанна'],
    ['latin', ' €5'],
  ]);
  expect(piecesOf('東')).toEqual([['latin', '?']]);
});

test.each([
  ['1', 'LETTER'],
  ['52', 'LETTER'],
  ['372', 'A4'],
  ['44', 'A4'],
])('a partner of country %s prints on %s', (country, paper) => {
  expect(paperOf(country)).toBe(paper);
});

test('a color that is too light for text is not used for it', () => {
  expect(readableOn('#1D4ED8', '#FFFFFF')).toBe(true);
  expect(readableOn('#F59E0B', '#FFFFFF')).toBe(false);
});

test.each(['de', 'es-MX', 'et'])('says in %s what language it is in', async (locale) => {
  const pdf = await receiptPdf(makeReceipt(seeded('receipt')), { ...LOOK, locale });
  expect(pdf.toString('latin1')).toContain(`/Lang (${locale})`);
  expect(pagesOf(pdf)).toBe(1);
});
