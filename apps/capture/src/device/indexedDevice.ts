import { type Connection, indexedTaskStore } from '@forecourt/platform/queue';
import { connectTo, nameOf, type Schema } from './database.ts';
import { type Device, noNotes } from './device.ts';

/**
 * Stores a report in IndexedDB.
 * @throws when the browser denies storage
 */
export async function indexedDevice(requestId: string): Promise<Device> {
  const connection = await connectTo(requestId);
  await proveWritable(connection);
  return {
    tasks: indexedTaskStore(connection, { name: nameOf(requestId), beside: ['thumbs'] }),
    thumbs: {
      put: async (key, thumb) =>
        void (await connection.use((database) => database.put('thumbs', thumb, key))),
      get: (key) => connection.use((database) => database.get('thumbs', key)),
    },
    readNotes: () =>
      connection.use(async (database) => (await database.get('notes', 'notes')) ?? noNotes),
    writeNotes: (change) =>
      connection.use(async (database) => {
        const transaction = database.transaction('notes', 'readwrite');
        const notes = (await transaction.store.get('notes')) ?? noNotes;
        await transaction.store.put(change(notes), 'notes');
        await transaction.done;
      }),
    clear: () =>
      connection.use(async (database) => {
        const stores = ['tasks', 'payloads', 'thumbs'] as const;
        const transaction = database.transaction(stores, 'readwrite');
        await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
        await transaction.done;
      }),
    durable: true,
  };
}

/** Some browsers open a database but reject every write. */
function proveWritable(connection: Connection<Schema>): Promise<void> {
  return connection.use(async (database) => {
    const transaction = database.transaction('notes', 'readwrite');
    await transaction.store.put(noNotes, 'proof');
    await transaction.store.delete('proof');
    await transaction.done;
  });
}
