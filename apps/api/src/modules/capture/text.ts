/** Control characters but the line break, and marks that turn the direction of what follows. */
const INVISIBLE = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What a customer typed, without what cannot be seen; null when nothing is left. */
export function cleanText(text: string): string | null {
  return text.replace(INVISIBLE, ' ').trim() || null;
}

/** The same for every text anywhere in a value. */
export function cleanTexts<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (Array.isArray(value)) return value.map(cleanTexts) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, cleanTexts(member)]),
  ) as T;
}
