import { type TranslationFault, translationFault } from '@forecourt/contract/translation-faults';
import type { TranslationFile } from '../translationFile.ts';
import type { UnitProblem } from '../xliff/readXliff.ts';

/** Texts by message id. */
type Texts = Readonly<Record<string, string>>;

/** Why a text of a file is left out. */
export type LeftOutReason = TranslationFault | UnitProblem | 'tooLong' | 'unknown';

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

/** Compares a translation file with what is shown now. */
export function previewOf(
  file: TranslationFile,
  { current, source }: FileContext,
): TranslationPreview {
  const messages: Record<string, string> = {};
  const added: { id: string; after: string }[] = [];
  const changed: ChangedText[] = [];
  const leftOut: LeftOutText[] = [...file.leftOut];
  let same = 0;
  for (const [id, after] of Object.entries(file.messages)) {
    const reason = reasonOf(id, after, source);
    if (reason) {
      leftOut.push({ id, reason, line: file.lineOf(id) });
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
  const given = new Set([...leftOut.map(({ id }) => id), ...Object.keys(messages)]);
  const missing = Object.keys(source ?? {}).filter((id) => !given.has(id) || messages[id] === '');
  leftOut.sort((one, other) => one.line - other.line);
  return { messages, added, changed, same, missing: missing.length, leftOut };
}

function reasonOf(id: string, text: string, source: Texts | null): LeftOutReason | null {
  if (text.length > MOST_CHARACTERS) return 'tooLong';
  const fault = translationFault(id, text);
  if (fault) return fault;
  return source && !Object.hasOwn(source, id) ? 'unknown' : null;
}
