import { sql, type Selectable } from 'kysely';
import type { Flow, RequestStatus, RequestsTable, Row } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';
import { containing, oneOf } from '../../db/search.ts';
import { olderThan } from '../../http/cursor.ts';
import type { Tx } from '../../db/database.ts';

/** A request with its report's car, for lists. */
export type RequestRow = Pick<
  Selectable<RequestsTable>,
  | 'id'
  | 'partner_id'
  | 'request_type'
  | 'status'
  | 'name'
  | 'email'
  | 'phone'
  | 'self_service'
  | 'info'
  | 'inserted_at'
  | 'updated_at'
  | 'delivery'
  | 'delivery_channel'
  | 'delivery_reason'
  | 'delivery_at'
  | 'sends'
  | 'last_send_at'
  | 'sends_reset_at'
> & {
  report_id: string;
  plate: string | null;
  make: string | null;
  model: string | null;
  year: number | null;
};

export interface RequestFilter {
  partnerId: string;
  type: Flow;
  /** Part of the name, ignoring case. */
  name?: string;
  /** The requests with that name, if there are few (see `requestsNamed`). */
  named?: readonly string[] | null;
  /** Undefined or empty for all. */
  status?: RequestStatus | '';
  /** Delivery state of the newest message; undefined or empty for all. */
  delivery?: 'FAILED' | '';
}

/** Query for requests with their reports' cars, for lists. */
export function requestRows(tx: Tx) {
  return tx
    .selectFrom('requests')
    .innerJoin('reports', 'reports.request_id', 'requests.id')
    .select([
      'requests.id',
      'requests.partner_id',
      'requests.request_type',
      'requests.status',
      'requests.name',
      'requests.email',
      'requests.phone',
      'requests.self_service',
      'requests.info',
      'requests.inserted_at',
      'requests.updated_at',
      'requests.delivery',
      'requests.delivery_channel',
      'requests.delivery_reason',
      'requests.delivery_at',
      'requests.sends',
      'requests.last_send_at',
      'requests.sends_reset_at',
      'reports.id as report_id',
      'reports.plate',
      'reports.make',
      'reports.model',
      'reports.year',
    ]);
}

/** A page of requests and one more row, newest first; (partner, type[, status], time, id) is an index. */
export function listRequests(
  tx: Tx,
  { partnerId, type, name, named, status, delivery }: RequestFilter,
  after: Cursor | null,
  limit: number,
): Promise<RequestRow[]> {
  return requestRows(tx)
    .where('requests.partner_id', '=', partnerId)
    .where('requests.request_type', '=', type)
    .$if(Boolean(status), (query) => query.where('requests.status', '=', status as RequestStatus))
    .$if(delivery === 'FAILED', (query) => query.where('requests.delivery', '=', 'FAILED'))
    .$if(Boolean(named), (query) => query.where(oneOf('requests.id', named ?? [])))
    .$if(!named && Boolean(name?.trim()), (query) =>
      query.where('requests.name', 'ilike', containing(name ?? '')),
    )
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'requests.inserted_at', 'requests.id')),
    )
    .orderBy('requests.inserted_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** The number of requests per status. */
export async function countRequests(
  tx: Tx,
  { partnerId, type, name, named, delivery }: Omit<RequestFilter, 'status'>,
): Promise<Map<RequestStatus, number>> {
  const rows = await tx
    .selectFrom('requests')
    .where('partner_id', '=', partnerId)
    .where('request_type', '=', type)
    .$if(delivery === 'FAILED', (query) => query.where('delivery', '=', 'FAILED'))
    .$if(Boolean(named), (query) => query.where(oneOf('requests.id', named ?? [])))
    .$if(!named && Boolean(name?.trim()), (query) =>
      query.where('name', 'ilike', containing(name ?? '')),
    )
    .groupBy('status')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** A request for lists, or undefined when this transaction does not see it. */
export function findRequestRow(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return requestRows(tx).where('requests.id', '=', id).executeTakeFirst();
}

export function findRequest(tx: Tx, id: string): Promise<Row<'requests'> | undefined> {
  return tx.selectFrom('requests').where('id', '=', id).selectAll().executeTakeFirst();
}

/** A request, locked until the transaction ends: the next change waits. */
export function lockRequest(tx: Tx, id: string): Promise<Row<'requests'> | undefined> {
  return tx.selectFrom('requests').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** Whether any photo of the request's report has arrived. */
export async function hasPhotos(tx: Tx, requestId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('uploads')
    .innerJoin('reports', 'reports.id', 'uploads.report_id')
    .where('reports.request_id', '=', requestId)
    .where('uploads.state', '<>', 'CREATED')
    .select('uploads.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A request's timeline, oldest first, with the names of staff who made entries. */
export function listEvents(tx: Tx, requestId: string) {
  return tx
    .selectFrom('request_events')
    .leftJoin('users', 'users.id', 'request_events.actor_id')
    .where('request_events.request_id', '=', requestId)
    .orderBy('request_events.id')
    .selectAll('request_events')
    .select('users.name as actor_name')
    .execute();
}

/**
 * The customer's own open request of this flow by their number, locked, or undefined. Simultaneous
 * calls for one number wait for each other, so that the second finds the first one's request.
 */
export async function findOpenSelfRequest(
  tx: Tx,
  { partnerId, type, phone }: { partnerId: string; type: Flow; phone: string },
): Promise<Row<'requests'> | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${partnerId} ${type} ${phone}`}, 0))`.execute(
    tx,
  );
  return tx
    .selectFrom('requests')
    .where('partner_id', '=', partnerId)
    .where('request_type', '=', type)
    .where('phone', '=', phone)
    .where('self_service', '=', true)
    .where('status', 'not in', ['COMPLETED', 'ARCHIVED'])
    .orderBy('inserted_at', 'desc')
    .limit(1)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}
