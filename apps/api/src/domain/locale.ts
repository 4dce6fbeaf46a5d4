import { defaultLocale, type LocalesUpdate } from '@forecourt/contract';
import type { JsonObject } from '../db/schema.ts';
import { invalidFormat, missingField } from './errors.ts';
import { oneLine } from './contact.ts';

/**
 * A locale code in its canonical form, such as en-US for en-us.
 * @throws InvalidInput INVALID_FORMAT naming `field` when no such locale can exist
 */
export function localeCode(text: string, field = 'locale'): string {
  try {
    const [code] = Intl.getCanonicalLocales(text);
    if (code) return code;
  } catch {
    // Refused below.
  }
  throw invalidFormat(field, 'a language as en, or with its region as en-US');
}

/** The locale's name in its own language, such as Français; the code if no name is known. */
export function localName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
  return name ? name.charAt(0).toLocaleUpperCase(code) + name.slice(1) : code;
}

/** A checked list of languages, as it is stored. */
export interface CheckedLocales {
  default: string;
  list: { local_name: string; locale_code: string }[];
}

/**
 * Checks a list of languages: no duplicates, and it contains the default and en-US, the fallback.
 * @throws InvalidInput naming the field below `field`
 */
export function checkLocales(update: LocalesUpdate, field: string): CheckedLocales {
  const seen = new Set<string>();
  const list = update.list.map(({ local_name, locale_code }, index) => {
    const at = `${field}.list.${index}`;
    const code = localeCode(locale_code, `${at}.locale_code`);
    if (seen.has(code))
      throw invalidFormat(`${at}.locale_code`, 'a language that is not in the list yet');
    seen.add(code);
    const name = oneLine(local_name);
    if (name === '') throw missingField(`${at}.local_name`);
    return { local_name: name, locale_code: code };
  });
  if (!seen.has(defaultLocale))
    throw invalidFormat(
      `${field}.list`,
      'a list that has en-US, which other languages fall back to',
    );
  const chosen = localeCode(update.default, `${field}.default`);
  if (!seen.has(chosen)) throw invalidFormat(`${field}.default`, 'a language of the list');
  return { default: chosen, list };
}

/** The stored languages of a partner, each with the version of its file, if it has one. */
export interface StoredLocales {
  default: string;
  list: { local_name: string; locale_code: string; version?: string }[];
}

/** English by default. */
export function storedLocales(locales: JsonObject): StoredLocales {
  const { default: chosen, list } = locales as Partial<StoredLocales>;
  if (chosen && list?.length) return { default: chosen, list };
  return {
    default: defaultLocale,
    list: [{ local_name: 'English', locale_code: defaultLocale }],
  };
}
