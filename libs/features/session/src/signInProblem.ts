import { hasCode, savingProblemOf } from '@forecourt/api-client';

/** Why signing in failed, with the texts of spec §5. */
export type SignInProblem =
  | { kind: 'emptyEmail' }
  | { kind: 'emptyPassword' }
  | { kind: 'shortPassword' }
  | { kind: 'accountNotFound' }
  | { kind: 'wrongPassword' }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'companyRequired' }
  | { kind: 'offline' }
  | { kind: 'unexpected' };

export type SignInField = 'email' | 'password';

/** Minimum length of a password to sign in with (spec §5); new ones must be longer. */
const PASSWORD_MIN_LENGTH = 4;

/** Validates the form before anything is sent. */
export function checkCredentials(email: string, password: string): SignInProblem | undefined {
  if (!email.trim()) return { kind: 'emptyEmail' };
  if (!password) return { kind: 'emptyPassword' };
  if (password.length < PASSWORD_MIN_LENGTH) return { kind: 'shortPassword' };
  return undefined;
}

/** The field that a problem belongs to; undefined for the whole form. */
export function fieldOf(problem: SignInProblem): SignInField | undefined {
  switch (problem.kind) {
    case 'emptyEmail':
    case 'accountNotFound':
      return 'email';
    case 'emptyPassword':
    case 'shortPassword':
    case 'wrongPassword':
      return 'password';
    case 'companyRequired':
    case 'rateLimited':
    case 'offline':
    case 'unexpected':
      return undefined;
  }
}

/** Maps a failed call to the form's problem. */
export function problemOf(error: unknown): SignInProblem {
  if (hasCode(error, 'ACCOUNT_NOT_FOUND')) return { kind: 'accountNotFound' };
  if (hasCode(error, 'WRONG_PASSWORD')) return { kind: 'wrongPassword' };
  if (hasCode(error, 'COMPANY_SIGN_IN_REQUIRED')) return { kind: 'companyRequired' };
  if (hasCode(error, 'RATE_LIMITED')) {
    return { kind: 'rateLimited', seconds: error.retryAfter ?? 60 };
  }
  return { kind: savingProblemOf(error) };
}
