import { ApiProblem, isNetworkFailure } from './errors.ts';

export interface RetryOptions {
  /** Maximum number of attempts, including the first. */
  attempts: number;
  /** Delay before the first retry in milliseconds; it doubles each time. */
  baseMs: number;
  maxMs: number;
  /** Random jitter from 0 up to 1, so that clients do not all retry at once. */
  random(): number;
}

export const defaultRetry: RetryOptions = {
  attempts: 3,
  baseMs: 300,
  maxMs: 3000,
  random: Math.random,
};

/**
 * The delay in milliseconds before a call that is safe to repeat is retried; null if it should not
 * be: what the server refused, it will refuse again.
 *
 * @param attempt number of attempts so far
 */
export function retryDelay(error: unknown, attempt: number, options: RetryOptions): number | null {
  if (attempt >= options.attempts || !isTransient(error)) return null;
  const asked = error instanceof ApiProblem ? (error.retryAfter ?? 0) * 1000 : 0;
  if (asked > options.maxMs) return null;
  const step = Math.min(options.baseMs * 2 ** (attempt - 1), options.maxMs);
  return Math.max(asked, step * (0.5 + options.random() / 2));
}

function isTransient(error: unknown): boolean {
  if (error instanceof ApiProblem) return [502, 503, 504].includes(error.status);
  return isNetworkFailure(error);
}
