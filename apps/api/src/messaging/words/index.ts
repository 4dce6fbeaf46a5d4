import { languageIn, type Language } from '../../domain/language.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { et } from './et/index.ts';
import type { Plural, Words } from './types.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, de, es, et };

/** The product's texts for a locale; English for one that it does not write in. */
export function wordsIn(locale: string): Words {
  return WORDS[languageIn(locale) ?? 'en'];
}

/** The form of a text for a number. */
export function counted(plural: Plural, count: number, locale: string): string {
  return new Intl.PluralRules(locale).select(count) === 'one' ? plural.one : plural.other;
}

/**
 * Fills in placeholders, each once; what is filled in is not read again. A name that is missing leaves no
 * gap in a greeting.
 */
export function say(template: string, values: Readonly<Record<string, string | number>>): string {
  const whole = values['name'] === '' ? withoutName(template) : template;
  return whole.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}

/** A template for somebody whose name is not known. */
export function withoutName(template: string): string {
  return template.replace(/,? *\{name\}(?=[,:!])/g, '');
}
