import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Counted } from '../domain/sendingRules.ts';
import { quotaExceeded } from '../http/problem.ts';
import type { Tx } from '../db/database.ts';

/** How much of a quota is used. */
interface Used {
  hits: number;
  resetsAt: Date;
}

/** Numbers and addresses are counted by their hash: none is stored in the table. */
export function hashOf(recipient: string): string {
  return createHash('sha256').update(recipient.trim().toLowerCase()).digest('base64url');
}

/**
 * Counts `by` messages toward a quota, in the transaction that enqueues them, so that a rollback
 * undoes both. The row stays locked until its end, so that simultaneous sends never exceed the
 * limit.
 *
 * @throws Problem 429 QUOTA_EXCEEDED; nothing is counted.
 */
export async function count(
  tx: Tx,
  partnerId: string,
  counted: Counted,
  by: number,
  now: Date,
): Promise<void> {
  const fits = by <= counted.limit && (await add(tx, partnerId, counted, by, now));
  if (fits) return;
  const used = await usedOf(tx, partnerId, counted, now);
  const { quota, limit } = counted;
  const remaining = Math.max(0, limit - used.hits);
  throw quotaExceeded({ quota, limit, remaining, resetsAt: used.resetsAt }, now);
}

/** Counts as many of `wanted` as fit, and returns how many. */
export async function countUpTo(
  tx: Tx,
  partnerId: string,
  counted: Counted,
  wanted: number,
  now: Date,
): Promise<number> {
  if (wanted <= counted.limit && (await add(tx, partnerId, counted, wanted, now))) return wanted;
  // locks the row, so that the count cannot change before it is updated
  await add(tx, partnerId, counted, 0, now);
  const { hits } = await usedOf(tx, partnerId, counted, now);
  const fitting = Math.max(0, Math.min(wanted, counted.limit - hits));
  if (fitting > 0) await add(tx, partnerId, counted, fitting, now);
  return fitting;
}

async function add(
  tx: Tx,
  partnerId: string,
  { bucket, limit, seconds }: Counted,
  by: number,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('sending_counts')
    .values({
      partner_id: partnerId,
      bucket,
      hits: by,
      resets_at: new Date(now.getTime() + seconds * 1000),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'bucket'])
        .doUpdateSet({
          hits: sql`case when sending_counts.resets_at <= ${now} then ${by}::int else sending_counts.hits + ${by}::int end`,
          resets_at: sql`case when sending_counts.resets_at <= ${now} then excluded.resets_at else sending_counts.resets_at end`,
        })
        .where(
          sql<boolean>`sending_counts.resets_at <= ${now} or sending_counts.hits + ${by}::int <= ${limit}::int`,
        ),
    )
    .returning('hits')
    .executeTakeFirst();
  return row !== undefined;
}

export async function usedOf(
  tx: Tx,
  partnerId: string,
  { bucket, seconds }: Counted,
  now: Date,
): Promise<Used> {
  const row = await tx
    .selectFrom('sending_counts')
    .where('partner_id', '=', partnerId)
    .where('bucket', '=', bucket)
    .select(['hits', 'resets_at'])
    .forUpdate()
    .executeTakeFirst();
  if (row && row.resets_at > now) return { hits: row.hits, resetsAt: row.resets_at };
  return { hits: 0, resetsAt: new Date(now.getTime() + seconds * 1000) };
}
