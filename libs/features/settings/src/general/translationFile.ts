import type { UnitProblem, XliffProblem } from './xliff/readXliff.ts';

/** Why a file is not a valid translation file. */
export type FileProblem =
  'tooLarge' | 'notJson' | 'notTexts' | 'empty' | 'tooMany' | 'otherLanguage' | XliffProblem;

/** A translation file that was read, whatever its format. */
export interface TranslationFile {
  /** Its texts by message id, which are not checked. */
  messages: Readonly<Record<string, string>>;
  /** The line of a text, from 1. */
  lineOf(id: string): number;
  /** Texts that its format could not give. */
  leftOut: readonly { id: string; reason: UnitProblem; line: number }[];
}

export type ReadFile =
  { ok: true; file: TranslationFile } | { ok: false; problem: FileProblem; line?: number };

/** What a field for translation files accepts, as in its `accept` attribute. */
export const ACCEPTED = 'application/json,application/xliff+xml,.json,.xliff,.xlf';

/** Maximum file sizes: XLIFF says the same texts twice, with notes. */
const MOST_BYTES = { json: 2 * 1024 * 1024, xliff: 8 * 1024 * 1024 };
/** The contract's limit. */
const MOST_TEXTS = 10_000;

/**
 * Reads a translation file: XLIFF 1.2, or a JSON object of texts by message id.
 *
 * @param code of the language that it is for
 */
export async function readTranslationFile(file: Blob, code: string): Promise<ReadFile> {
  if (file.size > MOST_BYTES.xliff) return { ok: false, problem: 'tooLarge' };
  const text = await file.text();
  const isXml = text.trimStart().startsWith('<');
  if (!isXml && file.size > MOST_BYTES.json) return { ok: false, problem: 'tooLarge' };
  const read = isXml ? await fromXliff(text, code) : fromJson(text);
  if (!read.ok) return read;
  const { messages, leftOut } = read.file;
  const count = Object.keys(messages).length;
  if (count + leftOut.length === 0) return { ok: false, problem: 'empty' };
  if (count > MOST_TEXTS) return { ok: false, problem: 'tooMany' };
  return read;
}

async function fromXliff(text: string, code: string): Promise<ReadFile> {
  const { readXliff } = await import('./xliff/index.ts');
  const read = readXliff(text);
  if (!read.ok) return read;
  const { language, messages, lines, leftOut } = read;
  // one language's file is easily taken for another's among those that a tool gives back
  if (language && languageOf(language) !== languageOf(code)) {
    return { ok: false, problem: 'otherLanguage' };
  }
  return { ok: true, file: { messages, leftOut, lineOf: (id) => lines.get(id) ?? 1 } };
}

/** The language of a code without its country, such as `de` of `de_AT`. */
function languageOf(code: string): string {
  return code.split(/[-_]/, 1)[0]!.toLowerCase();
}

function fromJson(text: string): ReadFile {
  let messages: unknown;
  try {
    messages = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'notJson' };
  }
  if (!isTexts(messages)) return { ok: false, problem: 'notTexts' };
  let lines: Map<string, number> | undefined;
  const lineOf = (id: string): number => (lines ??= linesOf(text)).get(id) ?? 1;
  return { ok: true, file: { messages, lineOf, leftOut: [] } };
}

function isTexts(content: unknown): content is Record<string, string> {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false;
  return Object.values(content).every((text) => typeof text === 'string');
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

/**
 * A locale's code with standard capitalization of language, script and region (`et-ee` is `et-EE`).
 */
export function canonicalCode(typed: string): string | null {
  const text = typed.trim().replaceAll('_', '-');
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(text)) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    return null;
  }
}
