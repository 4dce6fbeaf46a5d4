import { ApiProblem, isNetworkFailure } from '../http/errors.ts';

/**
 * Why an action failed. `unknown` means that no answer came, so that it may have succeeded; a retry
 * does not repeat it (design §7, Idempotency).
 */
export type Failure =
  'unknown' | 'moved' | 'forbidden' | 'rateLimited' | 'quotaExceeded' | 'full' | 'failed';

/** Classifies a call's error. `moved`: the state no longer allows it; nothing changed. */
export function failureOf(error: unknown): Failure {
  if (isNetworkFailure(error)) return 'unknown';
  if (!(error instanceof ApiProblem)) return 'failed';
  if (error.status === 409) return 'moved';
  if (error.code === 'FORBIDDEN') return 'forbidden';
  if (error.code === 'INSUFFICIENT_STORAGE') return 'full';
  if (error.code === 'QUOTA_EXCEEDED') return 'quotaExceeded';
  return error.code === 'RATE_LIMITED' ? 'rateLimited' : 'failed';
}
