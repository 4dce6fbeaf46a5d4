import { baseLanguage, defaultLocale } from '@forecourt/contract';
import type { JsonObject } from '../db/schema.ts';
import { storedLocales } from './locale.ts';

/** The languages that the product writes messages in. */
export const LANGUAGES = ['en', 'de', 'es', 'et'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale such as de-AT; null if the product does not write in it. */
export function languageIn(locale: string): Language | null {
  const base = baseLanguage(locale);
  return LANGUAGES.find((one) => one === base) ?? null;
}

/** How somebody is written to. */
export interface Spoken {
  /** Of the product's words, and of amounts and times: en-US for English, else such as de or es-MX. */
  locale: string;
  /** What the reader chose, else the partner's default: the partner may have texts of its own in it. */
  reads: string;
  /** The partner's default language. */
  standard: string;
}

/**
 * The language of messages, the one place that decides on it: what the customer, the dealer or the
 * member of staff chose, else the partner's default, else English.
 */
export function languageOf(
  { locales }: { locales: JsonObject },
  chosen: string | null = null,
): Spoken {
  const standard = storedLocales(locales).default;
  const reads = chosen ?? standard;
  return { locale: writtenIn(reads, writtenIn(standard)), reads, standard };
}

/**
 * The locale that a reader is written to in: the given one if the product writes in its language, else
 * the other one. English is written as in the United States, wherever its reader is.
 */
export function writtenIn(locale: string | null, otherwise: string = defaultLocale): string {
  const language = locale === null ? null : languageIn(locale);
  if (locale === null || language === null) return otherwise;
  return language === 'en' ? defaultLocale : locale;
}

/**
 * The first locale of an Accept-Language header that a partner offers, in the partner's spelling; null
 * for none. Another country's form of a language counts as it.
 */
export function offeredLocale(locales: JsonObject, header: string | undefined): string | null {
  const offered = storedLocales(locales).list.map(({ locale_code }) => locale_code);
  for (const wanted of localesIn(header)) {
    const found =
      offered.find((one) => one.toLowerCase() === wanted) ??
      offered.find((one) => baseLanguage(one) === baseLanguage(wanted));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * The code of a language that a partner offers, in the partner's spelling, by its name in itself, such
 * as Eesti, or by its code; null for any other.
 */
export function offeredLanguage(locales: JsonObject, text: string): string | null {
  const byName = storedLocales(locales).list.find(
    ({ local_name: name }) => name.toLowerCase() === text.toLowerCase(),
  );
  return byName?.locale_code ?? offeredLocale(locales, text);
}

/**
 * The code of a language that a member of staff chose: of those that their partners offer, in the
 * partner's spelling, else of those that the product writes messages in; null for any other.
 */
export function staffLanguage(
  partners: readonly { locales: JsonObject }[],
  text: string,
): string | null {
  for (const { locales } of partners) {
    const offered = offeredLocale(locales, text);
    if (offered !== null) return offered;
  }
  const language = languageIn(text);
  return language === 'en' ? defaultLocale : language;
}

/** The language that a browser asks for first of those that the product writes in; else English. */
export function browserLanguage(header: string | undefined): Language {
  for (const wanted of localesIn(header)) {
    const found = languageIn(wanted);
    if (found) return found;
  }
  return 'en';
}

/** More than browsers send. */
const HEADER_LENGTH = 200;

/** The locales of an Accept-Language header in their order, which browsers sort by preference. */
function localesIn(header: string | undefined): string[] {
  const parts = (header ?? '').slice(0, HEADER_LENGTH).split(',');
  return parts.map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '');
}
