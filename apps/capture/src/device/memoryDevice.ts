import type { Meta } from '../draft/meta.ts';
import { MemoryTaskStore, type Payload } from '@forecourt/platform/queue';
import { type Device, noNotes } from './device.ts';

/** Keeps a report in memory while the page is open. */
export function memoryDevice(): Device {
  const thumbs = new Map<string, Payload>();
  const tasks = new MemoryTaskStore<Meta>();
  let notes = noNotes;
  return {
    tasks,
    thumbs: {
      put: (key, thumb) => Promise.resolve(void thumbs.set(key, thumb)),
      get: (key) => Promise.resolve(thumbs.get(key)),
    },
    readNotes: () => Promise.resolve(notes),
    writeNotes: (change) => Promise.resolve(void (notes = change(notes))),
    async clear() {
      thumbs.clear();
      for (const { key } of await tasks.all()) await tasks.change(key, () => undefined);
    },
    durable: false,
  };
}
