import type { Meta } from '../draft/meta.ts';
import type { TaskStore } from '../queue/index.ts';
import type { Connection } from './database.ts';

/** Tasks in IndexedDB; other tabs are notified of changes by BroadcastChannel where available. */
export function indexedTaskStore(connection: Connection, requestId: string): TaskStore<Meta> {
  const listeners = new Set<() => void>();
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(`forecourt-capture/${requestId}`);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  channel?.addEventListener('message', tell);
  const changed = () => {
    channel?.postMessage('changed');
    tell();
  };

  return {
    all: () => connection.use((database) => database.getAll('tasks')),

    async add(...entries) {
      const added = await connection.use(async (database) => {
        const transaction = database.transaction(['tasks', 'payloads'], 'readwrite');
        // Without this, the abort on a full phone would also surface as an unhandled rejection.
        transaction.done.catch(() => undefined);
        const tasks = transaction.objectStore('tasks');
        const payloads = transaction.objectStore('payloads');
        for (const { task } of entries) {
          if ((await tasks.getKey(task.key)) !== undefined) return false;
        }
        for (const { task, payload } of entries) {
          await tasks.put(task);
          if (payload) await payloads.put(payload, task.key);
        }
        await transaction.done;
        return true;
      });
      if (added) changed();
      return added;
    },

    async change(key, next) {
      const { task, before } = await connection.use(async (database) => {
        const transaction = database.transaction(['tasks', 'payloads', 'thumbs'], 'readwrite');
        const tasks = transaction.objectStore('tasks');
        const before = await tasks.get(key);
        const task = next(before);
        if (task) {
          if (task !== before) await tasks.put(task);
        } else if (before) {
          await tasks.delete(key);
          await transaction.objectStore('payloads').delete(key);
          await transaction.objectStore('thumbs').delete(key);
        }
        await transaction.done;
        return { task, before };
      });
      if (task !== before) changed();
      return task;
    },

    payload: (key) => connection.use((database) => database.get('payloads', key)),
    dropPayload: (key) => connection.use((database) => database.delete('payloads', key)),

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
