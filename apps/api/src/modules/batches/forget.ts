import { DAY_MS } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';

/** For how long the customers of a batch and their results are kept. */
const KEPT_DAYS = 30;

/** Deletes old batches with their rows, in `tx`, which must see every row; the requests stay. @returns how many */
export async function forgetBatches(tx: Tx, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const { numDeletedRows } = await tx
    .deleteFrom('request_batches')
    .where('inserted_at', '<', oldest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
