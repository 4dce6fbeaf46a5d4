import { regularMails, withoutTest } from '../purposes.ts';
import { wordsIn } from '../words/index.ts';

/** A piece of a line; with an address it is a link. */
export interface Span {
  text: string;
  address: string | null;
}

/** A part of a mail, in the order of its text. */
export type Block =
  | { kind: 'text'; lines: readonly (readonly Span[])[] }
  | { kind: 'button'; label: string; address: string }
  | { kind: 'list'; entries: readonly Entry[] };

/** An entry of a list: what leads to its address, and lines below. */
export interface Entry {
  words: string;
  below: readonly string[];
  address: string;
}

/** A message as the outbox keeps it. */
export interface MailText {
  purpose: string;
  body: string;
  /** What it is sent for; in a digest or figures of the week the page that ends them. */
  link: string | null;
  /** The language that it is written in. */
  locale: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”]+/g;
const SENTENCE_END = /[.,;:!?)\]]+$/;

/**
 * Splits a mail's text, word for word, into what its HTML shows: paragraphs, one button for its link,
 * and lists. Only addresses of this site become links, so that typed words never lead
 * elsewhere.
 *
 * - The link's own paragraph, or the link that ends one, becomes the button. A link amid words stays
 *   there, and the button follows.
 * - Another address alone makes a link of the words before it that end in a colon.
 * - A paragraph that starts with a dash and ends with a line that is an address is an entry of a list.
 *
 * @param site the product's public address, without a slash at its end
 */
export function blocksOf({ purpose, body, link, locale }: MailText, site: string): Block[] {
  const main = mainAddress({ purpose, body, link }, site);
  const { buttons, open } = wordsIn(locale);
  const label = (buttons as Partial<Record<string, string>>)[withoutTest(purpose)] ?? open;
  const blocks: Block[] = [];
  let hasButton = false;
  const addButton = (address: string) => {
    hasButton = true;
    blocks.push({ kind: 'button', label, address });
  };
  for (const paragraph of body.split(/\n{2,}/).filter((one) => one.trim() !== '')) {
    const address = isOwn(paragraph.trim(), site) ? paragraph.trim() : null;
    const entry = entryOf(paragraph, site);
    const awaitsButton = main !== null && !hasButton && addressesIn(paragraph).includes(main);
    if (awaitsButton) {
      const words = paragraph.trimEnd();
      const isLast = words.endsWith(main);
      const shown = isLast ? words.slice(0, -main.length).trimEnd() : words;
      if (shown) blocks.push({ kind: 'text', lines: linesOf(shown, site) });
      addButton(main);
    } else if (entry) {
      const last = blocks.at(-1);
      if (last?.kind === 'list') blocks.splice(-1, 1, listOf(...last.entries, entry));
      else blocks.push(listOf(entry));
    } else {
      const before = blocks.at(-1);
      const introduces = before?.kind === 'text' ? introductionOf(before.lines) : null;
      if (address && introduces) {
        const linked = [[{ text: introduces, address }]];
        blocks.splice(-1, 1, { kind: 'text', lines: linked });
      } else blocks.push({ kind: 'text', lines: linesOf(paragraph, site) });
    }
  }
  return blocks;
}

/** Where the button leads. */
function mainAddress({ purpose, body, link }: Omit<MailText, 'locale'>, site: string) {
  const path = regularMails.get(purpose);
  if (path === undefined) return link;
  // figures of a week lead to its days; a mail that was written before they did has the page alone
  const page = site + path;
  return addressesIn(body).find((address) => address.startsWith(`${page}?from=`)) ?? page;
}

/** How much of a mail its list in a mailbox shows, in characters. */
const PREVIEW_LENGTH = 140;

/** What a mailbox shows beside the subject: the first words after the greeting, without addresses. */
export function previewOf(blocks: readonly Block[], locale: string): string {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [wordsOf(block.lines)] : []));
  const [first = '', second = ''] = texts;
  const greets =
    /,$/.test(first) || (/[:!]$/.test(first) && first.startsWith(wordsIn(locale).hello));
  const isGreeting = greets && !first.includes('\n');
  const words = (isGreeting ? second : first).replace(ADDRESS, '').replace(/\s+/g, ' ').trim();
  if (words.length <= PREVIEW_LENGTH) return words;
  return `${words.slice(0, PREVIEW_LENGTH).replace(/\s+\S*$/, '')}…`;
}

const listOf = (...entries: Entry[]): Block => ({ kind: 'list', entries });

const wordsOf = (lines: readonly (readonly Span[])[]): string =>
  lines.map((spans) => spans.map(({ text }) => text).join('')).join('\n');

/** The words of one line that ends in a colon, without it. */
function introductionOf(lines: readonly (readonly Span[])[]): string | null {
  const words = wordsOf(lines);
  return words.endsWith(':') && !words.includes('\n') ? words.slice(0, -1) : null;
}

function entryOf(paragraph: string, site: string): Entry | null {
  const [first = '', ...rest] = paragraph.split('\n').map((line) => line.trim());
  const address = rest.pop();
  if (!first.startsWith('- ') || !address || !isOwn(address, site)) return null;
  return { words: first.slice(2), below: rest, address };
}

function linesOf(paragraph: string, site: string): Span[][] {
  return paragraph.split('\n').map((line) => spansOf(line, site));
}

function spansOf(line: string, site: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, '');
    if (!isOwn(address, site)) continue;
    if (index > from) spans.push({ text: line.slice(from, index), address: null });
    spans.push({ text: address, address });
    from = index + address.length;
  }
  if (from < line.length) spans.push({ text: line.slice(from), address: null });
  return spans;
}

const addressesIn = (paragraph: string): string[] =>
  [...paragraph.matchAll(ADDRESS)].map(([found]) => found.replace(SENTENCE_END, ''));

/** Whether a text is one address of this site. */
function isOwn(text: string, site: string): boolean {
  return (text === site || text.startsWith(`${site}/`)) && !/[\s<>"“”]/.test(text);
}
