import { deleteDatabase, type Database, openDatabase } from './database.ts';
import { type Device, noNotes } from './device.ts';
import { indexedTaskStore } from './indexed-task-store.ts';

/**
 * Keeps a report in IndexedDB.
 * @throws when the browser refuses storage
 */
export async function indexedDevice(requestId: string): Promise<Device> {
  const database = await openDatabase(requestId);
  await proveWritable(database);
  return {
    tasks: indexedTaskStore(database, requestId),
    thumbs: {
      put: async (key, thumb) => void (await database.put('thumbs', thumb, key)),
      get: (key) => database.get('thumbs', key),
    },
    readNotes: async () => (await database.get('notes', 'notes')) ?? noNotes,
    async writeNotes(change) {
      const transaction = database.transaction('notes', 'readwrite');
      const notes = (await transaction.store.get('notes')) ?? noNotes;
      await transaction.store.put(change(notes), 'notes');
      await transaction.done;
    },
    async forget() {
      database.close();
      await deleteDatabase(requestId);
    },
    durable: true,
  };
}

/** Some browsers open a database that they will not write to. */
async function proveWritable(database: Database) {
  const transaction = database.transaction('notes', 'readwrite');
  await transaction.store.put(noNotes, 'proof');
  await transaction.store.delete('proof');
  await transaction.done;
}
