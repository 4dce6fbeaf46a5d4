import type {
  Auction,
  AuctionStatus,
  Offer,
  PublicAuction,
  PublicTradeIn,
  TradeIn,
  TradeInOffer,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { BidderRow, BidRow, TradeInRow } from './queries.ts';

/** Integer cents inside, decimals at the edge (design §7). */
export function amount(cents: number): number {
  return cents / 100;
}

/** The trade-in for staff; its owner is the customer of the request. */
export function presentTradeIn(row: TradeInRow, owner: Row<'requests'>): TradeIn {
  return {
    id: row.id,
    expected_price: row.expected_price_cents === null ? null : amount(row.expected_price_cents),
    full_name: owner.name,
    email: owner.email,
    phone: owner.phone,
    inserted_at: row.inserted_at.toISOString(),
    offer_set_timestamp: row.offer_set_timestamp?.toISOString() ?? null,
    offer: presentOffer(row),
  };
}

/** The trade-in for a link; the offer only where the key is the owner's. */
export function presentPublicTradeIn(row: TradeInRow, forOwner: boolean): PublicTradeIn {
  return {
    id: row.id,
    inserted_at: row.inserted_at.toISOString(),
    offer_set_timestamp: forOwner ? (row.offer_set_timestamp?.toISOString() ?? null) : null,
    offer: forOwner ? presentOffer(row) : null,
  };
}

function presentOffer(row: TradeInRow): TradeInOffer | null {
  if (row.offer_value_cents === null) return null;
  return {
    value: amount(row.offer_value_cents),
    currency_code: row.offer_currency ?? 'EUR',
    accepted: row.offer_accepted,
    trade_for_new: row.offer_trade_for_new ?? false,
    comment: row.offer_comment,
    expires_at: row.offer_expires_at?.toISOString() ?? null,
    offered_by: row.offered_by_name === null ? null : { name: row.offered_by_name },
    dealer: row.dealer_name === null ? null : { name: row.dealer_name },
  };
}

/** "Ended" is derived from the end on every read; the closing job only notifies (design §7). */
export function auctionStatus(row: Row<'auctions'>, bids: number, now: Date): AuctionStatus {
  if (row.status !== 'RUNNING' || row.end_time > now) return row.status;
  return bids > 0 ? 'AWAITING_OWNER' : 'NO_OFFERS';
}

export function presentAuction(
  row: Row<'auctions'>,
  bidders: readonly BidderRow[],
  bids: readonly BidRow[],
  now: Date,
): Auction {
  const status = auctionStatus(row, bids.length, now);
  const ended = status !== 'RUNNING' && status !== 'CANCELLED';
  return {
    id: row.id,
    currency_code: row.currency_code,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    server_time: now.toISOString(),
    min_bid: amount(row.min_bid_cents),
    status,
    winner: ended ? (row.winner_dealer_id ?? bids[0]?.dealer_id ?? null) : null,
    validity: { days: row.validity_days, miles: row.validity_miles },
    bidders: bidders.map(({ id, name }) => ({ partner_id: id, name })),
    offers: bids.map(presentBid),
  };
}

export function presentPublicAuction(
  row: Row<'auctions'>,
  totalOffers: number,
  now: Date,
): PublicAuction {
  return {
    id: row.id,
    currency_code: row.currency_code,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    server_time: now.toISOString(),
    status: auctionStatus(row, totalOffers, now),
    validity: { days: row.validity_days, miles: row.validity_miles },
    total_offers: totalOffers,
  };
}

function presentBid(bid: BidRow): Offer {
  const { phone, email, address, country, county, location, url } = bid;
  return {
    id: bid.id,
    comment: bid.comment,
    expires_at: bid.expires_at?.toISOString() ?? null,
    value: amount(bid.value_cents),
    inserted_at: bid.inserted_at.toISOString(),
    partner: {
      ...{ partner_type: 'DEALERSHIP', phone, email, address, country, county, location, url },
    },
    user: null,
  };
}
