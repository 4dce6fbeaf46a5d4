/** The bundle carries this locale, and every string falls back to it (spec §1). */
export const defaultLocale = 'en-US';

/** A language on offer: its name in itself, its code, and the address of its translation file. */
export interface LocaleEntry {
  name: string;
  code: string;
  url: string;
}

export type Direction = 'ltr' | 'rtl';

const rtlLanguages = new Set(['ar', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The writing direction of a locale, by its language. An unreadable code is left to right. */
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
