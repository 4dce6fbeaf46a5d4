import type { DetailField } from '@forecourt/contract';
import { sql } from 'kysely';
import { json, type PrivacyCounts, type Row } from '../../db/schema.ts';
import { containing, oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';
import { everAdded } from '../../domain/damages.ts';
import type { Services } from '../../services.ts';
import { countsOf, readBelongings, type Belongings } from './belongings.ts';
import type { Customer } from './customer.ts';
import { queueFileRemoval } from './removeFiles.ts';

/** What a customer can be found by in texts, in lower case; names are claim numbers too. */
interface Known extends Pick<Customer, 'partnerId' | 'emails' | 'phones'> {
  names: string[];
}

/**
 * Erases requests with all their rows, in `tx`, which sees every row; the caller has locked the
 * requests. Files are removed by a job. What remains holds no personal data: the hashed record of a
 * trade-in, and the fee that a dealer owes.
 * @param before limits messages that are matched only by address to those sent before this time
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
  const known = withFormer(customer, rows);
  await eraseDetails(tx, known);
  await eraseViews(tx, known);
  await eraseBatchRows(tx, rows);
  await tx.deleteFrom('outbox').where(idIn(rows.outbox)).execute();
  await tx.deleteFrom('threads').where(idIn(rows.threads)).execute();
  await tx.deleteFrom('attachments').where(idIn(rows.attachments)).execute();
  await queueFileRemoval(services, tx, [...rows.uploads, ...rows.attachments]);
  for (const { id } of rows.auctions) await services.realtime.auctionChanged(tx, id);
  for (const request of requests) await services.realtime.requestErased(tx, request);
  // rows of a request are deleted by cascade
  await tx
    .deleteFrom('requests')
    .where('partner_id', '=', partnerId)
    .where(idIn(requests))
    .execute();
  await forgetThreads(services, tx, customer, rows);
  return counts;
}

/**
 * Notifies staff who see an erased conversation about another car, so that they refetch their list.
 */
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

/** Jobs contain only ids, but the error of a failed one may contain an address. */
async function eraseJobs(tx: Tx, { outbox, threads, reports }: Belongings): Promise<void> {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await sql`delete from pgboss.job
    where data->>'outboxId' = any(${ids(outbox)}::text[])
      or data->>'threadId' = any(${ids(threads)}::text[])
      or data->>'reportId' = any(${ids(reports)}::text[])`.execute(tx);
}

/** The rows of batches keep their results, without what tells of the customer; what was waiting is not sent. */
async function eraseBatchRows(tx: Tx, { batchRows }: Belongings): Promise<void> {
  for (const { batch_id, line, state } of batchRows) {
    await tx
      .updateTable('request_batch_rows')
      .set({ name: null, phone: null, email: null, identifiers: null })
      .set({ state: state === 'WAITING' ? 'CANCELLED' : state })
      .where('batch_id', '=', batch_id)
      .where('line', '=', line)
      .execute();
  }
}

/** The customer with the names, numbers and addresses they had before somebody corrected them. */
function withFormer(customer: Customer, { events }: Pick<Belongings, 'events'>): Known {
  const former = (field: DetailField) =>
    events.flatMap(({ change }) => (change?.field === field && change.before) || []);
  const names = customer.requests.flatMap(({ name, claim_number: claim, policy_number: policy }) =>
    [name, claim, policy].flatMap((one) => one ?? []),
  );
  const numbers = [...former('claim_number'), ...former('policy_number')];
  return {
    partnerId: customer.partnerId,
    names: [...names, ...former('name'), ...numbers].map((name) => name.toLowerCase()),
    emails: [...customer.emails, ...former('email').map((email) => email.toLowerCase())],
    phones: [...customer.phones, ...former('phone')],
  };
}

/** The security log keeps the events, without the addresses of outsiders. */
async function eraseDetails(tx: Tx, { partnerId, emails, phones }: Known): Promise<void> {
  const patterns = [...emails, ...phones].map(containing);
  await tx
    .updateTable('security_events')
    .set({ detail: json({}) })
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`detail::text ilike any(${patterns}::text[])`)
    .execute();
}

/** Saved views that search for the customer, or are named after them, go with them. */
async function eraseViews(tx: Tx, { partnerId, names, emails, phones }: Known): Promise<void> {
  const addresses = [...emails, ...phones].map(containing);
  await tx
    .deleteFrom('saved_views')
    .where('partner_id', '=', partnerId)
    .where(
      sql<boolean>`exists (select from unnest(array[name, query ->> 'search']) as words
        where lower(words) = any(${names}::text[]) or words ilike any(${addresses}::text[]))`,
    )
    .execute();
}

/** Stored responses for retries contain data; each belongs to a record that is erased here. */
async function eraseAnswers(tx: Tx, { requests }: Customer, rows: Belongings): Promise<void> {
  const { tradeIns, auctions, deals, threads, comments, reports } = rows;
  const about = [requests, tradeIns, auctions, deals, threads, comments].flat();
  const damages = reports.flatMap(everAdded);
  const patterns = [...about, ...damages].map(({ id }: { id: string }) => `%${id}%`);
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
