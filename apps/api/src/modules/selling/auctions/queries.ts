import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Row, TextChannel } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { listBids, type BidRow } from '../bidding/bids.ts';

/** An auction with all rows that its views need. */
export interface AuctionRows {
  auction: Row<'auctions'>;
  request: Pick<Row<'requests'>, 'id' | 'partner_id' | 'name' | 'email' | 'phone'>;
  bidders: BidderRow[];
  /** Best first. */
  bids: BidRow[];
  fee: Pick<Row<'fees'>, 'amount_cents' | 'currency_code'> | undefined;
  /** Nothing else has begun with the car since: no later auction, no offer that waits or was accepted. */
  isFree: boolean;
}

/** The state of an auction, without the bidders' names. */
export interface AuctionState extends Pick<AuctionRows, 'auction' | 'fee'> {
  count: number;
  best: BestBid | null;
  /** Up to which amount the server bids for the leader, in cents; null without a limit. */
  leaderLimit: number | null;
}

/** The part of the best bid that the rules and the listeners need. */
export type BestBid = Pick<Row<'bids'>, 'value_cents' | 'dealer_id' | 'expires_at'>;

/**
 * The state of an auction, in one statement, because every bid and every screen after a bid reads
 * it. Undefined when the transaction does not see it.
 */
