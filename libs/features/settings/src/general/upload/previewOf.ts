import { type TranslationFault, translationFault } from '@forecourt/contract/translation-faults';

/** Texts by message id. */
type Texts = Readonly<Record<string, string>>;

/** Why a text of a file is left out. */
export type LeftOutReason = TranslationFault | 'tooLong' | 'unknown';

export interface ChangedText {
  id: string;
  /** As it is shown now. */
  before: string;
  after: string;
}

export interface LeftOutText {
  id: string;
  reason: LeftOutReason;
  /** In the file, from 1. */
  line: number;
}

/** What a translation file does when it is taken. */
export interface TranslationPreview {
  /** What is taken: the file without what is left out. */
  messages: Record<string, string>;
  /** Texts that the language has not had yet. */
  added: readonly { id: string; after: string }[];
  changed: readonly ChangedText[];
  /** How many are as they are shown now. */
  same: number;
  /** How many of the product's texts the file doesn't have. */
  missing: number;
  leftOut: readonly LeftOutText[];
}

export interface FileContext {
  /** The texts that are shown in the language now. */
  current: Texts;
  /** Every text of the product in English; null if it is not known. */
  source: Texts | null;
}

/** The contract's limit of one text, in characters. */
const MOST_CHARACTERS = 2000;

/**
 * Compares a translation file with what is shown now.
 *
 * @param content the file, as it was read
 * @param texts the texts in it
 */
export function previewOf(
  content: string,
  texts: Texts,
  { current, source }: FileContext,
): TranslationPreview {
  const messages: Record<string, string> = {};
  const added: { id: string; after: string }[] = [];
  const changed: ChangedText[] = [];
  const refused: { id: string; reason: LeftOutReason }[] = [];
  let same = 0;
  for (const [id, after] of Object.entries(texts)) {
    const reason = reasonOf(id, after, source);
    if (reason) {
      refused.push({ id, reason });
      continue;
    }
    messages[id] = after;
    // a text that is empty is not shown: like one that is missing
    if (after === '') continue;
    const before = Object.hasOwn(current, id) ? current[id]! : undefined;
    if (before === undefined) added.push({ id, after });
    else if (before === after) same += 1;
    else changed.push({ id, before, after });
  }
  const missing = Object.keys(source ?? {}).filter((id) => !Object.hasOwn(texts, id) || !texts[id]);
  const lines = refused.length > 0 ? linesOf(content) : new Map<string, number>();
  const leftOut = refused.map((one) => ({ ...one, line: lines.get(one.id) ?? 1 }));
  return { messages, added, changed, same, missing: missing.length, leftOut };
}

function reasonOf(id: string, text: string, source: Texts | null): LeftOutReason | null {
  if (text.length > MOST_CHARACTERS) return 'tooLong';
  const fault = translationFault(id, text);
  if (fault) return fault;
  return source && !Object.hasOwn(source, id) ? 'unknown' : null;
}

/** The line of each key of a JSON object of texts, from 1; the last one if a key is repeated. */
function linesOf(content: string): Map<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  let read = 0;
  // each string of the file, and whether a colon follows: then it is a key
  for (const match of content.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)) {
    line += content.slice(read, match.index).split('\n').length - 1;
    read = match.index;
    if (match[2]) lines.set(JSON.parse(match[1]!) as string, line);
  }
  return lines;
}
