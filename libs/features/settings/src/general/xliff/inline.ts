import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** An inline element of XLIFF 1.2 that holds code: a placeholder, and the begin and end of a pair. */
export type CodeElement = 'ph' | 'bpt' | 'ept';

/** A part of a text: words, or code that must come back as it is. */
export interface Piece {
  /** Absent for words. */
  element?: CodeElement;
  /** As it stands in the text; all pieces together are the text. */
  text: string;
}

/**
 * Splits an ICU message into words and code. Code is what no language changes: placeholders
 * (`{name}`, `{count, number}`) and tags (`<bdi>`, `</bdi>`). The frames of plural and select forms
 * stay words, because languages have different forms.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  for (const { element, from, to } of codesOf(text)) {
    if (from > read) pieces.push({ text: text.slice(read, from) });
    pieces.push({ element, text: text.slice(from, to) });
    read = to;
  }
  if (read < text.length) pieces.push({ text: text.slice(read) });
  return pieces;
}

interface Code {
  element: CodeElement;
  from: number;
  to: number;
}

function codesOf(text: string): Code[] {
  try {
    return parse(text, { captureLocation: true }).flatMap((element) => codesIn(element, text));
  } catch {
    // a text that is no ICU message has only words
    return [];
  }
}

function codesIn(element: MessageFormatElement, text: string): Code[] {
  const all = (children: readonly MessageFormatElement[]): Code[] =>
    children.flatMap((child) => codesIn(child, text));
  const from = element.location!.start.offset;
  const to = element.location!.end.offset;
  if (isTagElement(element)) {
    const opened = text.indexOf('>', from) + 1;
    const closing = text.lastIndexOf('<', to - 1);
    return [
      { element: 'bpt', from, to: opened },
      ...all(element.children),
      { element: 'ept', from: closing, to },
    ];
  }
  if (isPluralElement(element) || isSelectElement(element)) {
    return Object.values(element.options).flatMap(({ value }) => all(value));
  }
  const isPlaceholder =
    isArgumentElement(element) ||
    isNumberElement(element) ||
    isDateElement(element) ||
    isTimeElement(element);
  return isPlaceholder ? [{ element: 'ph', from, to }] : [];
}

/**
 * Gives each code of a text the number by which tools match it. The same code has the same number in
 * a text and its translation; begin and end of a pair share theirs.
 */
export class CodeNumbers {
  private readonly given = new Map<string, number>();
  private last = 0;

  /** The numbers of a text's pieces, in their order; 0 for words. */
  of(pieces: readonly Piece[]): number[] {
    const seen = new Map<string, number>();
    const open: number[] = [];
    return pieces.map(({ element, text }) => {
      if (!element) return 0;
      if (element === 'ept') return open.pop() ?? 0;
      const nth = (seen.get(text) ?? 0) + 1;
      seen.set(text, nth);
      const number = this.numberOf(`${nth} ${text}`);
      if (element === 'bpt') open.push(number);
      return number;
    });
  }

  private numberOf(code: string): number {
    const known = this.given.get(code) ?? ++this.last;
    this.given.set(code, known);
    return known;
  }
}
