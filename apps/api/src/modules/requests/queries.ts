import type { IdentifierName, RequestAgent, SameClaim } from '@forecourt/contract';
import { numberKey } from '@forecourt/contract';
import { sql, type Selectable } from 'kysely';
import type { Flow, JsonObject, RequestStatus, RequestsTable, Row } from '../../db/schema.ts';
import { hasDealersOf } from '../../db/hasDealers.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { ProvidedRows } from '../../domain/provided.ts';
import { lockName } from '../../db/lockName.ts';
import { claimKey, oneOf, requestContains } from '../../db/search.ts';
import { olderThan } from '../../http/cursor.ts';
import { type ChosenRequests, isChosen } from './chosen.ts';
import { type Numbers, numbersOf, selectNumbers } from './numbers.ts';
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
  | 'phone_channel'
  | 'self_service'
  | 'info'
  | 'inserted_at'
  | 'updated_at'
  | 'delivery'
  | 'delivery_channel'
  | 'delivery_reason'
  | 'delivery_at'
  | 'delivery_about'
  | 'sends'
  | 'last_send_at'
  | 'sends_reset_at'
  | IdentifierName
> & {
  report_id: string;
  plate: string | null;
  make: string | null;
  model: string | null;
  year: number | null;
  /** What says how complete the report is. */
  car: Row<'reports'>['car'];
  report_info: Row<'reports'>['info'];
  damage_locations: Row<'reports'>['damage_locations'];
  uploads: ProvidedRows['uploads'];
  agent: RequestAgent | null;
  /** The open one. */
  addition: OpenAddition | null;
  /** Of the customisation; null if it is gone. */
  sections: JsonObject | null;
  has_dealers: boolean;
};

/** An open addition as a part of its request's row. */
type OpenAddition = Pick<Row<'additions'>, 'id' | 'sections' | 'shots' | 'answered'> & {
  /** Text, as PostgreSQL writes it into JSON. */
  asked_at: string;
};

export interface RequestFilter {
  partnerId: string;
  type: Flow;
  /** Part of the name, phone number, email address or plate, ignoring case. */
  name?: string;
  /** The requests that contain it, if there are few (see `requestsNamed`). */
  named?: readonly string[] | null;
  /** Undefined or empty for all. */
  status?: RequestStatus | '';
  /** How few of them are asked for. */
  chosen?: ChosenRequests;
}

/** Who looks after the request of the query. */
const agentOf = sql<RequestAgent | null>`(
  select json_build_object('id', users.id, 'name', users.name, 'avatar', users.avatar)
  from users where users.id = requests.agent_id
)`;

export async function findRequestAgent(tx: Tx, requestId: string): Promise<RequestAgent | null> {
  const row = await tx
    .selectFrom('requests')
    .where('id', '=', requestId)
    .select(agentOf.as('agent'))
    .executeTakeFirst();
  return row?.agent ?? null;
}

/** Query for requests with their reports' cars, for lists. */
export function requestRows(tx: Tx) {
  return tx
    .selectFrom('requests')
    .innerJoin('reports', 'reports.request_id', 'requests.id')
    .leftJoin('customisations', (join) =>
      join
        .onRef('customisations.partner_id', '=', 'requests.partner_id')
        .onRef('customisations.flow', '=', 'requests.request_type'),
    )
    .select([
      'requests.id',
      'requests.partner_id',
      'requests.request_type',
      'requests.status',
      'requests.name',
      'requests.email',
      'requests.phone',
      'requests.phone_channel',
      'requests.self_service',
      'requests.info',
      'requests.inserted_at',
      'requests.updated_at',
      'requests.delivery',
      'requests.delivery_channel',
      'requests.delivery_reason',
      'requests.delivery_at',
      'requests.delivery_about',
      'requests.sends',
      'requests.last_send_at',
      'requests.sends_reset_at',
      'requests.claim_number',
      'requests.policy_number',
      'requests.date_of_loss',
      'reports.id as report_id',
      'reports.plate',
      'reports.make',
      'reports.model',
      'reports.year',
      'reports.car',
      'reports.info as report_info',
      'reports.damage_locations',
      'customisations.sections',
      hasDealersOf('requests.partner_id').as('has_dealers'),
      sql<RequestRow['uploads']>`(
        select coalesce(
          json_agg(json_build_object('section', section, 'slot', slot, 'state', state,
            'review_status', review_status, 'damage_location_id', damage_location_id,
            'addition_id', addition_id)), '[]')
        from uploads where uploads.report_id = reports.id and uploads.deleted_at is null
      )`.as('uploads'),
      agentOf.as('agent'),
      sql<RequestRow['addition']>`(
        select json_build_object('id', id, 'sections', sections, 'shots', shots,
          'answered', answered, 'asked_at', asked_at)
        from additions where additions.request_id = requests.id and additions.state = 'OPEN'
      )`.as('addition'),
    ]);
}

