import { parse } from '@formatjs/icu-messageformat-parser';
import { HTTP_TIMEOUT_MS } from '../limits.ts';
import { timeLimit } from '../timeLimit.ts';
import { type Messages, type Texts, TranslationError } from './texts.ts';

export interface TranslationOptions {
  fetch?: typeof globalThis.fetch;
  /** In milliseconds, by default 5000 (spec §9). */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/**
 * Maximum characters of a file and of one text: several times what the product's own texts need.
 */
const limits = { file: 1_000_000, text: 4_000 } as const;

/**
 * Loads a translation file, a JSON object of texts by message id. Values that are not texts are
 * skipped, so that those messages fall back to en-US.
 *
 * @throws TranslationError if the file as a whole cannot be loaded or read
 */
export async function loadTexts(
  url: string,
  { fetch = globalThis.fetch, timeoutMs = HTTP_TIMEOUT_MS, signal }: TranslationOptions = {},
): Promise<Texts> {
  const limit = timeLimit(timeoutMs, signal);
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(url, { signal: limit.signal, headers });
    if (!response.ok) throw new TranslationError(`${url} answered ${response.status}`);
    const file = await response.text();
    if (file.length > limits.file) throw new TranslationError(`${url} is too large`);
    return readTexts(JSON.parse(file), url);
  } catch (error) {
    if (error instanceof TranslationError) throw error;
    throw new TranslationError(`${url} could not be read`, { cause: error });
  } finally {
    limit.end();
  }
}

/**
 * Reads the texts from a file's content.
 *
 * @throws TranslationError if it is not an object
 */
export function readTexts(content: unknown, source = 'a translation'): Texts {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new TranslationError(`${source} is not an object of texts`);
  }
  const texts = Object.entries(content).filter(
    ([, text]) => typeof text === 'string' && text !== '' && text.length <= limits.text,
  );
  return Object.fromEntries(texts) as Texts;
}

/**
 * Parses texts for formatting. A text that cannot be parsed is skipped: its default message is
 * shown instead.
 */
export function parseTexts(texts: Texts): Messages {
  // No prototype: a file with a `__proto__` key must not reach it.
  const messages = Object.create(null) as Messages;
  for (const [id, text] of Object.entries(texts)) {
    try {
      messages[id] = parse(text);
    } catch {
      // Skipped.
    }
  }
  return messages;
}
