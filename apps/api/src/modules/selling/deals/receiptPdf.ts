import type { Receipt } from '@forecourt/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import PDFDocument from 'pdfkit';
import { moneyText } from '../../../domain/money.ts';
import { dayText } from '../../../messaging/auctionTexts.ts';
import { say, wordsIn } from '../../../messaging/words/index.ts';
import type { Words } from '../../../messaging/words/types.ts';
import { readableOn } from './pdf/contrast.ts';
import { createTypesetter, type Typesetter } from './pdf/typesetter.ts';

/** How a partner's receipt looks. */
export interface ReceiptLook {
  /** The partner's main color, as #RRGGBB. */
  color: string;
  /** Dial code of its country, which decides on the size of the paper. */
  country: string;
  /** The language that the owner is written to in. */
  locale: string;
  /** The partner's logo as PNG or JPEG; without one its name is shown. */
  logo?: Buffer | null;
}

/** Dial codes of the countries that print on Letter. */
const LETTER_COUNTRIES = new Set(['1', '52', '56', '57', '58', '63']);
const MARGIN = 56;
const BAND = 8;
const GAP = 22;
/** The largest size of a logo, in points. */
const LOGO = { width: 200, height: 44 };
const LABEL_WIDTH = 130;
const RULE = '#D4D9E1';
const SIZE = { title: 22, price: 30, heading: 12, text: 10.5, small: 9 };
const INK = { text: '#1A2230', quiet: '#5B6675' };

/** The size of paper of a country. */
export function paperOf(country: string): 'A4' | 'LETTER' {
  return LETTER_COUNTRIES.has(country) ? 'LETTER' : 'A4';
}

/**
 * A receipt as a PDF of one page, or more if somebody wrote at length: tagged, with its fonts inside.
 * It holds what the owner's page shows, and nothing else. The fonts reach Latin, Cyrillic and Greek
 * letters; every other letter, such as Arabic, Chinese or an emoji, is printed as a question mark.
 */
export function receiptPdf(receipt: Receipt, look: ReceiptLook): Promise<Buffer> {
  const doc = new PDFDocument({
    size: paperOf(look.country),
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: look.locale,
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${wordsIn(look.locale).receipt.title} ${receipt.number}`,
      Author: receipt.partner.name,
      CreationDate: new Date(receipt.agreed_at),
    },
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  write(doc, createTypesetter(doc), receipt, look);
  doc.end();
  return done;
}

function write(
  doc: PDFKit.PDFDocument,
  type: Typesetter,
  receipt: Receipt,
  { color, logo, locale }: ReceiptLook,
): void {
  const words = wordsIn(locale).receipt;
  const brand = readableOn(color, '#FFFFFF') ? color : INK.text;
  doc.rect(0, 0, doc.page.width, BAND).fill(color);
  doc.y = MARGIN;
  const { name } = receipt.partner;
  if (logo) type.figure(logo, name, LOGO);
  else type.block('P', name, { size: SIZE.heading, color: brand, bold: true });
  doc.moveDown(1.4);
  type.block('H1', words.title, { size: SIZE.title, color: INK.text, bold: true });
  const agreed = dayText(receipt.agreed_at.slice(0, 10), locale);
  const about = say(words.about, { number: receipt.number, day: agreed });
  type.block('P', about, { size: SIZE.text, color: INK.quiet });
  doc.moveDown(1.2);
  const price = priceText(receipt, locale);
  type.block('P', words.price, { size: SIZE.text, color: INK.quiet });
  type.block('P', price, { size: SIZE.price, color: brand, bold: true });
  type.block('P', carText(receipt) || words.car, {
    size: SIZE.heading,
    color: INK.text,
    bold: true,
  });
  const section = (title: string, rows: readonly Row[]): void => {
    const shown = rows.filter((row): row is [string, string] => Boolean(row[1]));
    if (shown.length === 0) return;
    rule(doc);
    type.block('H2', title, { size: SIZE.heading, color: INK.text, bold: true });
    doc.moveDown(0.4);
    for (const [label, value] of shown) pair(doc, type, label, value);
  };
  const { car, buyer, seller } = receipt;
  section(words.car, [
    [words.plate, car.plate],
    [words.vin, car.vincode],
  ]);
  section(words.buyer, partyRows(buyer, words));
  section(words.seller, partyRows(seller, words));
  section(words.conditions, [
    [words.newCar, receipt.trade_for_new ? newCarText(receipt, words) : null],
    [words.comment, receipt.comment],
    [words.handover, receipt.handover_day && dayText(receipt.handover_day, locale)],
  ]);
  rule(doc);
  type.block('P', say(words.note, { partner: name }), { size: SIZE.small, color: INK.quiet });
}

function newCarText({ buyer }: Receipt, words: Words['receipt']): string {
  return say(words.newCarText, { buyer: buyer.name ?? words.theBuyer });
}

type Row = [label: string, value: string | null];

function partyRows(
  { name, phone, email, address }: Receipt['buyer'],
  words: Words['receipt'],
): Row[] {
  return [
    [words.name, name],
    [words.phone, phone && phoneText(phone)],
    [words.email, email],
    [words.address, address],
  ];
}

/** A label with its value beside it. */
function pair(doc: PDFKit.PDFDocument, type: Typesetter, label: string, value: string): void {
  const { left } = doc.page.margins;
  const width = doc.page.width - left - doc.page.margins.right;
  const height = type.heightOf(value, { size: SIZE.text, width: width - LABEL_WIDTH });
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  const top = doc.y;
  const look = { size: SIZE.text, color: INK.quiet, at: { x: left, y: top, width: LABEL_WIDTH } };
  type.block('P', label, look);
  const at = { x: left + LABEL_WIDTH, y: top, width: width - LABEL_WIDTH };
  type.block('P', value, { size: SIZE.text, color: INK.text, at });
  doc.x = left;
  doc.moveDown(0.35);
}

function rule(doc: PDFKit.PDFDocument): void {
  const { left, right } = doc.page.margins;
  const y = doc.y + GAP / 2;
  doc
    .moveTo(left, y)
    .lineTo(doc.page.width - right, y)
    .lineWidth(0.75)
    .stroke(RULE);
  doc.y = y + GAP / 2;
}

function priceText({ price, currency_code: currency }: Receipt, locale: string): string {
  return moneyText(Math.round(price * 100), currency, locale);
}

function carText({ car: { year, make, model } }: Receipt): string {
  return [year, make, model].filter(Boolean).join(' ');
}

/** A phone number with its spaces. */
function phoneText(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
