import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { addressesOf, lockRequests } from './customer.ts';
import { erase } from './erase.ts';
import { recordPrivacy } from './record.ts';

/** The queue that erases what partners no longer keep. */
export const RETENTION_QUEUE = 'privacy.retention';

/** Keeps transactions short: others need the rows, and the embedded database has one connection. */
const BATCH = 50;

/** The time before which the last activity must be; on the same day of the month, or its last. */
export function retentionStart(now: Date, months: number): Date {
  const start = new Date(now);
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - months);
  const days = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(now.getUTCDate(), days));
  return start;
}

/** The latest activity: of the customer, staff or a dealer, or the end of an auction or offer. */
const lastActivity = sql<Date>`greatest(
  requests.last_activity_at, requests.updated_at,
  (select max(threads.last_message_at) from threads where threads.lead_id = requests.id),
  (select greatest(max(auctions.end_time), max(trade_ins.offer_expires_at),
      max(trade_ins.offer_answered_at))
    from trade_ins left join auctions on auctions.trade_in_id = trade_ins.id
    where trade_ins.request_id = requests.id))`;

function dueRequests(tx: Tx, partnerId: string, before: Date) {
  return tx
    .selectFrom('requests')
    .where('requests.partner_id', '=', partnerId)
    .where('requests.last_activity_at', '<', before)
    .where(sql<boolean>`${lastActivity} < ${before}`);
}

/** The number of requests that a retention period would erase now. */
export async function countDue(tx: Tx, partnerId: string, before: Date): Promise<number> {
  const { count } = await dueRequests(tx, partnerId, before)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Erases what is due, for every partner with a retention period, in batches; safe to repeat.
 * @returns how many requests
 */
export async function eraseDue(services: Services): Promise<number> {
  const { db, clock } = services;
  let all = 0;
  for (const partner of await retaining(services)) {
    const before = retentionStart(clock.now(), partner.months);
    for (let erased = BATCH; erased === BATCH;) {
      erased = await db.system((tx) => eraseBatch(services, tx, { ...partner, before }));
      all += erased;
    }
  }
  return all;
}

/** The number of requests that {@link eraseDue} would erase now. */
export async function countAllDue(services: Pick<Services, 'db' | 'clock'>): Promise<number> {
  let all = 0;
  for (const { id, months } of await retaining(services)) {
    const before = retentionStart(services.clock.now(), months);
    all += await services.db.system((tx) => countDue(tx, id, before));
  }
  return all;
}

/** The partners with a retention period. */
async function retaining({ db }: Pick<Services, 'db'>): Promise<{ id: string; months: number }[]> {
  const partners = await db.direct
    .selectFrom('partners')
    .where('retention_months', 'is not', null)
    .select(['id', 'retention_months'])
    .execute();
  return partners.flatMap(({ id, retention_months: months }) =>
    months === null ? [] : [{ id, months }],
  );
}

async function eraseBatch(
  services: Services,
  tx: Tx,
  { id: partnerId, months, before }: { id: string; months: number; before: Date },
): Promise<number> {
  const due = await dueRequests(tx, partnerId, before).limit(BATCH).select('id').execute();
  if (due.length === 0) return 0;
  await lockRequests(tx, due);
  // check again under the lock: there may be new activity
  const requests: Row<'requests'>[] = await dueRequests(tx, partnerId, before)
    .where(
      oneOf(
        'requests.id',
        due.map(({ id }) => id),
      ),
    )
    .selectAll('requests')
    .execute();
  const counts = await erase(services, tx, addressesOf(partnerId, requests), before);
  await recordPrivacy(services, tx, {
    partnerId,
    action: 'EXPIRED',
    userId: null,
    request: null,
    counts,
    months,
    requestIds: requests.map(({ id }) => id),
  });
  return due.length;
}
