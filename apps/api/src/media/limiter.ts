import { Problem } from '../http/problem.ts';

/** Runs at most so many pieces of work at once; the rest waits in line. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce how many run together
 * @param inLine how many may wait; the next one is refused with 503 UNAVAILABLE
 */
export function createLimiter(atOnce: number, inLine: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= inLine) {
        throw new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '2' } });
      }
      // whoever leaves hands over the place, so that it is never free in between
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
