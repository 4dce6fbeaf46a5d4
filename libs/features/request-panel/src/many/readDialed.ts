import { countryOfDialCode, listCountries, readPhone } from '@forecourt/ui/phone-field';
import type { PhoneReader } from './readRows.ts';

/** Reads a number as the panel does when it is pasted. */
export const readDialed: PhoneReader = async (text, dialCode) => {
  const read = await readPhone(text, countryOfDialCode(dialCode) ?? '');
  const country = read && listCountries().find(({ code }) => code === read.country);
  return country ? { dialCode: country.dial_code, number: read.number } : null;
};
