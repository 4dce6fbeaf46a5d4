import type { Meta } from '../draft/meta.ts';
import { MemoryTaskStore, type Payload } from '../queue/index.ts';
import { type Device, noNotes } from './device.ts';

/** Keeps a report while the page is open. */
export function memoryDevice(): Device {
  const thumbs = new Map<string, Payload>();
  let notes = noNotes;
  return {
    tasks: new MemoryTaskStore<Meta>(),
    thumbs: {
      put: (key, thumb) => Promise.resolve(void thumbs.set(key, thumb)),
      get: (key) => Promise.resolve(thumbs.get(key)),
    },
    readNotes: () => Promise.resolve(notes),
    writeNotes: (change) => Promise.resolve(void (notes = change(notes))),
    forget: () => Promise.resolve(thumbs.clear()),
    durable: false,
  };
}
