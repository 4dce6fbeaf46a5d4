import { Problem } from '../http/problem.ts';

/** The minimum speed of a body: this many bytes in any window of this length. */
export interface Pace {
  bytes: number;
  ms: number;
}

/** 1 kB/s over 30 s: slower than the worst mobile network that still works. */
export const UPLOAD_PACE: Pace = { bytes: 30_000, ms: 30_000 };
/** The window advances in steps of this fraction of its length. */
const STEPS = 6;

/** Monitors how a body arrives. */
export interface Watch {
  /** Called when the body comes too slowly, or has taken too long. */
  onFail(listener: (problem: Problem) => void): void;
  count(bytes: number): void;
  stop(): void;
}

/** A time limit for the whole body. */
export function watchWhole(ms: number): Watch {
  let fail = (): void => undefined;
  const timer = setTimeout(() => fail(), ms);
  return {
    onFail: (listener) => (fail = () => listener(tooSlow())),
    count: () => undefined,
    stop: () => clearTimeout(timer),
  };
}

/** Requires the pace in every window; the total time is not limited. */
export function watchPace({ bytes, ms }: Pace): Watch {
  let fail = (): void => undefined;
  let total = 0;
  /** The total received at each step of the window. */
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
