import { newPasswordMinLength } from '@forecourt/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { InvalidInput } from './errors.ts';
import { canonicalAddress } from './address.ts';

/** Why a new password is refused. */
export type WeakPassword = 'TOO_SHORT' | 'COMMON' | 'NAME_OR_EMAIL';

/** Characters a password must have besides the owner's name or address. */
const OWN_MIN = 6;
const NAME_PART_MIN = 4;
const DIFFERENT_MIN = 5;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'] as string[]);

/** The owner of the password. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/** What is wrong with a new password, or null. */
export function weaknessOf(password: string, owner: PasswordOwner): WeakPassword | null {
  if ([...password].length < newPasswordMinLength) return 'TOO_SHORT';
  const plain = canonicalAddress(password);
  if (namesOwner(plain, owner)) return 'NAME_OR_EMAIL';
  return isCommon(plain) ? 'COMMON' : null;
}

const EXPECTED: Readonly<Record<WeakPassword, string>> = {
  TOO_SHORT: `at least ${newPasswordMinLength} characters`,
  NAME_OR_EMAIL: 'a password without the name and the email address of its owner',
  COMMON: 'a password that is not in the list of common ones',
};

/**
 * @throws InvalidInput WEAK_PASSWORD with the rule that it breaks, naming `field`.
 */
export function checkNewPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  const rule = weaknessOf(password, owner);
  if (!rule) return;
  throw new InvalidInput([{ field, code: 'INVALID_FORMAT', expected: EXPECTED[rule] }], {
    code: 'WEAK_PASSWORD',
    extra: { rule },
  });
}

/**
 * In the list of common passwords, with or without a usual suffix, or a few characters repeated.
 */
function isCommon(plain: string): boolean {
  const stem = plain.replace(/[^\p{L}]+$/u, '');
  return COMMON.has(plain) || COMMON.has(stem) || new Set(plain).size < DIFFERENT_MIN;
}

/** Consists mostly of the owner's name or address. */
function namesOwner(plain: string, { email, name }: PasswordOwner): boolean {
  const address = canonicalAddress(email);
  const [local = ''] = address.split('@');
  const full = canonicalAddress(name);
  const parts = [address, local, full, full.replaceAll(' ', ''), ...full.split(' ')];
  const rest = parts
    .filter((part) => part.length >= NAME_PART_MIN)
    .sort((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(part, ''), plain);
  return rest !== plain && rest.length < OWN_MIN;
}
