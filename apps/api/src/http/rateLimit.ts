import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Limit } from '../domain/limits.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { rateLimited } from './problem.ts';

/**
 * A counter: what is limited, for whom. Stored as a hash, so that the table contains no phone
 * numbers.
 */
export type Bucket = readonly [what: string, who: string, limit: Limit];

type Parts = Pick<Services, 'db' | 'clock'>;

/**
 * Counts a hit in each bucket, across all nodes; a refused call counts in none.
 * @throws Problem 429 with Retry-After when one is full.
 */
export async function countHits({ db, clock }: Parts, buckets: readonly Bucket[]): Promise<void> {
  const now = clock.now();
  const [only, ...more] = buckets;
  // A single bucket needs no transaction, because one statement is atomic: this keeps bids fast.
  if (only && more.length === 0) return countHit(db.direct, only, now);
  await db.system(async (tx) => {
    for (const bucket of buckets) await countHit(tx, bucket, now);
  });
}

/**
 * Counts a hit in a bucket, and says in the headers `RateLimit-*` of the answer how many are left
 * and in how many seconds they are all back.
 * @throws Problem 429 with Retry-After when it is full.
 */
export async function countAnnounced(
  { db, clock }: Parts,
  reply: FastifyReply,
  bucket: Bucket,
): Promise<void> {
  const now = clock.now();
  const { hits } = bucket[2];
  const counted = await tryHit(db.direct, bucket, now);
  const seconds = secondsUntil(counted.resetsAt, now);
  reply.headers({
    'ratelimit-limit': String(hits),
    'ratelimit-remaining': String(counted.hits === null ? 0 : hits - counted.hits),
    'ratelimit-reset': String(Math.max(0, Math.ceil(seconds))),
  });
  if (counted.hits === null) throw rateLimited(seconds);
}

async function countHit(db: Tx | Parts['db']['direct'], bucket: Bucket, now: Date): Promise<void> {
  const { hits, resetsAt } = await tryHit(db, bucket, now);
  if (hits === null) throw rateLimited(secondsUntil(resetsAt, now));
}

interface Counted {
  /** How many there are by now; null when the bucket was full. */
  hits: number | null;
  resetsAt: Date;
}

async function tryHit(
  db: Tx | Parts['db']['direct'],
  [what, who, limit]: Bucket,
  now: Date,
): Promise<Counted> {
  const bucket = nameOf(what, who);
  const row = await db
    .insertInto('rate_limits')
    .values({ bucket, hits: 1, resets_at: new Date(now.getTime() + limit.seconds * 1000) })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
          resets_at: sql`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
        })
        .where(
          sql<boolean>`rate_limits.resets_at <= ${now} or rate_limits.hits < ${limit.hits}::int`,
        ),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirst();
  if (row) return { hits: row.hits, resetsAt: row.resets_at };
  const full = await db
    .selectFrom('rate_limits')
    .where('bucket', '=', bucket)
    .select('resets_at')
    .executeTakeFirst();
  return { hits: null, resetsAt: full?.resets_at ?? now };
}

function secondsUntil(time: Date, now: Date): number {
  return (time.getTime() - now.getTime()) / 1000;
}

/** Resets the counts, as after a successful sign-in. */
export async function forgetHits({ db }: Parts, buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(([what, who]) => nameOf(what, who));
  await db.system((tx) => tx.deleteFrom('rate_limits').where('bucket', 'in', names).execute());
}

/** Removes the call's own hit; earlier ones stay. */
export async function returnHits({ db }: Parts, buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(([what, who]) => nameOf(what, who));
  await db.system((tx) =>
    tx
      .updateTable('rate_limits')
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where('bucket', 'in', names)
      .execute(),
  );
}

function nameOf(what: string, who: string): string {
  return `${what}:${createHash('sha256').update(who).digest('base64url')}`;
}
