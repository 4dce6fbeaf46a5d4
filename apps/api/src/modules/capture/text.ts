/**
 * Control characters except the line break, and marks that change the direction of the text that
 * follows.
 */
const INVISIBLE = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Input without invisible characters; null when nothing is left. */
export function cleanText(text: string): string | null {
  return text.replace(INVISIBLE, ' ').trim() || null;
}

/** Cleans every text in a value, at any depth. */
export function cleanTexts<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (Array.isArray(value)) return value.map(cleanTexts) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, cleanTexts(member)]),
  ) as T;
}
