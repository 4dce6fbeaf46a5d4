/** The locale in the bundle, to which every string falls back (spec §1). */
export const defaultLocale = 'en-US';

/** An available language: its name in itself, its code, and the URL of its translation file. */
export interface LocaleEntry {
  name: string;
  code: string;
  url: string;
}

export type Direction = 'ltr' | 'rtl';

const rtlLanguages = new Set(['ar', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The writing direction of a locale, from its language. An invalid code is left to right. */
export function directionOf(code: string): Direction {
  const [language = ''] = code.toLowerCase().split(/[-_]/);
  return rtlLanguages.has(language) ? 'rtl' : 'ltr';
}

/** Whether the browser can format numbers and dates for this code. */
export function isSupported(code: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(code).length > 0;
  } catch {
    return false;
  }
}
