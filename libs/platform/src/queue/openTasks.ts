import { openDB } from 'idb';
import { connect } from './connection.ts';
import { indexedTaskStore, type TaskSchema } from './indexedTaskStore.ts';
import { localLocks, type Locks, webLocks } from './locks.ts';
import { MemoryTaskStore } from './memoryStore.ts';
import type { TaskStore } from './store.ts';

/** How long the browser may take to open a database; WebKit sometimes never answers. */
const OPEN_MS = 2000;
/** A tab that holds a lock for longer sleeps, and loses it. */
const LOCK_TIMEOUT_MS = 30_000;

/**
 * Tasks in a database of their own. Where the browser denies storage, they are kept in memory while
 * the page is open. Never throws.
 *
 * @param name of the database, one for each person
 */
export async function openTasks<Meta>(name: string): Promise<TaskStore<Meta>> {
  if (typeof indexedDB === 'undefined') return new MemoryTaskStore<Meta>();
  const refusal = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('storage did not open')), OPEN_MS);
  });
  try {
    return await Promise.race([openStored<Meta>(name), refusal]);
  } catch {
    return new MemoryTaskStore<Meta>();
  }
}

async function openStored<Meta>(name: string): Promise<TaskStore<Meta>> {
  const connection = await connect(() =>
    openDB<TaskSchema<Meta>>(name, 1, {
      upgrade(database) {
        database.createObjectStore('tasks', { keyPath: 'key' });
        database.createObjectStore('payloads');
      },
      // The person signs out, or a newer page in another tab upgrades it: close this connection.
      blocking: (_version, _blocked, event) => (event.target as IDBDatabase).close(),
    }),
  );
  return indexedTaskStore<Meta, TaskSchema<Meta>>(connection, { name });
}

/** Locks between the tabs of a browser, for tasks of this name. */
export function locksOf(name: string): Locks {
  return 'locks' in navigator ? webLocks(name, LOCK_TIMEOUT_MS, Date.now) : localLocks();
}
