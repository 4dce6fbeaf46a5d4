import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.ts';
import type { Share } from './budget.ts';
import type { Watch } from './pace.ts';

interface ChunksOptions {
  /** Maximum bytes; more are refused. */
  limit: number;
  /** Starts the pace check when reading starts. */
  watch: () => Watch;
  share: Share;
  /** Aborts the reading when a newer call continues the same upload. */
  signal?: AbortSignal;
}

/**
 * The chunks of a body. Throws a Problem if it is too large, too slow, or exceeds the process's
 * budget. The socket stays open, so that the client can still read the response.
 */
export async function* chunksOf(
  body: Readable,
  { limit, watch: begin, share, signal }: ChunksOptions,
): AsyncGenerator<Buffer, void, undefined> {
  const watch = begin();
  // without this, leaving the loop would destroy the socket before the answer is written
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  const orFail = interruptible(watch, signal);
  let size = 0;
  try {
    for (;;) {
      const { value, done } = await orFail(chunks.next());
      if (done) return;
      size += value.length;
      if (size > limit) throw new Problem(413, 'PAYLOAD_TOO_LARGE');
      share.take(value.length);
      watch.count(value.length);
      yield value;
    }
  } finally {
    watch.stop();
    chunks.return?.().catch(() => undefined);
  }
}

/**
 * Makes a wait interruptible. Promise.race would leak: a long-lived promise keeps every promise
 * raced with it, and a body sent byte by byte would fill the memory.
 */
function interruptible(watch: Watch, signal: AbortSignal | undefined) {
  let reject: (reason: unknown) => void = () => undefined;
  watch.onFail((problem) => reject(problem));
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  return <T>(work: Promise<T>): Promise<T> => {
    signal?.throwIfAborted();
    return new Promise<T>((resolve, refuse) => {
      reject = refuse;
      work.then(resolve, refuse);
    });
  };
}
