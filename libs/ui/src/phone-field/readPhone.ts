import { digitsOnly } from '@forecourt/platform';
import type { CountryCode } from 'libphonenumber-js/mobile';
import { countryOfDialCode, listCountries } from './countries.ts';

/** A number in full, as it was pasted or filled in: its country and its digits without the dial code. */
export interface ReadPhone {
  country: string;
  number: string;
}

/** What is written before a dial code: a plus sign, or the prefix of calls abroad. */
const ABROAD = /^\s*(\+|00)/;

/** The country whose dial code the digits begin with, and the rest; longer codes first. */
function splitDialCode(digits: string): ReadPhone | undefined {
  const codes = [...new Set(listCountries().map(({ dial_code }) => dial_code))];
  codes.sort((one, other) => other.length - one.length);
  const code = codes.find((one) => digits.startsWith(one));
  const country = code && countryOfDialCode(code);
  return country ? { country, number: digits.slice(code.length) } : undefined;
}

/**
 * Reads a number that was written with its dial code: `+372 5123 4567`, `00372…`, `372 …` or
 * `+1 (305) 555-0199`. Digits alone are taken as a number of `country` wherever they are valid there.
 *
 * @param country ISO code of the country that is chosen now, e.g. `EE`.
 * @returns the text's digits in `country` if it names no other; undefined if the dial code that it
 * begins with is no country's.
 */
export async function readPhone(text: string, country: string): Promise<ReadPhone | undefined> {
  const { parsePhoneNumberFromString: parse } = await import('libphonenumber-js/mobile');
  const given = digitsOnly(text);
  const isAbroad = ABROAD.test(text);
  const digits = isAbroad && !text.includes('+') ? given.slice('00'.length) : given;
  const read = (text: string, defaultCountry?: CountryCode): ReadPhone | undefined => {
    const parsed = parse(text, defaultCountry && { defaultCountry });
    return parsed?.isValid()
      ? { country: parsed.country ?? country, number: parsed.nationalNumber }
      : undefined;
  };
  const international = read(`+${digits}`);
  if (isAbroad) return international ?? splitDialCode(digits);
  return read(digits, country as CountryCode) ?? international ?? { country, number: digits };
}
