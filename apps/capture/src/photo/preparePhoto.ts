import { type Preparation, prepare } from './prepare.ts';

interface Reply {
  id: number;
  preparation: Preparation | null;
}

let worker: Worker | null | undefined;
let nextId = 0;
const waiting = new Map<number, (preparation: Preparation | null) => void>();

/** Prepares a photo in a worker, or in the page if workers cannot draw. */
export async function preparePhoto(file: Blob): Promise<Preparation> {
  worker ??= startWorker();
  const preparation = worker ? await inWorker(worker, file) : null;
  return preparation ?? prepare(file);
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  try {
    const started = new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.(data.preparation);
      waiting.delete(data.id);
    });
    // If the worker fails to load, photos are prepared in the page.
    started.addEventListener('error', () => {
      worker = null;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    });
    return started;
  } catch {
    return null;
  }
}

const inWorker = (target: Worker, file: Blob) =>
  new Promise<Preparation | null>((answer) => {
    const id = nextId++;
    waiting.set(id, answer);
    target.postMessage({ id, file });
  });
