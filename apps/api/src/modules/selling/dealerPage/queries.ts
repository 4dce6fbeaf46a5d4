import type { DealerPageCounts, DealerPageList } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Cursor } from '../../../http/cursor.ts';
import { dealerLinkEnd } from '../../links/live.ts';

/** Which list of a dealer's page an auction belongs to. */
const listOf = (now: Date) => sql<DealerPageList>`case
  when auctions.status = 'RUNNING' then 'RUNNING'
  when exists (select 1 from second_chances as chance
    where chance.auction_id = auctions.id and chance.dealer_id = bidder.dealer_id
      and chance.state = 'ASKED' and chance.until > ${now}) then 'RUNNING'
  when auctions.winner_dealer_id = bidder.dealer_id
    and auctions.status in ('AWAITING_OWNER', 'ACCEPTED') then 'WON'
  else 'PAST' end`;

/** The auctions that a dealer is invited to, as long as its link to each of them is valid. */
function auctionsOf(tx: Tx, dealerId: string, now: Date) {
  return tx
    .selectFrom('auction_bidders as bidder')
    .innerJoin('auctions', 'auctions.id', 'bidder.auction_id')
    .innerJoin('trade_ins', 'trade_ins.id', 'auctions.trade_in_id')
    .innerJoin('requests', 'requests.id', 'trade_ins.request_id')
    .where('bidder.dealer_id', '=', dealerId)
    .where('requests.status', '<>', 'ARCHIVED')
    .where('auctions.end_time', '>', dealerLinkEnd(now));
}

/** How many auctions each list has. */
export async function countPageAuctions(
  tx: Tx,
  dealerId: string,
  now: Date,
): Promise<DealerPageCounts> {
  const rows = await auctionsOf(tx, dealerId, now)
    .select(listOf(now).as('list'))
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(sql`1`)
    .execute();
  const of = (list: DealerPageList) => rows.find((row) => row.list === list)?.count ?? 0;
  return { running: of('RUNNING'), won: of('WON'), past: of('PAST') };
}

/**
 * A page of one list and one more row: running auctions that end first, others that ended last. Each
 * with the dealer's place in it, its car, its cover and the best of the dealer's own offers.
 */
export function listPageAuctions(
  tx: Tx,
  dealerId: string,
  list: DealerPageList,
  { after, limit, now }: { after: Cursor | null; limit: number; now: Date },
) {
  const direction = list === 'RUNNING' ? 'asc' : 'desc';
  const isBeyond = list === 'RUNNING' ? sql`>` : sql`<`;
  return auctionsOf(tx, dealerId, now)
    .innerJoin('reports', 'reports.request_id', 'requests.id')
    .leftJoin('uploads as cover', (join) =>
      join
        .onRef('cover.id', '=', 'reports.cover_upload_id')
        .on('cover.deleted_at', 'is', null)
        .on('cover.state', '=', 'PROCESSED'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bids')
          .whereRef('bids.auction_id', '=', 'auctions.id')
          .whereRef('bids.dealer_id', '=', 'bidder.dealer_id')
          .orderBy('bids.value_cents', 'desc')
          .limit(1)
          .select('bids.id')
          .as('own'),
      (join) => join.onTrue(),
    )
    .where(listOf(now), '=', list)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(auctions.end_time, auctions.id) ${isBeyond} (${after?.at}, ${after?.id})`,
      ),
    )
    .orderBy('auctions.end_time', direction)
    .orderBy('auctions.id', direction)
    .limit(limit + 1)
    .select(['auctions.id as auction_id', 'auctions.end_time', 'auctions.trade_in_id'])
    .select(['bidder.id', 'bidder.key_version', 'own.id as own_bid_id', 'cover.id as cover_id'])
    .select(['reports.year', 'reports.make', 'reports.model'])
    .execute();
}

export type PageAuctionRow = Awaited<ReturnType<typeof listPageAuctions>>[number];

/** Bids by their ids. */
export function findBids(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('bids')
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .selectAll()
    .execute();
}

/** Photos by their ids. */
export function findCovers(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('uploads')
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .selectAll()
    .execute();
}
