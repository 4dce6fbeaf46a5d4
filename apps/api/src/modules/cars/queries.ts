import { sql } from 'kysely';
import { type CarStatus, carStatusesOf } from '@forecourt/contract';
import type { Flow, Row } from '../../db/schema.ts';
import { carContains, oneOf } from '../../db/search.ts';
import { olderThan, type Cursor } from '../../http/cursor.ts';
import type { Tx } from '../../db/database.ts';
import { type ChosenRequests, isChosen } from '../requests/chosen.ts';
import { type Numbers, numbersOf, selectNumbers } from '../requests/numbers.ts';
import { carStatus } from './status.ts';

export interface CarFilter {
  partnerId: string;
  type: Flow;
  /** Part of the plate or the claim number (see `carContains`). */
  plate?: string;
  /** The requests that it finds, if there are few (see `requestsOfCars`). */
  known?: readonly string[] | null;
  /** Undefined or empty for all. */
  status?: CarStatus | '';
  /** Whose requests they are asked for. */
  chosen?: ChosenRequests;
}

/** What a message is about that matters to the car: not what failed before the report arrived. */
export const aboutCar = ['CONCLUSION', 'OFFER', 'DEAL'] as const;

/** A car is listed from the submission of its report until its request is archived. */
function carRows(tx: Tx, filter: CarFilter, now: Date) {
  const { partnerId, type, plate, known, status, chosen = {} } = filter;
  return tx
    .selectFrom('requests')
    .innerJoin('reports', 'reports.request_id', 'requests.id')
    .leftJoin('trade_ins', 'trade_ins.request_id', 'requests.id')
    .leftJoin('claims', 'claims.request_id', 'requests.id')
    .leftJoin('inspects', 'inspects.request_id', 'requests.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('auctions')
          .whereRef('auctions.trade_in_id', '=', 'trade_ins.id')
          .orderBy('auctions.start_time', 'desc')
          .limit(1)
          .select(['auctions.id', 'auctions.status', 'auctions.end_time'])
          .select(['auctions.validity_days', 'auctions.holds_until', 'auctions.reserve_cents'])
          .select('auctions.currency_code')
          .as('auction'),
      (join) => join.onTrue(),
    )
    .where('requests.partner_id', '=', partnerId)
    .where('requests.request_type', '=', type)
    .where('requests.completed_at', 'is not', null)
    .where('requests.status', '<>', 'ARCHIVED')
    .where(isChosen(chosen))
    .$if(chosen.delivery === 'FAILED', (query) =>
      query.where('requests.delivery_about', 'in', aboutCar),
    )
    .$if(Boolean(known), (query) => query.where(oneOf('requests.id', known ?? [])))
    .$if(!known, (query) => query.where(carContains(plate ?? '')))
    .$if(Boolean(status), (query) =>
      query.where(carStatus(now), 'in', carStatusesOf(status as CarStatus)),
    );
}

/** A page of cars and one more row, newest request first. */
export function listCars(
  tx: Tx,
  filter: CarFilter,
  after: Cursor | null,
  limit: number,
  now: Date,
) {
  return carRows(tx, filter, now)
    .innerJoin('partners', 'partners.id', 'requests.partner_id')
    .leftJoin('uploads as cover', 'cover.id', 'reports.cover_upload_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bids')
          .whereRef('bids.auction_id', '=', 'auction.id')
          .select((bids) => bids.fn.countAll<number>().over().as('count'))
          .select(['bids.value_cents', 'bids.expires_at'])
          .orderBy('bids.value_cents', 'desc')
          .orderBy('bids.tie_order')
          .limit(1)
          .as('best'),
      (join) => join.onTrue(),
    )
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'requests.inserted_at', 'requests.id')),
    )
    .orderBy('requests.inserted_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(limit + 1)
    .select([
      'requests.id as request_id',
      'requests.inserted_at',
      'requests.claim_number',
      'requests.name as customer_name',
      'requests.delivery',
      'requests.delivery_channel',
      'requests.delivery_reason',
      'requests.delivery_at',
      'requests.delivery_about',
      'reports.id',
      'reports.plate',
      'reports.make',
      'reports.model',
      'reports.year',
      'partners.name as partner_name',
      'partners.currency',
      'trade_ins.offer_value_cents',
      'trade_ins.offer_currency',
      'trade_ins.offer_accepted',
      'trade_ins.offer_expires_at',
      'trade_ins.sold_at',
      'auction.status as auction_status',
      'auction.end_time as auction_end',
      'auction.validity_days',
      'auction.holds_until',
      'auction.reserve_cents',
      'auction.currency_code as auction_currency',
      'best.count as bids',
      'best.value_cents as best_cents',
      'best.expires_at as best_expires_at',
      'cover.id as cover_id',
      'cover.storage_key',
      'cover.width',
      'cover.state',
    ])
    .select(carStatus(now).as('car_status'))
    .execute();
}

export type CarRow = Awaited<ReturnType<typeof listCars>>[number];

/** The number of cars per status; the user's own are counted whichever agent's are asked for. */
export async function countCars(
  tx: Tx,
  filter: Omit<CarFilter, 'status'>,
  userId: string,
  now: Date,
): Promise<Numbers<CarStatus>> {
  const { chosen = {} } = filter;
  const rows = await carRows(tx, { ...filter, chosen: { ...chosen, agentId: undefined } }, now)
    .select(carStatus(now).as('status'))
    .select(selectNumbers(chosen, userId))
    .groupBy(sql`1`)
    .execute();
  return numbersOf(rows);
}

/** The request that a photo or scan belongs to, or undefined. */
export function findUploadRequest(
  tx: Tx,
  uploadId: number,
): Promise<Pick<Row<'requests'>, 'id' | 'partner_id'> | undefined> {
  return tx
    .selectFrom('uploads')
    .innerJoin('reports', 'reports.id', 'uploads.report_id')
    .innerJoin('requests', 'requests.id', 'reports.request_id')
    .where('uploads.id', '=', uploadId)
    .select(['requests.id', 'requests.partner_id'])
    .executeTakeFirst();
}

/** The car that has waited longest for staff, except the given one, of its partner and flow. */
export function findWaiting(
  tx: Tx,
  { id, partner_id, request_type }: Pick<Row<'requests'>, 'id' | 'partner_id' | 'request_type'>,
  now: Date,
): Promise<{ id: string } | undefined> {
  return (
    carRows(tx, { partnerId: partner_id, type: request_type, status: 'NEW' }, now)
      .where('requests.id', '<>', id)
      // with an open addition it waits for the customer
      .where('requests.status', '=', 'COMPLETED')
      .orderBy('requests.completed_at')
      .orderBy('requests.id')
      .limit(1)
      .select('requests.id')
      .executeTakeFirst()
  );
}

/** Known facts about a car by its vehicle identification number, or undefined. */
export function findCarByVin(tx: Tx, vin: string) {
  return tx
    .selectFrom('reports')
    .where(sql<string>`reports.car->>'vincode'`, '=', vin)
    .orderBy('inserted_at', 'desc')
    .limit(1)
    .select(['make', 'model', 'year'])
    .executeTakeFirst();
}
