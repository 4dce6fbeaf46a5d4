import { Problem } from '../http/problem.ts';

/** How slowly a body may come: so many bytes in any so many milliseconds. */
export interface Pace {
  bytes: number;
  ms: number;
}

/** 1 kB/s over 30 s: below the worst mobile network that still moves. */
export const UPLOAD_PACE: Pace = { bytes: 30_000, ms: 30_000 };
/** How often the window moves on, in parts of itself. */
const STEPS = 6;

/** Watches a body come in. */
export interface Watch {
  /** Called when the body comes too slowly, or has taken too long. */
  onFail(listener: (problem: Problem) => void): void;
  count(bytes: number): void;
  stop(): void;
}

/** The whole body within so many milliseconds. */
export function watchWhole(ms: number): Watch {
  let fail = (): void => undefined;
  const timer = setTimeout(() => fail(), ms);
  return {
    onFail: (listener) => (fail = () => listener(tooSlow())),
    count: () => undefined,
    stop: () => clearTimeout(timer),
  };
}

/** At least the pace over any window: how long the whole takes does not matter. */
export function watchPace({ bytes, ms }: Pace): Watch {
  let fail = (): void => undefined;
  let total = 0;
  /** What had come at each step of the window. */
  const seen = [0];
  const timer = setInterval(() => {
    seen.push(total);
    if (seen.length > STEPS && total - (seen.shift() ?? 0) < bytes) fail();
  }, ms / STEPS);
  return {
    onFail: (listener) => (fail = () => listener(tooSlow())),
    count: (more) => void (total += more),
    stop: () => clearInterval(timer),
  };
}

const tooSlow = (): Problem =>
  new Problem(408, 'REQUEST_TIMEOUT', { headers: { connection: 'close' } });
