import type { Row } from '../../db/schema.ts';
import { auctionStatusAt, offerExpiry } from '../../domain/auctionRules.ts';
import type { Tx } from '../../services.ts';
import type { TradeInRow } from '../trade/queries.ts';
import { factsOf } from './presenter.ts';
import type { BestBid } from './queries.ts';

/** The columns of a trade-in that are its offer. */
type OfferColumns = Pick<
  Row<'trade_ins'>,
  | 'offer_value_cents'
  | 'offer_currency'
  | 'offer_accepted'
  | 'offer_answered_at'
  | 'offer_expired_at'
  | 'offer_trade_for_new'
  | 'offer_comment'
  | 'offered_by'
  | 'offer_dealer_id'
  | 'offer_auction_id'
  | 'offer_set_timestamp'
  | 'offer_expires_at'
>;

/** An auction's best bid as the owner's offer: it stands from the end on, whenever that is worked off. */
export function offerOf(
  auction: Row<'auctions'>,
  bid: BestBid & Pick<Row<'bids'>, 'comment' | 'trade_for_new'>,
): OfferColumns {
  return {
    offer_value_cents: bid.value_cents,
    offer_currency: auction.currency_code,
    ...{ offer_accepted: null, offer_answered_at: null, offer_expired_at: null },
    offer_trade_for_new: bid.trade_for_new,
    offer_comment: bid.comment,
    offered_by: null,
    offer_dealer_id: bid.dealer_id,
    offer_auction_id: auction.id,
    offer_set_timestamp: auction.end_time,
    offer_expires_at: offerExpiry(factsOf(auction, bid)),
  };
}

/** The best bid of an auction with its dealer's name, or undefined without bids. */
export function findBestBid(tx: Tx, auctionId: string) {
  return tx
    .selectFrom('bids')
    .innerJoin('dealers', 'dealers.id', 'bids.dealer_id')
    .where('bids.auction_id', '=', auctionId)
    .orderBy('bids.value_cents', 'desc')
    .limit(1)
    .select(['bids.value_cents', 'bids.dealer_id', 'bids.comment', 'bids.trade_for_new'])
    .select(['bids.expires_at', 'dealers.name'])
    .executeTakeFirst();
}

/**
 * A trade-in as it stands at a moment: with the best offer of an auction that is over by the clock,
 * although nobody has worked off its end yet (design §7: "ended" is derived on every read).
 */
export async function tradeInAt(
  tx: Tx,
  tradeIn: TradeInRow,
  auction: Row<'auctions'> | undefined,
  now: Date,
): Promise<TradeInRow> {
  if (auction?.status !== 'RUNNING' || auctionStatusAt(factsOf(auction), 0, now) === 'RUNNING') {
    return tradeIn;
  }
  const best = await findBestBid(tx, auction.id);
  if (!best) return tradeIn;
  return {
    ...tradeIn,
    ...offerOf(auction, best),
    ...{ offered_by_name: null, dealer_name: best.name },
    ...{ validity_days: auction.validity_days, validity_miles: auction.validity_miles },
  };
}
