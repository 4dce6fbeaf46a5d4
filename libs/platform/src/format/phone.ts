import { digitsOnly } from './number.ts';

/**
 * The number as it is sent: dial code and national digits, prefixed with + (spec §5).
 *
 * @param dialCode with or without its plus sign: `372`, `+372`
 */
export function internationalPhone(dialCode: string, number: string): string {
  return `+${digitsOnly(dialCode)}${digitsOnly(number)}`;
}

/** A stored number in international notation, in groups: `+1 305 555 0168`. Empty stays empty. */
export function formatPhone(phone: string | null | undefined): string {
  const digits = digitsOnly(phone ?? '');
  if (!digits) return '';
  const [dialCode = ''] = DIAL_CODE.exec(digits) ?? [digits.slice(0, 3)];
  return [`+${dialCode}`, ...groupsOf(digits.slice(dialCode.length))].join(' ');
}

/** Address of a link that calls a stored number: `tel:+13055550168`. */
export function phoneHref(phone: string): string {
  return `tel:${internationalPhone('', phone)}`;
}

/** Dial codes of one and two digits; all others have three. */
const DIAL_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Groups of three digits, the last of four where three do not come out even. */
function groupsOf(national: string): string[] {
  const head =
    national.length - (national.length % 3 === 0 ? 0 : national.length % 3 === 1 ? 4 : 8);
  if (head < 0) return national ? [national] : [];
  return [
    ...(national.slice(0, head).match(/.{3}/g) ?? []),
    ...(national.slice(head).match(/.{4}/g) ?? []),
  ];
}