/** A page of requests and one more row, newest first; (partner, type[, status], time, id) is an index. */
export function listRequests(
  tx: Tx,
  { partnerId, type, name, named, status, chosen = {} }: RequestFilter,
  after: Cursor | null,
  limit: number,
): Promise<RequestRow[]> {
  return requestRows(tx)
    .where('requests.partner_id', '=', partnerId)
    .where('requests.request_type', '=', type)
    .$if(Boolean(status), (query) => query.where('requests.status', '=', status as RequestStatus))
    .where(isChosen(chosen))
    .$if(Boolean(named), (query) => query.where(oneOf('requests.id', named ?? [])))
    .$if(!named && Boolean(name?.trim()), (query) => query.where(requestContains(name ?? '')))
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'requests.inserted_at', 'requests.id')),
    )
    .orderBy('requests.inserted_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** The number of requests per status; the user's own are counted whichever agent is asked for. */
export async function countRequests(
  tx: Tx,
  { partnerId, type, name, named, chosen = {} }: Omit<RequestFilter, 'status'>,
  userId: string,
): Promise<Numbers<RequestStatus>> {
  const rows = await tx
    .selectFrom('requests')
    .where('partner_id', '=', partnerId)
    .where('request_type', '=', type)
    .where(isChosen({ ...chosen, agentId: undefined }))
    .$if(Boolean(named), (query) => query.where(oneOf('requests.id', named ?? [])))
    .$if(!named && Boolean(name?.trim()), (query) => query.where(requestContains(name ?? '')))
    .groupBy('status')
    .select('status')
    .select(selectNumbers(chosen, userId))
    .execute();
  return numbersOf(rows);
}

/** Whom a request was sent to: a number with a leading +, or an email address. */
export type Recipient = { phone: string } | { email: string };

/**
 * The newest open request of a flow that the partner has sent to somebody, or undefined. Addresses are
 * the same whatever their case: people type them either way.
 */
export function findOpenRequest(
  tx: Tx,
  partnerId: string,
  type: Flow,
  to: Recipient,
): Promise<RequestRow | undefined> {
  return requestRows(tx)
    .where('requests.partner_id', '=', partnerId)
    .where('requests.request_type', '=', type)
    .where('requests.status', 'not in', ['COMPLETED', 'ARCHIVED'])
    .where(
      'phone' in to
        ? sql<boolean>`requests.phone = ${to.phone}`
        : sql<boolean>`lower(requests.email) = lower(${to.email})`,
    )
    .orderBy('requests.inserted_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Of those with the same claim number, how many a new request points at. */
const SAME_CLAIMS = 5;

/**
 * The newest other open requests of the same partner and flow that have a request's claim number,
 * however it is punctuated.
 */
export async function findSameClaim(
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'partner_id' | 'request_type' | 'claim_number'>,
): Promise<SameClaim[]> {
  const key = numberKey(request.claim_number ?? '');
  if (key === '') return [];
  const rows = await tx
    .selectFrom('requests')
    .where('partner_id', '=', request.partner_id)
    .where('request_type', '=', request.request_type)
    .where(sql<boolean>`${claimKey} = ${key}`)
    .where('id', '<>', request.id)
    .where('status', 'not in', ['COMPLETED', 'ARCHIVED'])
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SAME_CLAIMS)
    .select(['id', 'name', 'phone', 'email'])
    .execute();
  return rows.map(({ id, name, phone, email }) => ({
    request_id: id,
    customer: name ?? phone ?? email,
  }));
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
  await lockName(tx, `${partnerId} ${type} ${phone}`);
  return (
    tx
      .selectFrom('requests')
      .where('partner_id', '=', partnerId)
      .where('request_type', '=', type)
      .where('phone', '=', phone)
      .where('self_service', '=', true)
      .where('status', 'not in', ['COMPLETED', 'ARCHIVED'])
      // who asks for a link again has another car, not the report that is to be added to
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('additions')
              .whereRef('additions.request_id', '=', 'requests.id')
              .where('additions.state', '=', 'OPEN')
              .select('additions.id'),
          ),
        ),
      )
      .orderBy('inserted_at', 'desc')
      .limit(1)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()
  );
}
