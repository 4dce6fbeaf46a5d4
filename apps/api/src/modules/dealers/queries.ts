import type { DealerSort } from '@forecourt/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { decodeAfter, encodeAfter } from './after.ts';
import { filteredDealers, milesFrom, type DealerFilter } from './filter.ts';

/** What a dealer has done so far. */
export interface DealerHistory {
  auctions: number;
  last_invited_at: Date | null;
  bids: number;
  wins: number;
  groups: { id: string; name: string }[];
}

export type DealerRow = Row<'dealers'> & DealerHistory;

export interface DealerPage {
  rows: DealerRow[];
  after: string | null;
  /** How many match in all, on the first page. */
  total?: number;
}

interface Order {
  key: RawBuilder<unknown>;
  /** Type of the key in a cursor. */
  type: 'timestamptz' | 'text' | 'float8';
  isDescending: boolean;
  /** Where many have the same key, as those at an unknown distance: orders them, ascending. */
  second?: RawBuilder<string>;
}

/** Farther than anything on earth: where unknown distances stand. */
const UNKNOWN_MILES = 100_000;

function orderOf(sort: DealerSort, { car }: DealerFilter): Order {
  switch (sort) {
    case 'NEWEST':
      return { key: sql.ref('dealers.inserted_at'), type: 'timestamptz', isDescending: true };
    case 'NAME':
      return { key: sql`lower(dealers.name)`, type: 'text', isDescending: false };
    case 'DISTANCE': {
      const miles = milesFrom(car ?? { point: null });
      const key = sql`coalesce(${miles}, ${UNKNOWN_MILES}::float8)`;
      return { key, type: 'float8', isDescending: false, second: sql`lower(dealers.name)` };
    }
    case 'LAST_INVITED': {
      const last = sql`(select max(bidder.inserted_at) from auction_bidders bidder
        where bidder.dealer_id = dealers.id)`;
      return {
        key: sql`coalesce(${last}, to_timestamp(0))`,
        type: 'timestamptz',
        isDescending: true,
      };
    }
  }
}

/**
 * A page of dealers; the first one also with how many match in all.
 * @throws InvalidInput when the cursor is not one of this order
 */
export async function listDealers(
  tx: Tx,
  filter: DealerFilter,
  { sort, after, limit }: { sort: DealerSort; after: string | undefined; limit: number },
): Promise<DealerPage> {
  const { key, type, isDescending, second } = orderOf(sort, filter);
  const from = decodeAfter(after, sort);
  const order = isDescending ? 'desc' : 'asc';
  const beyond = sql.raw(isDescending ? '<' : '>');
  const keys = [key, ...(second ? [second] : []), sql.ref('dealers.id')];
  const values = from && [
    sql`${from.key}::${sql.raw(type)}`,
    ...(second ? [sql`${from.second}::text`] : []),
    sql`${from.id}`,
  ];
  const found = await filteredDealers(tx, filter)
    .$if(from !== null, (query) =>
      query.where(sql<boolean>`(${sql.join(keys)}) ${beyond} (${sql.join(values ?? [])})`),
    )
    .orderBy(key, order)
    .$if(second !== undefined, (query) => query.orderBy(second!, order))
    .orderBy('dealers.id', order)
    .limit(limit + 1)
    .select(['dealers.id', sql<Date | string | number>`${key}`.as('sort_key')])
    .$if(second !== undefined, (query) => query.select(second!.as('second_key')))
    // counted in the same pass over the directory
    .$if(from === null, (query) => query.select(sql<number>`(count(*) over ())::int`.as('total')))
    .execute();
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const rows = await loadDealers(
    tx,
    shown.map(({ id }) => id),
  );
  const next = last
    ? encodeAfter({ sort, key: last.sort_key, second: last.second_key, id: last.id })
    : null;
  return { rows, after: next, ...(from ? {} : { total: found[0]?.total ?? 0 }) };
}

/** The ids of all dealers that match, by name. */
export async function listDealerIds(
  tx: Tx,
  filter: DealerFilter,
  limit: number,
): Promise<string[]> {
  const rows = await filteredDealers(tx, filter)
    .orderBy(sql`lower(dealers.name)`)
    .orderBy('dealers.id')
    .limit(limit)
    .select('dealers.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A dealer of the partners with its history, or undefined. */
export async function findDealer(
  tx: Tx,
  partnerIds: readonly string[],
  id: string,
): Promise<DealerRow | undefined> {
  const [found] = await loadDealers(tx, [id]);
  return found && partnerIds.includes(found.partner_id) ? found : undefined;
}

/** A partner's dealers of every state by name, or only those of `ids`. */
export async function dealersToExport(
  tx: Tx,
  partnerId: string,
  ids: readonly string[] | undefined,
): Promise<DealerRow[]> {
  const rows = await tx
    .selectFrom('dealers')
    .where('partner_id', '=', partnerId)
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::text[])`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .select('id')
    .execute();
  return loadDealers(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Dealers in the order of their ids, each with what it has done so far, in one statement. */
async function loadDealers(tx: Tx, ids: readonly string[]): Promise<DealerRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DealerRow>`
    select dealers.*, invited.auctions, invited.last_invited_at, bid.bids, won.wins, joined.groups
    from unnest(${[...ids]}::text[]) with ordinality as named(id, place)
    join dealers on dealers.id = named.id
    cross join lateral (
      select count(*)::int as auctions, max(inserted_at) as last_invited_at
      from auction_bidders where dealer_id = dealers.id) invited
    cross join lateral (select count(*)::int as bids from bids where dealer_id = dealers.id) bid
    cross join lateral (
      select count(*)::int as wins from auctions where winner_dealer_id = dealers.id) won
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name)
        order by lower(g.name), g.id), '[]') as groups
      from dealer_group_members member join dealer_groups g on g.id = member.group_id
      where member.dealer_id = dealers.id) joined
    order by named.place`.execute(tx);
  return rows;
}
