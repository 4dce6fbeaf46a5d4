import type { MessageFormatElement } from 'react-intl';
import { HTTP_TIMEOUT_MS } from '../limits.ts';

/** Texts by message id, parsed and ready to be formatted. */
export type Messages = Record<string, MessageFormatElement[]>;

/** A translation file that could not be had or read. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';
}

export interface TranslationOptions {
  fetch?: typeof globalThis.fetch;
  /** In milliseconds, by default 5000 (spec §9). */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/**
 * Loads a translation file, a JSON object of texts by message id. A text that is not a string or
 * cannot be parsed is left out, so that it falls back to en-US on its own.
 *
 * @throws TranslationError when the file as a whole cannot be had or read
 */
export async function loadTranslation(
  url: string,
  { fetch = globalThis.fetch, timeoutMs = HTTP_TIMEOUT_MS, signal }: TranslationOptions = {},
): Promise<Messages> {
  // The parser is loaded beside the file: en-US, compiled ahead, never needs it.
  const [texts, { parse }] = await Promise.all([
    fetchTexts(
      url,
      fetch,
      AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    ),
    import('@formatjs/icu-messageformat-parser'),
  ]);
  const messages: Messages = {};
  for (const [id, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || text === '') continue;
    try {
      messages[id] = parse(text);
    } catch {
      // Left out: the default message is shown instead.
    }
  }
  return messages;
}

async function fetchTexts(
  url: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<object> {
  let texts: unknown;
  try {
    const response = await fetch(url, { signal, headers: { Accept: 'application/json' } });
    if (!response.ok) throw new TranslationError(`${url} answered ${response.status}`);
    texts = await response.json();
  } catch (error) {
    if (error instanceof TranslationError) throw error;
    throw new TranslationError(`${url} could not be read`, { cause: error });
  }
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    throw new TranslationError(`${url} is not an object of texts`);
  }
  return texts;
}
