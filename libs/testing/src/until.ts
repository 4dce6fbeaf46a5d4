import { vi } from 'vitest';

/** Long enough for a busy machine, and shorter than the limit of a test: the failure has its words. */
const LIMIT_MS = 25_000;

/** Retries `check` until it passes, and returns its result; fails with its last error. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: LIMIT_MS });
}
