import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';

/** The queue that prepares the display sizes of a report's photos before anybody opens it. */
export const SIZES_QUEUE = 'media.sizes';

export interface SizesJob {
  reportId: string;
}

/** Enqueues the job in the transaction that submits a report: no more photos can follow. */
export function queueSizes({ jobs }: Pick<Services, 'jobs'>, tx: Tx, reportId: string) {
  return jobs.send(tx, SIZES_QUEUE, { reportId } satisfies SizesJob, { key: reportId });
}

/** Creates missing sizes; a repetition finds nothing to do. */
export async function makeSizes(
  { db, media }: Pick<Services, 'db' | 'media'>,
  { reportId }: SizesJob,
): Promise<void> {
  const photos = await db.system((tx) =>
    tx
      .selectFrom('uploads')
      .where('report_id', '=', reportId)
      .where('filetype', '=', 'image')
      .where('state', '=', 'PROCESSED')
      .orderBy('id')
      .select('storage_key')
      .execute(),
  );
  for (const { storage_key } of photos) await media.makeSizes(storage_key);
}
