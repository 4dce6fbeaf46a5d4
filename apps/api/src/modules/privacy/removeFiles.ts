import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** The queue that removes the files of erased uploads. */
export const REMOVE_FILES_QUEUE = 'privacy.files';

export interface RemoveFilesJob {
  folders: string[];
}

const AT_ONCE = 50;
/** By then, pictures that were being stored meanwhile are complete. */
const AGAIN_MS = 15 * 60 * 1000;

/** Enqueues it in the transaction that erases the rows: now, and once more for stragglers. */
export async function queueFileRemoval(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  uploads: readonly Pick<Row<'uploads'>, 'storage_key'>[],
): Promise<void> {
  const folders = [...new Set(uploads.map(({ storage_key }) => storage_key))];
  // the queue's clock, because tests move only the server's
  const again = new Date(Date.now() + AGAIN_MS);
  for (let from = 0; from < folders.length; from += AT_ONCE) {
    const data: RemoveFilesJob = { folders: folders.slice(from, from + AT_ONCE) };
    await jobs.send(tx, REMOVE_FILES_QUEUE, data);
    await jobs.send(tx, REMOVE_FILES_QUEUE, data, { startAfter: again });
  }
}

/**
 * Deletes the files, except those shared with other uploads, as in the demo data. Safe to repeat.
 */
export async function removeFiles(
  { db, media }: Pick<Services, 'db' | 'media'>,
  { folders }: RemoveFilesJob,
): Promise<void> {
  for (const folder of folders) {
    const other = await db.direct
      .selectFrom('uploads')
      .where('storage_key', '=', folder)
      .where('deleted_at', 'is', null)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (!other) await media.removeFolder(folder);
  }
}
