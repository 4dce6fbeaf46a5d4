import { digitsOnly } from './number.ts';

/**
 * The number as it is sent: dial code and national digits, prefixed with + (spec §5).
 *
 * @param dialCode with or without its plus sign: `372`, `+372`
 */
export function internationalPhone(dialCode: string, number: string): string {
  return `+${digitsOnly(dialCode)}${digitsOnly(number)}`;
}

/** Shows a stored number with its plus sign; empty stays empty. */
export function formatPhone(phone: string | null | undefined): string {
  const digits = digitsOnly(phone ?? '');
  return digits ? `+${digits}` : '';
}
