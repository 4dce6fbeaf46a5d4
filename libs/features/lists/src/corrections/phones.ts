import {
  countryOfDialCode,
  defaultDialCode,
  emptyPhone,
  isMobileNumber,
  listCountries,
  readPhone as readTyped,
} from '@forecourt/ui/phone-field';
import { digitsOnly } from '@forecourt/platform';
import type { TypedPhone } from './details.ts';

export { isMobileNumber };

/**
 * A stored number as it is typed.
 *
 * @param usual the dial code that a new number begins with
 */
export async function readPhone(
  stored: string | null,
  usual: string = defaultDialCode,
): Promise<TypedPhone> {
  const country = countryOfDialCode(usual) ?? emptyPhone.country;
  const none = { country, dialCode: usual, number: '' };
  if (!stored) return none;
  const read = await readTyped(stored, country);
  if (!read) return { ...none, number: digitsOnly(stored) };
  const found = listCountries().find(({ code }) => code === read.country);
  return { ...read, dialCode: found?.dial_code ?? usual };
}
