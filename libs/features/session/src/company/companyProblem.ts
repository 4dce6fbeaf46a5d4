import { hasCode, savingProblemOf } from '@forecourt/api-client';
import type { ErrorCode } from '@forecourt/contract';

/** Why a company sign-in failed; each has a text. */
export type CompanyProblem =
  | 'notFound'
  | 'unreachable'
  | 'refused'
  | 'ended'
  | 'email'
  | 'noUser'
  | 'otherUser'
  | 'otherPerson'
  | 'notAgain'
  | 'off'
  | 'noRole'
  | 'tooMany'
  | 'offline'
  | 'unexpected';

const BY_CODE: readonly (readonly [ErrorCode, CompanyProblem])[] = [
  ['COMPANY_NOT_FOUND', 'notFound'],
  ['COMPANY_UNREACHABLE', 'unreachable'],
  ['COMPANY_REFUSED', 'refused'],
  ['COMPANY_ATTEMPT_ENDED', 'ended'],
  ['COMPANY_EMAIL', 'email'],
  ['COMPANY_NO_USER', 'noUser'],
  ['COMPANY_OTHER_USER', 'otherUser'],
  ['COMPANY_OTHER_PERSON', 'otherPerson'],
  ['COMPANY_NOT_AGAIN', 'notAgain'],
  ['COMPANY_USER_OFF', 'off'],
  ['COMPANY_NO_ROLE', 'noRole'],
  ['RATE_LIMITED', 'tooMany'],
];

/** Maps a failed call to its problem. */
export function companyProblemOf(error: unknown): CompanyProblem {
  const found = BY_CODE.find(([code]) => hasCode(error, code));
  return found?.[1] ?? savingProblemOf(error);
}
