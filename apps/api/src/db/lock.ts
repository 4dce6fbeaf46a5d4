import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks the data folder for this process.
 *
 * Two processes on one embedded database lose data without an error, so the operating system must
 * release the lock when a process dies. An exclusive SQLite transaction is such a lock on every
 * platform, and needs no check for stale process ids.
 * @returns the function that releases the folder
 * @throws Error when another process holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new Error(
      `The data folder ${folder} is in use by another Forecourt. Stop that one, or set FORECOURT_DATA to another folder.`,
      { cause },
    );
  }
  return () => lock.close();
}
