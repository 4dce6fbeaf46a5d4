import type { IDBPDatabase } from 'idb';

/** A database that is reopened when the browser drops the connection. */
export interface Connection<Schema> {
  /** Runs one transaction; `work` may run twice, the first time without effect. */
  use<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T>;
}

/** @throws when the browser denies storage, as some do in private mode */
export async function connect<Schema>(
  open: () => Promise<IDBPDatabase<Schema>>,
): Promise<Connection<Schema>> {
  let database: IDBPDatabase<Schema> | null = await open();
  return {
    async use(work) {
      try {
        return await work((database ??= await open()));
      } catch (error) {
        if (!isLost(error)) throw error;
        database = await open();
        return work(database);
      }
    },
  };
}

/** WebKit drops connections of background pages and reports it only on the next use. */
const isLost = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);
