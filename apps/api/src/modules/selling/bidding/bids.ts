import type { Tx } from '../../../db/database.ts';

/** An auction's bids with their dealers, best first. */
function bidsOf(tx: Tx, auctionId: string) {
  return tx
    .selectFrom('bids')
    .innerJoin('dealers', 'dealers.id', 'bids.dealer_id')
    .where('bids.auction_id', '=', auctionId)
    .orderBy('bids.value_cents', 'desc')
    .orderBy('bids.tie_order')
    .selectAll('bids')
    .select('dealers.name as dealer_name')
    .select(['dealers.phone', 'dealers.email', 'dealers.address', 'dealers.country'])
    .select(['dealers.county', 'dealers.location', 'dealers.url']);
}

export type BidRow = Awaited<ReturnType<typeof listBids>>[number];

/** Every bid of an auction, best first. */
export function listBids(tx: Tx, auctionId: string) {
  return bidsOf(tx, auctionId).execute();
}

/** The best bid of an auction, or undefined without bids. */
export function findBestBid(tx: Tx, auctionId: string): Promise<BidRow | undefined> {
  return bidsOf(tx, auctionId).limit(1).executeTakeFirst();
}

/** A bid by its id, or undefined. */
export function findBid(tx: Tx, id: string): Promise<BidRow | undefined> {
  return tx
    .selectFrom('bids')
    .innerJoin('dealers', 'dealers.id', 'bids.dealer_id')
    .where('bids.id', '=', id)
    .selectAll('bids')
    .select('dealers.name as dealer_name')
    .select(['dealers.phone', 'dealers.email', 'dealers.address', 'dealers.country'])
    .select(['dealers.county', 'dealers.location', 'dealers.url'])
    .executeTakeFirst();
}
