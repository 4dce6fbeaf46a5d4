import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Meta } from '../draft/meta.ts';
import { connect, type Connection, type Payload, type TaskSchema } from '@forecourt/platform/queue';
import type { Notes } from './device.ts';

export interface Schema extends TaskSchema<Meta> {
  thumbs: { key: string; value: Payload };
  notes: { key: string; value: Notes };
}

type Database = IDBPDatabase<Schema>;

/** One database for each report. */
export const nameOf = (requestId: string) => `forecourt-capture/${requestId}`;

/** @throws when the browser denies storage, as some do in private mode */
export const connectTo = (requestId: string): Promise<Connection<Schema>> =>
  connect(() => openDatabase(requestId));

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
