/** Why a file is not a valid translation file. */
export type FileProblem = 'tooLarge' | 'notJson' | 'notTexts' | 'empty' | 'tooMany';

export type ReadFile =
  | { ok: true; content: string; messages: Record<string, string> }
  | { ok: false; problem: FileProblem };

/** Maximum file size, and maximum number of texts (the contract's limit). */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_TEXTS = 10_000;

/**
 * Reads a translation file: a JSON object of texts by message id, which are not checked.
 */
export async function readTranslationFile(file: Blob): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { ok: false, problem: 'tooLarge' };
  const text = await file.text();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'notJson' };
  }
  if (!isTexts(content)) return { ok: false, problem: 'notTexts' };
  const count = Object.keys(content).length;
  if (count === 0) return { ok: false, problem: 'empty' };
  if (count > MOST_TEXTS) return { ok: false, problem: 'tooMany' };
  return { ok: true, content: text, messages: content };
}

function isTexts(content: unknown): content is Record<string, string> {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false;
  return Object.values(content).every((text) => typeof text === 'string');
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
