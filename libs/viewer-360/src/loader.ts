import type { Encoded } from './decoder.ts';
import type { LoadFrame } from './source.ts';

/** One frame to fetch. */
export interface Job {
  readonly url: string;
  readonly priority?: RequestPriority;
}

/** The loader's options and callbacks. */
export interface LoaderOptions<J extends Job> {
  /** The most valuable frame to fetch now, if any; called each time a connection is free. */
  readonly next: () => J | undefined;
  readonly load: LoadFrame;
  /** Called once per job, and again with the bytes if a failed one succeeds later. */
  readonly settled: (job: J, encoded: Encoded | undefined, again: boolean) => void;
}

/** Fetches frames over a few parallel connections; does not decide on their order. */
export interface Loader {
  /** Starts requests on the free connections. */
  pump(): void;
  /** Aborts requests in flight and clears the queue. */
  stop(): void;
}

/** Parallel connections: the usual browser limit per host over HTTP/1.1. */
const LINES = 6;
/**
 * Delay between the first requests until the first answer, in ms: the first picture gets the whole
 * bandwidth, and the others still start within its latency. Started together they would share the
 * bandwidth and all arrive late.
 */
const HEAD_START = 30;
/** Number of retries of a failed frame, and the first delay in ms, which triples each time. */
const RETRIES = 3;
const RETRY_AFTER = 800;

/** Creates a loader; nothing is fetched before `pump`. */
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
