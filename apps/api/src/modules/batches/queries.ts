import type { RequestBatchCounts } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Flow, Row } from '../../db/schema.ts';

/** Batches of a list. */
const NEWEST = 10;

const counts = sql<RequestBatchCounts>`(
  select jsonb_build_object(
    'waiting', count(*) filter (where r.state = 'WAITING'),
    'sent', count(*) filter (where r.state = 'SENT'),
    'skipped', count(*) filter (where r.state = 'SKIPPED'),
    'failed', count(*) filter (where r.state = 'FAILED'),
    'cancelled', count(*) filter (where r.state = 'CANCELLED'),
    'undelivered', count(*) filter (where r.state = 'SENT' and q.delivery = 'FAILED' and q.delivery_about = 'REQUEST')
  )
  from request_batch_rows r left join requests q on q.id = r.request_id
  where r.batch_id = request_batches.id
)`;

function batches(tx: Tx) {
  return tx
    .selectFrom('request_batches')
    .leftJoin('users', 'users.id', 'request_batches.created_by')
    .selectAll('request_batches')
    .select('users.name as sender_name')
    .select(counts.as('counts'));
}

/** A batch with its counts and the name of who sent it. */
export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number];

/** The newest batches of a flow. */
export function listBatches(tx: Tx, partnerId: string, type: Flow) {
  return batches(tx)
    .where('request_batches.partner_id', '=', partnerId)
    .where('request_batches.request_type', '=', type)
    .orderBy('request_batches.inserted_at', 'desc')
    .orderBy('request_batches.id', 'desc')
    .limit(NEWEST)
    .execute();
}

/** A batch, or undefined when this transaction does not see it. */
export function findBatch(tx: Tx, id: string): Promise<BatchRow | undefined> {
  return batches(tx).where('request_batches.id', '=', id).executeTakeFirst();
}

/** A row with the state of its request's message. */
export type ResultRow = Row<'request_batch_rows'> & { delivery: Row<'requests'>['delivery'] };

function results(tx: Tx, batchId: string) {
  return (
    tx
      .selectFrom('request_batch_rows')
      .leftJoin('requests', 'requests.id', 'request_batch_rows.request_id')
      .where('request_batch_rows.batch_id', '=', batchId)
      .selectAll('request_batch_rows')
      // a batch answers for its own messages, not for what the request was told later
      .select(
        sql<Row<'requests'>['delivery']>`case requests.delivery_about
        when 'REQUEST' then requests.delivery else null end`.as('delivery'),
      )
  );
}

/** Every row, in the order of the file. */
export function listResults(tx: Tx, batchId: string): Promise<ResultRow[]> {
  return results(tx, batchId).orderBy('line').execute();
}

/** The first rows, those first that somebody has to look at. */
export function firstResults(tx: Tx, batchId: string, limit: number): Promise<ResultRow[]> {
  const urgency = sql`case
    when request_batch_rows.state = 'FAILED' then 0
    when requests.delivery = 'FAILED' and requests.delivery_about = 'REQUEST' then 1
    when request_batch_rows.state = 'SKIPPED' then 2
    when request_batch_rows.state = 'SENT' then 4
    else 3 end`;
  return results(tx, batchId).orderBy(urgency).orderBy('line').limit(limit).execute();
}

/** An open request of somebody, with the number or address that was looked for. */
export interface Found {
  to: string;
  id: string;
  name: string | null;
  inserted_at: Date;
}

/** The newest open request for each number and address that has one; see `findOpenRequest`. */
export async function findOpenRequests(
  tx: Tx,
  { partnerId, type }: { partnerId: string; type: Flow },
  { phones, emails }: { phones: readonly string[]; emails: readonly string[] },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select distinct on (given.address) given.address as to, r.id, r.name, r.inserted_at
    from (
      select p as address, true as is_phone from unnest(${phones}::text[]) p
      union select e, false from unnest(${emails}::text[]) e
    ) given
    join requests r on r.partner_id = ${partnerId} and r.request_type = ${type}
      and r.status not in ('COMPLETED', 'ARCHIVED')
      and case when given.is_phone then r.phone = given.address
        else lower(r.email) = lower(given.address) end
    order by given.address, r.inserted_at desc, r.id desc`.execute(tx);
  return rows;
}