export async function findAuctionState(
  db: Tx | Database['direct'],
  id: string,
): Promise<AuctionState | undefined> {
  const row = await db
    .selectFrom('auctions')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bids')
          .whereRef('bids.auction_id', '=', 'auctions.id')
          .orderBy('bids.value_cents', 'desc')
          .orderBy('bids.tie_order')
          .limit(1)
          .select(['bids.value_cents', 'bids.dealer_id', 'bids.expires_at'])
          .as('best'),
      (join) => join.onTrue(),
    )
    .leftJoin('bid_limits', (join) =>
      join
        .onRef('bid_limits.auction_id', '=', 'auctions.id')
        .onRef('bid_limits.dealer_id', '=', 'best.dealer_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('fees')
          .whereRef('fees.auction_id', '=', 'auctions.id')
          .whereRef('fees.dealer_id', '=', 'auctions.winner_dealer_id')
          .where('fees.state', '=', 'BOOKED')
          .limit(1)
          .select(['fees.amount_cents', 'fees.currency_code'])
          .as('fee'),
      (join) => join.onTrue(),
    )
    .where('auctions.id', '=', id)
    .selectAll('auctions')
    .select(['best.value_cents as best_cents', 'best.dealer_id as best_dealer'])
    .select(['best.expires_at as best_expires', 'bid_limits.limit_cents'])
    .select((eb) =>
      eb
        .selectFrom('bids')
        .whereRef('bids.auction_id', '=', 'auctions.id')
        .select((all) => all.fn.max('bids.seq').as('last'))
        .as('seq'),
    )
    .select(['fee.amount_cents as fee_cents', 'fee.currency_code as fee_currency'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { best_cents: cents, best_dealer: dealer, best_expires, seq, ...others } = row;
  const { limit_cents: leaderLimit, ...more } = others;
  const { fee_cents, fee_currency, ...auction } = more;
  return {
    auction,
    count: seq ?? 0,
    leaderLimit,
    best:
      cents === null || dealer === null
        ? null
        : { value_cents: cents, dealer_id: dealer, expires_at: best_expires },
    fee:
      fee_cents === null || fee_currency === null
        ? undefined
        : { amount_cents: fee_cents, currency_code: fee_currency },
  };
}

/** The fee of the deal that stands. */
function findFee(tx: Tx, auctionId: string) {
  return tx
    .selectFrom('fees')
    .where('auction_id', '=', auctionId)
    .where('state', '=', 'BOOKED')
    .select(['amount_cents', 'currency_code'])
    .executeTakeFirst();
}

/** An auction for any view, or undefined when the transaction does not see it. */
export async function loadAuction(tx: Tx, id: string): Promise<AuctionRows | undefined> {
  const auction = await findAuction(tx, id);
  if (!auction) return undefined;
  const request = await findSubject(tx, auction.trade_in_id);
  const fee = await findFee(tx, id);
  const bidders = await listBidders(tx, id);
  const isFree = await isStillFree(tx, auction);
  return { auction, request, bidders, bids: await listBids(tx, id), fee, isFree };
}

/** Whether nothing else was begun with the car since an auction: see `AuctionRows`. */
export async function isStillFree(tx: Tx, auction: Row<'auctions'>): Promise<boolean> {
  const other = await tx
    .selectFrom('trade_ins')
    .where('trade_ins.id', '=', auction.trade_in_id)
    .where((eb) =>
      eb.or([
        eb('offer_accepted', 'is', true),
        eb.and([
          eb('offer_value_cents', 'is not', null),
          eb('offer_accepted', 'is', null),
          eb('offer_expired_at', 'is', null),
        ]),
        eb.exists(
          eb
            .selectFrom('auctions')
            .whereRef('auctions.trade_in_id', '=', 'trade_ins.id')
            .where('auctions.start_time', '>', auction.start_time)
            .select('auctions.id'),
        ),
      ]),
    )
    .select('trade_ins.id')
    .executeTakeFirst();
  return other === undefined;
}

/** The request of a trade-in, with its owner's contacts. */
export function findSubject(tx: Tx, tradeInId: string): Promise<AuctionRows['request']> {
  return tx
    .selectFrom('trade_ins')
    .innerJoin('requests', 'requests.id', 'trade_ins.request_id')
    .where('trade_ins.id', '=', tradeInId)
    .select(['requests.id', 'requests.partner_id', 'requests.name', 'requests.email'])
    .select('requests.phone')
    .executeTakeFirstOrThrow();
}

export function findAuction(tx: Tx, id: string): Promise<Row<'auctions'> | undefined> {
  return tx.selectFrom('auctions').where('id', '=', id).selectAll().executeTakeFirst();
}

/**
 * A trade-in, locked until the transaction ends. Every offer, bid, closing and answer takes this
 * lock first, so that they run one after another.
 */
export function lockTradeIn(tx: Tx, id: string): Promise<Row<'trade_ins'> | undefined> {
  return tx.selectFrom('trade_ins').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/**
 * The invited dealers by name, each with the latest message to them, which is none by WhatsApp.
 * @param dealerId only this one.
 */
export function listBidders(tx: Tx, auctionId: string, dealerId: string | null = null) {
  return tx
    .selectFrom('auction_bidders')
    .innerJoin('dealers', 'dealers.id', 'auction_bidders.dealer_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('outbox')
          .whereRef('outbox.auction_id', '=', 'auction_bidders.auction_id')
          .whereRef('outbox.dealer_id', '=', 'auction_bidders.dealer_id')
          .orderBy('outbox.inserted_at', 'desc')
          .orderBy('outbox.id', 'desc')
          .limit(1)
          .select([
            'outbox.id',
            'outbox.purpose',
            'outbox.channel',
            'outbox.status',
            'outbox.reason',
            'outbox.delivered_at',
          ])
          .select(['outbox.inserted_at', 'outbox.link'])
          .as('message'),
      (join) => join.onTrue(),
    )
    .where('auction_bidders.auction_id', '=', auctionId)
    .$if(dealerId !== null, (query) => query.where('auction_bidders.dealer_id', '=', dealerId))
    .orderBy('dealers.name')
    .select(['dealers.id', 'dealers.name', 'dealers.email', 'dealers.phone', 'dealers.address'])
    .select(['auction_bidders.id as bidder_id', 'auction_bidders.key_version'])
    .select('auction_bidders.opened_at')
    .select(['dealers.page_version', 'dealers.time_zone', 'dealers.opted_out_at'])
    .select('dealers.locale')
    .select(['message.purpose', 'message.status', 'message.reason'])
    .select(({ ref }) => ref('message.channel').$castTo<TextChannel | null>().as('channel'))
    .select('message.delivered_at')
    .select(['message.id as message_id', 'message.link as message_link'])
    .select('message.inserted_at as message_at')
    .execute();
}

export type BidderRow = Awaited<ReturnType<typeof listBidders>>[number];

/** The number of bids of an auction, and the best one. */
export async function summarizeBids(
  tx: Tx,
  auctionId: string,
): Promise<{ count: number; best: BestBid | null }> {
  const best = await tx
    .selectFrom('bids')
    .where('auction_id', '=', auctionId)
    .orderBy('value_cents', 'desc')
    .orderBy('tie_order')
    .limit(1)
    .select(['value_cents', 'dealer_id', 'expires_at'])
    // counted over all of them, before the limit
    .select((eb) => eb.fn.countAll<number>().over().as('count'))
    .executeTakeFirst();
  if (!best) return { count: 0, best: null };
  const { count, ...bid } = best;
  return { count: Number(count), best: bid };
}

/** The best bid of each dealer of an auction, in cents, by the dealer's id. */
export async function listOwnBests(
  db: Tx | Database['direct'],
  auctionId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bids')
    .where('auction_id', '=', auctionId)
    .groupBy('dealer_id')
    .select(['dealer_id'])
    .select((eb) => eb.fn.max('value_cents').as('cents'))
    .execute();
  return new Map(rows.map(({ dealer_id, cents }) => [dealer_id, Number(cents)]));
}

/** A dealer's own bids, best first. */
export function listOwnBids(tx: Tx, auctionId: string, dealerId: string): Promise<Row<'bids'>[]> {
  return tx
    .selectFrom('bids')
    .where('auction_id', '=', auctionId)
    .where('dealer_id', '=', dealerId)
    .orderBy('seq', 'desc')
    .selectAll()
    .execute();
}

/** Auctions whose end has passed, but is not processed yet. */
export function listDue(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('auctions')
    .where('status', '=', 'RUNNING')
    .where('end_time', '<=', now)
    .orderBy('end_time')
    .limit(limit)
    .select(['id', 'trade_in_id'])
    .execute();
}

/** How many auctions ended before this time and are not processed yet. */
export async function countEnded(tx: Tx, before: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('auctions')
    .where('status', '=', 'RUNNING')
    .where('end_time', '<', before)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Auctions that end within the hour, are longer than that, and whose dealers were not reminded. */
export function listToRemind(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('auctions')
    .where('status', '=', 'RUNNING')
    .where('reminded_at', 'is', null)
    .where('end_time', '>', now)
    .where(sql<boolean>`end_time - interval '1 hour' <= ${now}`)
    .where(sql<boolean>`end_time - start_time > interval '1 hour'`)
    .orderBy('end_time')
    .limit(limit)
    .select(['id', 'trade_in_id'])
    .execute();
}

/** Trade-ins with an unanswered offer whose expiry is not recorded yet. */
export function listToExpire(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('trade_ins')
    .where('offer_value_cents', 'is not', null)
    .where('offer_accepted', 'is', null)
    .where('offer_expired_at', 'is', null)
    .where('offer_expires_at', '<=', now)
    .orderBy('offer_expires_at')
    .limit(limit)
    .select('id')
    .execute();
}
