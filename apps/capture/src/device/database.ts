import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Meta } from '../draft/meta.ts';
import type { Payload, Task } from '../queue/index.ts';
import type { Notes } from './device.ts';

export interface Schema extends DBSchema {
  tasks: { key: string; value: Task<Meta> };
  payloads: { key: string; value: Payload };
  thumbs: { key: string; value: Payload };
  notes: { key: string; value: Notes };
}

export type Database = IDBPDatabase<Schema>;

/** A database that is reopened when the browser drops the connection. */
export interface Connection {
  /** Runs one transaction; `work` may run twice, the first time without effect. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/** One database for each report. */
const nameOf = (requestId: string) => `forecourt-capture/${requestId}`;

/** @throws when the browser denies storage, as some do in private mode */
export async function connect(requestId: string): Promise<Connection> {
  let database: Database | null = await openDatabase(requestId);
  return {
    async use(work) {
      try {
        return await work((database ??= await openDatabase(requestId)));
      } catch (error) {
        if (!isLost(error)) throw error;
        database = await openDatabase(requestId);
        return work(database);
      }
    },
  };
}

/** WebKit drops connections of background pages and reports it only on the next use. */
const isLost = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

function openDatabase(requestId: string): Promise<Database> {
  return openDB<Schema>(nameOf(requestId), 1, {
    upgrade(database) {
      database.createObjectStore('tasks', { keyPath: 'key' });
      database.createObjectStore('payloads');
      database.createObjectStore('thumbs');
      database.createObjectStore('notes');
    },
    // A newer page in another tab wants to upgrade the database: close this connection.
    blocking: (_version, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

export const deleteDatabase = (requestId: string): Promise<void> => deleteDB(nameOf(requestId));
