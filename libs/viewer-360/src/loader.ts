import type { Encoded } from './decoder.ts';
import type { LoadFrame } from './source.ts';

/** One frame to get. */
export interface Job {
  readonly url: string;
  readonly urgent?: boolean;
}

/** What a loader needs to know and whom it tells. */
export interface LoaderOptions<J extends Job> {
  /** The most valuable frame to get now, or nothing; asked each time a line is free. */
  readonly next: () => J | undefined;
  readonly load: LoadFrame;
  /** Told once per job, and again with the bytes when a failed one comes after all. */
  readonly settled: (job: J, encoded: Encoded | undefined, again: boolean) => void;
}

/** Fetches frames over a few lines at a time, decides nothing about their order. */
export interface Loader {
  /** Fills the free lines. */
  pump(): void;
  /** Aborts what is under way and forgets what waits. */
  stop(): void;
}

/** Lines open at a time: what browsers give one host over HTTP/1.1. */
const LINES = 6;
/**
 * Head start of each request over the next until the first answer, in ms: the first picture gets
 * the whole line, and the others still fall inside its latency. Started together they would
 * share the bandwidth and all come late.
 */
const HEAD_START = 30;
/** Waits before a failed frame is asked for again, in ms. */
const RETRY_AFTER = [800, 2000, 6000];

/** Creates a loader; nothing happens before `pump`. */
export function createLoader<J extends Job>({ next, load, settled }: LoaderOptions<J>): Loader {
  const abort = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const retries: { job: J; attempt: number }[] = [];
  let active = 0;
  let answered = false;
  let waiting = false;

  const later = (wait: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, wait);
    timers.add(timer);
  };

  const run = async (job: J, attempt: number) => {
    active++;
    let encoded: Encoded | undefined;
    try {
      encoded = await load(job.url, abort.signal, job.urgent === true);
    } catch {
      const wait = RETRY_AFTER[attempt];
      if (wait !== undefined && !abort.signal.aborted) {
        later(wait * (0.8 + Math.random() * 0.4), () => {
          retries.push({ job, attempt: attempt + 1 });
          pump();
        });
      }
    }
    active--;
    answered = true;
    waiting = false;
    if (abort.signal.aborted) return;
    if (encoded || attempt === 0) settled(job, encoded, attempt > 0);
    pump();
  };

  const startOne = () => {
    const retry = retries.shift();
    const job = retry?.job ?? next();
    if (job) void run(job, retry?.attempt ?? 0);
    return job !== undefined;
  };

  function pump() {
    if (abort.signal.aborted || waiting) return;
    while (active < LINES && startOne()) {
      if (!answered) {
        waiting = true;
        later(HEAD_START, () => {
          waiting = false;
          pump();
        });
        return;
      }
    }
  }

  return {
    pump,
    stop() {
      abort.abort();
      timers.forEach(clearTimeout);
      timers.clear();
    },
  };
}
