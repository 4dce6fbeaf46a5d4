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

/** One database for each report, so that a finished one can be forgotten whole. */
export const databaseName = (requestId: string): string => `forecourt-capture/${requestId}`;

/** @throws when the browser refuses storage, as some do in private mode */
export function openDatabase(requestId: string): Promise<Database> {
  return openDB<Schema>(databaseName(requestId), 1, {
    upgrade(database) {
      database.createObjectStore('tasks', { keyPath: 'key' });
      database.createObjectStore('payloads');
      database.createObjectStore('thumbs');
      database.createObjectStore('notes');
    },
    // Another tab forgets the report: let go, or its deletion would hang.
    blocking: (_version, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

export const deleteDatabase = (requestId: string): Promise<void> =>
  deleteDB(databaseName(requestId));
