import { Problem } from '../http/problem.ts';

/** Runs a limited number of tasks at once; the others wait in line. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce maximum number of running tasks
 * @param inLine maximum number of waiting tasks; the next one is refused with 503 UNAVAILABLE
 */
export function createLimiter(atOnce: number, inLine: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= inLine) {
        throw new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '2' } });
      }
      // a finished task hands its place to the next, so that no other call can take it in between
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
