import type {
  Auction,
  Bidder,
  DealerAuction,
  DealerNotification,
  NotificationPurpose,
  Offer,
  OfferContacts,
  OwnOffer,
  PublicAuction,
} from '@forecourt/contract';
import { FEE, amount } from '../../../domain/money.ts';
import type { Row } from '../../../db/schema.ts';
import { auctionStatusAt, minimumOffer, type AuctionFacts } from '../../../domain/auctionRules.ts';
import type { BidRow } from '../bidding/bids.ts';
import type { AuctionRows, BidderRow, AuctionState } from './queries.ts';

/** The rules' facts about an auction, with its best bid if needed. */
export function factsOf(
  row: Row<'auctions'>,
  best: Pick<Row<'bids'>, 'expires_at'> | null = null,
): AuctionFacts {
  const { status, end_time, min_bid_cents, validity_days } = row;
  const rules = { status, endTime: end_time, minBid: min_bid_cents, validityDays: validity_days };
  return { ...rules, holdsUntil: best?.expires_at ?? null };
}

/** What everybody may see of an auction: no names and no amounts. */
export function presentPublicAuction(
  { auction: row, count: totalOffers, best }: Pick<AuctionState, 'auction' | 'count' | 'best'>,
  now: Date,
): PublicAuction {
  return {
    id: row.id,
    currency_code: row.currency_code,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    server_time: now.toISOString(),
    status: auctionStatusAt(factsOf(row, best), totalOffers, now),
    validity: { days: row.validity_days, miles: row.validity_miles },
    total_offers: totalOffers,
  };
}

/** One dealer's view: the best value and their own position, but no other dealers. */
export function presentDealerAuction(
  state: AuctionState,
  dealerId: string,
  now: Date,
): DealerAuction {
  const { auction, best, fee } = state;
  const shown = presentPublicAuction(state, now);
  const over = shown.status !== 'RUNNING';
  const isBest = best?.dealer_id === dealerId;
  return {
    ...shown,
    min_bid: minBidOf(auction),
    winner: over ? isBest && shown.status !== 'CANCELLED' : null,
    best_offer: best ? amount(best.value_cents) : null,
    minimum_offer: amount(minimumOffer(auction.min_bid_cents, best?.value_cents ?? null)),
    leading: isBest,
    dealer_requirements: auction.requirements,
    cancel_reason: auction.cancel_reason,
    continues: isBest ? auction.dealer_continues : null,
    fee: presentFee(isBest ? fee : undefined) ?? {
      amount: amount(FEE.cents),
      currency_code: FEE.currency,
    },
  };
}

/** The full view, for staff. */
export function presentAuction(
  { auction, request, bidders, bids, fee }: AuctionRows,
  now: Date,
): Auction {
  const state = { auction, count: bids.length, best: bids[0] ?? null };
  const { total_offers: _total, ...shown } = presentPublicAuction(state, now);
  const over = shown.status !== 'RUNNING' && shown.status !== 'CANCELLED';
  return {
    ...shown,
    min_bid: minBidOf(auction),
    winner: over ? (auction.winner_dealer_id ?? bids[0]?.dealer_id ?? null) : null,
    bidders: bidders.map(presentBidder),
    offers: bids.map(presentBid),
    trade_in_id: auction.trade_in_id,
    request_id: request.id,
    dealer_requirements: auction.requirements,
    cancel_reason: auction.cancel_reason,
    closed_at: auction.closed_at?.toISOString() ?? null,
    dealer_continues: auction.dealer_continues,
    fee: presentFee(fee),
  };
}

/** A dealer's own bid. */
export function presentOwnOffer(
  bid: Pick<Row<'bids'>, 'id' | 'comment' | 'expires_at' | 'value_cents' | 'inserted_at'> &
    Pick<Row<'bids'>, 'trade_for_new'>,
): OwnOffer {
  return {
    id: bid.id,
    comment: bid.comment,
    expires_at: bid.expires_at?.toISOString() ?? null,
    value: amount(bid.value_cents),
    inserted_at: bid.inserted_at.toISOString(),
    trade_for_new: bid.trade_for_new,
  };
}

/** Contact details that the two sides of an accepted offer get of each other. */
export function presentContacts(
  party: Pick<Row<'dealers'>, 'email' | 'phone'> & { name: string | null; address?: string | null },
): OfferContacts {
  const { name, email, phone, address = null } = party;
  return { name, email, phone, address };
}

function presentBid(bid: BidRow): Offer {
  const { phone, email, address, country, county, location, url } = bid;
  return {
    ...presentOwnOffer(bid),
    partner: {
      id: bid.dealer_id,
      name: bid.dealer_name,
      partner_type: 'DEALERSHIP' as const,
      phone,
      email,
      address,
      country,
      county,
      location,
      url,
    },
    user: null,
  };
}

function presentBidder(row: BidderRow): Bidder {
  return { partner_id: row.id, name: row.name, notification: presentNotification(row) };
}

function presentNotification(row: BidderRow): DealerNotification | null {
  const { purpose, channel, status, message_at } = row;
  if (!purpose || !channel || !status || !message_at) return null;
  return {
    purpose: purpose as NotificationPurpose,
    channel,
    status,
    at: message_at.toISOString(),
  };
}

function presentFee(fee: AuctionRows['fee']) {
  return fee ? { amount: amount(fee.amount_cents), currency_code: fee.currency_code } : null;
}

function minBidOf({ min_bid_cents: cents }: Row<'auctions'>): number | null {
  return cents > 0 ? amount(cents) : null;
}
