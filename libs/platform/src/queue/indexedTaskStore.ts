import type { DBSchema } from 'idb';
import type { Connection } from './connection.ts';
import type { Payload, TaskStore } from './store.ts';
import type { Task } from './task.ts';

/** The stores that a database of tasks has at least. */
export interface TaskSchema<Meta> extends DBSchema {
  tasks: { key: string; value: Task<Meta> };
  payloads: { key: string; value: Payload };
}

export interface IndexedTaskStoreOptions {
  /** The same in every tab, and unique to the database. */
  name: string;
  /** Further stores whose entries end with the task of the same key. */
  beside?: readonly string[];
}

/** Tasks in IndexedDB; other tabs are notified of changes by BroadcastChannel where available. */
export function indexedTaskStore<Meta, Schema extends TaskSchema<Meta>>(
  wide: Connection<Schema>,
  { name, beside = [] }: IndexedTaskStoreOptions,
): TaskStore<Meta> {
  // Only the stores of every such database are used, and `beside` by name.
  const connection = wide as unknown as Connection<TaskSchema<Meta>>;
  const withTask = ['tasks', 'payloads', ...beside] as ('tasks' | 'payloads')[];
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
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
        const transaction = database.transaction(withTask, 'readwrite');
        const tasks = transaction.objectStore('tasks');
        const before = await tasks.get(key);
        const task = next(before);
        if (task) {
          if (task !== before) await tasks.put(task);
        } else if (before) {
          await tasks.delete(key);
          for (const store of withTask.slice(1)) await transaction.objectStore(store).delete(key);
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
