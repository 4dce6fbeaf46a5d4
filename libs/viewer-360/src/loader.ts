import type { Encoded } from './decoder.ts';
import type { LoadFrame } from './source.ts';

/** One frame to get. */
export interface Job {
  readonly url: string;
  readonly priority?: RequestPriority;
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
/** A failed frame is asked for again so often, first after so many ms, then after thrice as many. */
const RETRIES = 3;
const RETRY_AFTER = 800;

/** Creates a loader; nothing happens before `pump`. */
export function createLoader<J extends Job>({ next, load, settled }: LoaderOptions<J>): Loader {
  const abort = new AbortController();
  const { signal } = abort;
  const retries: [J, number][] = [];
  let active = 0;
  let answered = false;
  let starting = false;

  const run = async (job: J, attempt: number) => {
    active++;
    const encoded = await load(job.url, signal, job.priority).catch(() => undefined);
    active--;
    answered = true;
    if (signal.aborted) return;
    if (!encoded && attempt < RETRIES) {
      const again = () => {
        retries.push([job, attempt + 1]);
        pump();
      };
      setTimeout(again, RETRY_AFTER * 3 ** attempt);
    }
    if (encoded || attempt === 0) settled(job, encoded, attempt > 0);
    pump();
  };

  function pump() {
    while (active < LINES && !signal.aborted && (answered || !starting)) {
      const [job, attempt] = retries.shift() ?? [next(), 0];
      if (!job) return;
      void run(job, attempt);
      if (answered) continue;
      starting = true;
      setTimeout(() => {
        starting = false;
        pump();
      }, HEAD_START);
    }
  }

  return { pump, stop: () => abort.abort() };
}
