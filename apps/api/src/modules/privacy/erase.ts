import { sql } from 'kysely';
import { json, type PrivacyCounts, type Row } from '../../db/schema.ts';
import { containing, oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { countsOf, readBelongings, type Belongings } from './belongings.ts';
import type { Customer } from './customer.ts';
import { queueFileRemoval } from './removeFiles.ts';

/**
 * Erases requests with all that belongs to them, in `tx`, which sees every row; the caller has locked
 * the requests. Files are removed by a job. What stays holds nothing of the customer: the hashed
 * record of a trade-in, and the fee that a dealer owes.
 * @param before of messages by address alone, only those from before go
 */
export async function erase(
  services: Pick<Services, 'jobs' | 'realtime'>,
  tx: Tx,
  customer: Customer,
  before: Date | null = null,
): Promise<PrivacyCounts> {
  const { partnerId, requests } = customer;
  const rows = await readBelongings(tx, customer, before);
  const counts = countsOf(customer, rows);
  await eraseJobs(tx, rows);
  await eraseAnswers(tx, customer, rows);
  await eraseDetails(tx, customer);
  await tx.deleteFrom('outbox').where(idIn(rows.outbox)).execute();
  await tx.deleteFrom('threads').where(idIn(rows.threads)).execute();
  await queueFileRemoval(services, tx, rows.uploads);
  for (const { id } of rows.auctions) await services.realtime.auctionChanged(tx, id);
  for (const request of requests) await services.realtime.requestErased(tx, request);
  // what belongs to a request goes with it
  await tx
    .deleteFrom('requests')
    .where('partner_id', '=', partnerId)
    .where(idIn(requests))
    .execute();
  await forgetThreads(services, tx, customer, rows);
  return counts;
}

/** Staff who see a conversation about another's car that is gone read their list again. */
async function forgetThreads(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  { partnerId, requests }: Customer,
  { threads }: Belongings,
): Promise<void> {
  const own = new Set(requests.map(({ id }) => id));
  const leads = new Set(threads.map(({ lead_id }) => lead_id).filter((id) => !own.has(id)));
  for (const id of leads) {
    await realtime.requestChanged(tx, { partnerId, requestId: id, selfService: false });
  }
}

/** Jobs hold ids, but why one failed may name an address. */
async function eraseJobs(tx: Tx, { outbox, threads, reports }: Belongings): Promise<void> {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await sql`delete from pgboss.job
    where data->>'outboxId' = any(${ids(outbox)}::text[])
      or data->>'threadId' = any(${ids(threads)}::text[])
      or data->>'reportId' = any(${ids(reports)}::text[])`.execute(tx);
}

/** The security log says what happened, and not to whom outside. */
async function eraseDetails(tx: Tx, { partnerId, emails, phones }: Customer): Promise<void> {
  const patterns = [...emails, ...phones].map(containing);
  await tx
    .updateTable('security_events')
    .set({ detail: json({}) })
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`detail::text ilike any(${patterns}::text[])`)
    .execute();
}

/** Answers kept for a retry hold what they answered with; each names what it was about. */
async function eraseAnswers(tx: Tx, { requests }: Customer, rows: Belongings): Promise<void> {
  const about = [requests, rows.tradeIns, rows.auctions, rows.threads, rows.comments].flat();
  const patterns = about.map(({ id }: { id: string }) => `%${id}%`);
  await tx
    .deleteFrom('idempotency_keys')
    .where(sql<boolean>`answer::text like any(${patterns}::text[])`)
    .execute();
}

function idIn(rows: readonly Pick<Row<'requests'>, 'id'>[]) {
  return oneOf(
    'id',
    rows.map(({ id }) => id),
  );
}
