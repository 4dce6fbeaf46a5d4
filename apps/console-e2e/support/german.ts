import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The id that the build assigns to a text: see `@forecourt/platform/vite`. */
export const idOf = (text: string, description: string): string =>
  createHash('sha512').update(`${text}#${description}`).digest('base64').slice(0, 6);

const file = new URL('../../../libs/translations/de.json', import.meta.url);
const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** What the product says in German for a text in English with that description. */
export function german(text: string, description: string): string {
  const translated = texts[idOf(text, description)];
  if (!translated) throw new Error(`No text “${text}” (${description})`);
  return translated;
}
