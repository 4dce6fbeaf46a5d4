import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { type StepColumn, stepOf } from '../domain/requestSteps.ts';
import type { Tables } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';

/** Tables that the demo fills, ordered so that each row's references already exist. */
const ORDER = [
  'users',
  'partners',
  'memberships',
  'dealers',
  'dealer_groups',
  'dealer_group_members',
  'customisations',
  'requests',
  'request_events',
  'reports',
  'additions',
  'uploads',
  'trade_ins',
  'claims',
  'inspects',
  'auctions',
  'auction_bidders',
  'bids',
  'bid_limits',
  'threads',
  'messages',
  'outbox',
  'deals',
  'deal_ticks',
  'second_chances',
  'fees',
  'audit_entries',
  'invitations',
  'settings_changes',
  'saved_views',
  'subscriptions',
] as const satisfies (keyof Tables)[];

type DemoTable = (typeof ORDER)[number];

/** Rows to be inserted into the database. */
export type DemoRows = { [Table in DemoTable]: Insertable<Tables[Table]>[] };

export function emptyRows(): DemoRows {
  return Object.fromEntries(ORDER.map((table) => [table, []])) as unknown as DemoRows;
}

/** PostgreSQL takes 65,535 parameters in one statement; the widest table has some twenty columns. */
const ROWS_AT_ONCE = 500;

/** Inserts all rows in few statements. */
export async function insertRows(tx: Tx, rows: DemoRows): Promise<void> {
  keepSteps(rows);
  for (const table of ORDER) {
    const all = rows[table] as Insertable<Tables['requests']>[];
    for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
      await tx
        .insertInto(table as 'requests')
        .values(all.slice(from, from + ROWS_AT_ONCE))
        .execute();
    }
  }
  // trade-ins and auctions refer to each other: fill in the reference to the later one here
  await sql`
    update trade_ins set offer_auction_id = auctions.id from auctions
    where auctions.trade_in_id = trade_ins.id and auctions.winner_dealer_id is not null
      and trade_ins.offer_value_cents is not null
  `.execute(tx);
  await sql`
    update trade_ins set deal_id = deals.id from deals where deals.trade_in_id = trade_ins.id
  `.execute(tx);
  // the demo assigns its own upload ids; move the sequence past them
  await sql`
    select setval(pg_get_serial_sequence('uploads', 'id'), (select coalesce(max(id), 1) from uploads))
  `.execute(tx);
}

/** Each request has the times of the steps of its way, as the server would have kept them. */
function keepSteps({
  requests,
  request_events: events,
  trade_ins: cars,
  auctions,
}: DemoRows): void {
  const byId = new Map(requests.map((request) => [request.id, request]));
  const keep = (
    requestId: string,
    step: StepColumn | undefined,
    at: Insertable<Tables['requests']>[StepColumn],
  ) => {
    const request = byId.get(requestId);
    if (!request || !step || !at) return;
    const known = request[step];
    if (!known || at < known) request[step] = at;
  };
  for (const { request_id: id, type, about, inserted_at: at } of events) {
    keep(id, stepOf(type, about), at);
  }
  const requestOf = new Map(cars.map((car) => [car.id, car.request_id]));
  for (const { trade_in_id: carId, winner_dealer_id: winner, closed_at: at } of auctions) {
    if (winner) keep(requestOf.get(carId) ?? '', 'offered_at', at);
  }
}
