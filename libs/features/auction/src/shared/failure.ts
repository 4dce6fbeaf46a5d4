import { ApiProblem, isNetworkFailure } from '@forecourt/api-client';

/**
 * Why something was not done: `unknown` is that no answer came, so that it may have been done all the
 * same; trying again does it once only (design §7, Idempotency).
 */
export type Failure = 'unknown' | 'moved' | 'forbidden' | 'rateLimited' | 'full' | 'failed';

/** Sorts what a call threw. `moved`: the state does not allow it any more; nothing changed. */
export function failureOf(error: unknown): Failure {
  if (isNetworkFailure(error)) return 'unknown';
  if (!(error instanceof ApiProblem)) return 'failed';
  if (error.status === 409) return 'moved';
  if (error.code === 'FORBIDDEN') return 'forbidden';
  if (error.code === 'INSUFFICIENT_STORAGE') return 'full';
  return error.code === 'RATE_LIMITED' ? 'rateLimited' : 'failed';
}
