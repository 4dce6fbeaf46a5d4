import { type FieldErrorCode, contactMaxLength, hasHiddenCharacters } from '@forecourt/contract';
import { isEmail } from '@forecourt/platform';

/** The error of each field; valid fields are left out. */
export type FieldErrors<F extends string> = Partial<Record<F, FieldErrorCode>>;

export type PhoneFieldName = 'name' | 'phone';
export type EmailFieldName = 'name' | 'email';

/** Whether dial code and number form a valid mobile number. */
export type MobileCheck = (dialCode: string, number: string) => Promise<boolean>;

/** What is typed to send by SMS. */
export interface PhoneEntry {
  name: string;
  dialCode: string;
  /** Digits without the dial code. */
  number: string;
}

/** What is typed to send by email. */
export interface EmailEntry {
  name: string;
  email: string;
}

/** Checks a request by phone (spec §5). */
export async function validatePhone(
  { name, dialCode, number }: PhoneEntry,
  isMobile: MobileCheck,
): Promise<FieldErrors<PhoneFieldName>> {
  const errors: FieldErrors<PhoneFieldName> = {};
  checkName(name, errors);
  if (!hasLength(number)) errors.phone = 'MISSING_FIELD';
  else if (!(await isMobile(dialCode, number))) errors.phone = 'INVALID_FORMAT';
  return errors;
}

/** Checks a request by email (spec §5). */
export function validateEmail({ name, email }: EmailEntry): FieldErrors<EmailFieldName> {
  const errors: FieldErrors<EmailFieldName> = {};
  checkName(name, errors);
  if (!hasLength(email)) errors.email = 'MISSING_FIELD';
  else if (!isEmail(email.trim())) errors.email = 'INVALID_FORMAT';
  return errors;
}

function checkName(name: string, errors: FieldErrors<'name'>): void {
  if (!hasLength(name)) errors.name = 'MISSING_FIELD';
  else if (hasHiddenCharacters(name)) errors.name = 'INVALID_FORMAT';
}

function hasLength(text: string): boolean {
  const { length } = text.trim();
  return length >= 1 && length <= contactMaxLength;
}
