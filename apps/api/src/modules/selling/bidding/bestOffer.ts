import type { Row } from '../../../db/schema.ts';
import { auctionStatusAt, offerExpiry } from '../../../domain/auctionRules.ts';
import type { Tx } from '../../../db/database.ts';
import { NOT_CHASED } from '../offers/noOffer.ts';
import type { TradeInRow } from '../offers/queries.ts';
import { findBestBid, type BidRow } from './bids.ts';
import { factsOf } from '../auctions/facts.ts';

/** The columns of a trade-in that hold its offer. */
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
  | 'deal_id'
  | keyof typeof NOT_CHASED
>;

/**
 * An auction's best bid as the owner's offer: it is valid from the end on, even if that is
 * processed later.
 * @param since when it became the owner's offer, if that was not the end.
 */
export function offerOf(
  auction: Row<'auctions'>,
  bid: BidRow,
  since = auction.end_time,
): OfferColumns {
  return {
    offer_value_cents: bid.value_cents,
    offer_currency: auction.currency_code,
    offer_accepted: null,
    offer_answered_at: null,
    offer_expired_at: null,
    offer_trade_for_new: bid.trade_for_new,
    offer_comment: bid.comment,
    offered_by: null,
    offer_dealer_id: bid.dealer_id,
    offer_auction_id: auction.id,
    offer_set_timestamp: since,
    offer_expires_at: offerExpiry(factsOf(auction, bid)),
    deal_id: null,
    ...NOT_CHASED,
  };
}

/**
 * A trade-in at a moment: with the best offer of an auction that has ended, even if its end is not
 * processed yet (design §7: "ended" is derived on every read).
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
  // below the reserve nothing goes to the owner by itself
  if (!best || auctionStatusAt(factsOf(auction, best), 1, now) === 'RESERVE_NOT_MET')
    return tradeIn;
  return {
    ...tradeIn,
    ...offerOf(auction, best),
    offered_by_name: null,
    dealer_name: best.dealer_name,
    validity_days: auction.validity_days,
    validity_miles: auction.validity_miles,
  };
}
