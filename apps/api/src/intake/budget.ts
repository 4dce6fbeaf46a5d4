import { Problem } from '../http/problem.ts';

/** What one body has taken from the budget. */
export interface Share {
  /** @throws Problem 503 with Retry-After when the budget is exhausted */
  take(bytes: number): void;
  /** Releases all of it. */
  release(): void;
}

/** Limits the bytes of bodies in progress, in memory or on disk, across all callers. */
export interface Budget {
  open(): Share;
}

/** Retry-After of a refused body, in seconds. */
const AGAIN_SECONDS = '5';

export const busy = (): Problem =>
  new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': AGAIN_SECONDS } });

/** @param limit maximum bytes in progress at once */
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
