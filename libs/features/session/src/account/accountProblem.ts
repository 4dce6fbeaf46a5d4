import { ApiProblem, hasCode, savingProblemOf } from '@forecourt/api-client';
import { contactMaxLength, newPasswordMinLength } from '@forecourt/contract';
import { isEmail } from '@forecourt/platform';

/** Why an account could not be created. */
export type AccountProblem =
  | { kind: 'emptyName' }
  | { kind: 'emptyEmail' }
  | { kind: 'badEmail' }
  | { kind: 'emailTaken' }
  | { kind: 'emptyPassword' }
  | { kind: 'shortPassword' }
  | { kind: 'commonPassword' }
  | { kind: 'ownNamePassword' }
  | { kind: 'signUpClosed' }
  | { kind: 'accountExists' }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'gone' }
  | { kind: 'offline' }
  | { kind: 'unexpected' };

export type AccountField = 'name' | 'email' | 'password';

/** Validates a name before anything is sent. */
export function checkName(name: string): AccountProblem | undefined {
  const { length } = name.trim();
  return length >= 1 && length <= contactMaxLength ? undefined : { kind: 'emptyName' };
}

/** Validates an email address before anything is sent. */
export function checkEmail(email: string): AccountProblem | undefined {
  if (!email.trim()) return { kind: 'emptyEmail' };
  return isEmail(email.trim()) ? undefined : { kind: 'badEmail' };
}

/** Validates a new password before anything is sent. */
export function checkPassword(password: string): AccountProblem | undefined {
  if (!password) return { kind: 'emptyPassword' };
  return [...password].length < newPasswordMinLength ? { kind: 'shortPassword' } : undefined;
}

/** The field that a problem belongs to; undefined for the whole form. */
export function accountFieldOf({ kind }: AccountProblem): AccountField | undefined {
  if (kind === 'emptyName') return 'name';
  if (kind === 'emptyEmail' || kind === 'badEmail' || kind === 'emailTaken') return 'email';
  return kind.endsWith('Password') ? 'password' : undefined;
}

/** Maps a failed call to the form's problem. */
export function accountProblemOf(error: unknown): AccountProblem {
  if (hasCode(error, 'EMAIL_TAKEN')) return { kind: 'emailTaken' };
  if (hasCode(error, 'WEAK_PASSWORD')) return { kind: weakPasswordOf(error) };
  if (hasCode(error, 'SIGNUP_CLOSED')) return { kind: 'signUpClosed' };
  if (hasCode(error, 'ACCOUNT_EXISTS')) return { kind: 'accountExists' };
  if (hasCode(error, 'NOT_FOUND')) return { kind: 'gone' };
  if (hasCode(error, 'RATE_LIMITED')) {
    return { kind: 'rateLimited', seconds: error.retryAfter ?? 60 };
  }
  if (error instanceof ApiProblem && error.errorOf('email')) return { kind: 'badEmail' };
  if (error instanceof ApiProblem && error.errorOf('name')) return { kind: 'emptyName' };
  return { kind: savingProblemOf(error) };
}

/** Which rule a new password violates, by the server's response. */
export function weakPasswordOf({
  rule,
}: ApiProblem): 'shortPassword' | 'commonPassword' | 'ownNamePassword' {
  if (rule === 'COMMON') return 'commonPassword';
  return rule === 'NAME_OR_EMAIL' ? 'ownNamePassword' : 'shortPassword';
}
