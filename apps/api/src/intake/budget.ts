import { Problem } from '../http/problem.ts';

/** What one body holds of the budget. */
export interface Share {
  /** @throws Problem 503 with Retry-After when the process holds too much already */
  take(bytes: number): void;
  /** Gives all of it back. */
  release(): void;
}

/** Bytes that the process has taken in and is not done with, for all callers together. */
export interface Budget {
  open(): Share;
}

/** Seconds after which a refused body may come again. */
const AGAIN_SECONDS = '5';

export const busy = (): Problem =>
  new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': AGAIN_SECONDS } });

/** @param limit bytes in flight at once */
export function createBudget(limit: number): Budget {
  let held = 0;
  return {
    open() {
      let mine = 0;
      return {
        take(bytes) {
          if (held + bytes > limit) throw busy();
          held += bytes;
          mine += bytes;
        },
        release() {
          held -= mine;
          mine = 0;
        },
      };
    },
  };
}
