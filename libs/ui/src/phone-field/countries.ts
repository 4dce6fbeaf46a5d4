import { dialCodes } from './dialCodes.ts';

/** An entry of the country list (spec §3). */
export interface Country {
  /** In the reader's language. */
  name: string;
  /** Without the plus sign, e.g. `372`. */
  dial_code: string;
  /** ISO 3166-1, e.g. `EE`. */
  code: string;
}

/** Default dial code (spec §5). */
export const defaultDialCode = '372';

const byLocale = new Map<string, Country[]>();

/** All countries by name, in the language of `locale`. */
export function listCountries(locale = 'en-US'): Country[] {
  const known = byLocale.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const countries = dialCodes.split(' ').map((entry) => {
    const code = entry.slice(0, 2);
    return { code, dial_code: entry.slice(2), name: names.of(code) ?? code };
  });
  countries.sort((one, other) => one.name.localeCompare(other.name, locale));
  byLocale.set(locale, countries);
  return countries;
}

/** For dial codes that several countries share, the country with most of the numbers. */
const mainCountries: Record<string, string> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '290': 'SH',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

/** The main country of a dial code: `1` is the United States, `44` the United Kingdom. */
export function countryOfDialCode(dialCode: string): string | undefined {
  const fallback = (): string | undefined =>
    dialCodes
      .split(' ')
      .find((entry) => entry.slice(2) === dialCode)
      ?.slice(0, 2);
  return mainCountries[dialCode] ?? fallback();
}

/**
 * Whether dial code and number are a valid mobile number of any country (spec §5). Loads its
 * patterns on first use; call it early without awaiting to have them ready.
 */
export async function isMobileNumber(dialCode: string, number: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
  return parsePhoneNumberFromString(`+${dialCode}${number}`)?.isValid() ?? false;
}
