import type { Entry, TaskStore } from '@forecourt/platform/queue';
import { MemoryTaskStore } from '@forecourt/platform/queue';
import { isQuotaExceeded } from './device.ts';

/**
 * A store that falls back to memory when the phone is full: what is kept there is sent as usual,
 * and lost only if the page closes first.
 * @param onSpill called each time something had to be kept in memory
 */
export function spillStore<Meta>(disk: TaskStore<Meta>, onSpill: () => void): TaskStore<Meta> {
  const memory = new MemoryTaskStore<Meta>();
  const inMemory = new Set<string>();
  const home = (key: string) => (inMemory.has(key) ? memory : disk);

  return {
    all: async () => [...(await disk.all()), ...(await memory.all())],
    async add(...entries: Entry<Meta>[]) {
      if (entries.some(({ task }) => inMemory.has(task.key))) return false;
      try {
        return await disk.add(...entries);
      } catch (error) {
        if (!isQuotaExceeded(error)) throw error;
        for (const { task } of entries) inMemory.add(task.key);
        onSpill();
        return memory.add(...entries);
      }
    },
    change: (key, next) => home(key).change(key, next),
    payload: (key) => home(key).payload(key),
    dropPayload: (key) => home(key).dropPayload(key),
    subscribe(listener) {
      const stops = [disk.subscribe(listener), memory.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
