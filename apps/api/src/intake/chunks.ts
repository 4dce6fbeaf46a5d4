import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.ts';
import type { Share } from './budget.ts';
import type { Watch } from './pace.ts';

interface ChunksOptions {
  /** Bytes that are taken; the next one is refused. */
  limit: number;
  /** Begins to watch as the reading begins. */
  watch: () => Watch;
  share: Share;
  /** Ends the reading: a newer call has come for the same. */
  signal?: AbortSignal;
}

/**
 * A body as it comes in, ended by a Problem where it is too large, too slow or one too many for the
 * process. The socket stays open, so that the answer can still be read.
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
 * Lets a wait end early. Not Promise.race: what races with a promise that lives long is kept by it,
 * and a body of single bytes would fill the memory with that.
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
