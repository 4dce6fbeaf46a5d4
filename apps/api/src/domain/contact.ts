import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { hasHiddenCharacters } from '@forecourt/contract';
import { canonicalAddress } from './address.ts';
import { invalidFormat, missingField } from './errors.ts';

const LOCAL_PART_MAX = 64;
/** Control characters, and marks that change the direction of the text that follows. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A mobile number of any country, digits with a leading + (spec §5).
 * @throws InvalidInput INVALID_FORMAT naming `field`.
 */
export function mobileNumber(text: string, field = 'phone'): string {
  const number = parsePhoneNumberFromString(`+${text.replace(/\D/g, '')}`);
  // With the mobile metadata a number is valid only if it can be a mobile one.
  if (!number?.isValid())
    throw invalidFormat(field, 'a mobile number with its country code, as +12025550143');
  return number.number;
}

/**
 * A calling code that exists.
 * @throws InvalidInput INVALID_FORMAT naming `field`.
 */
export function dialCode(text: string, field = 'country_code'): string {
  if (!getCountries().some((country) => getCountryCallingCode(country) === text)) {
    throw invalidFormat(field, 'a calling code that a country has, without +');
  }
  return text;
}

/**
 * An email address to write to: the part before the @ stays as given, because its host may be
 * case-sensitive. The contract has checked its length and shape. To identify or count somebody, use
 * the canonical form.
 * @throws InvalidInput INVALID_FORMAT when the part before the @ has more than 64 characters.
 */
export function emailAddress(text: string, field = 'email'): string {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > LOCAL_PART_MAX)
    throw invalidFormat(field, 'an email address with at most 64 characters before the @');
  return `${text.slice(0, at)}@${text.slice(at + 1).toLowerCase()}`;
}

const ADDRESS_MAX = 250;
const ADDRESS = fullFormats.email as RegExp;

/** Whether a text has the shape of an email address, as the contract has it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX && ADDRESS.test(text);
}

/**
 * The email address of an account, in its canonical form.
 * @throws InvalidInput INVALID_FORMAT as `emailAddress` does.
 */
export function accountAddress(text: string, field = 'email'): string {
  return emailAddress(canonicalAddress(text), field);
}

/**
 * The name of a person or a business.
 * @throws InvalidInput MISSING_FIELD when it is blank, INVALID_FORMAT when it has hidden characters.
 */
export function personName(text: string, field = 'name'): string {
  const name = nameOrBlank(text, field);
  if (name === '') throw missingField(field);
  return name;
}

/**
 * A name that may be left out; then it is blank.
 * @throws InvalidInput INVALID_FORMAT when it has hidden characters.
 */
export function nameOrBlank(text: string, field = 'name'): string {
  if (hasHiddenCharacters(text))
    throw invalidFormat(field, 'text without control characters and marks of direction');
  return oneLine(text);
}

/** Text as one line without invisible characters. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
}
