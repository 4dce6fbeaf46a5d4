import type {
  Auction,
  Bidder,
  DealerNotification,
  NotificationPurpose,
  Offer,
} from '@forecourt/contract';
import { isReserveMet } from '../../../domain/auction/reserve.ts';
import { presentRules } from '../../../domain/auction/rulesChoice.ts';
import { canOfferBest } from '../../../domain/auctionRules.ts';
import type { BidRow } from '../bidding/bids.ts';
import { dealerWays } from './dealerWays.ts';
import { factsOf, winnerOf } from './facts.ts';
import { minBidOf, presentEnd, presentFee, presentOwnOffer } from './presentParts.ts';
import { presentPublicAuction } from './presentPublic.ts';
import type { AuctionRows, BidderRow } from './queries.ts';
import { ruled } from './ruled.ts';

/** The full view, for staff. */
export function presentAuction(
  { auction, request, bidders, bids, fee, isFree }: AuctionRows,
  now: Date,
): Auction {
  const best = bids[0] ?? null;
  const state = { auction, count: bids.length, best };
  const { total_offers: _total, ...shown } = presentPublicAuction(state, now);
  return {
    ...shown,
    min_bid: minBidOf(auction),
    winner: winnerOf(state, shown.status),
    rules: presentRules(ruled(auction)),
    reserve_met: isReserveMet(auction.reserve_cents, best?.value_cents ?? null),
    ...presentEnd(auction),
    can_offer_best: isFree && canOfferBest(factsOf(auction, best), bids.length, now),
    bidders: bidders.map((row) => presentBidder(row, auction, now)),
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

function presentBidder(row: BidderRow, auction: AuctionRows['auction'], now: Date): Bidder {
  return {
    partner_id: row.id,
    name: row.name,
    notification: presentNotification(row),
    ways: dealerWays(row, auction, now),
    opened_at: row.opened_at?.toISOString() ?? null,
  };
}

function presentNotification(row: BidderRow): DealerNotification | null {
  const { purpose, channel, status, reason, message_at, delivered_at } = row;
  if (!purpose || !channel || !status || !message_at) return null;
  return {
    purpose: purpose as NotificationPurpose,
    channel,
    status: status === 'SENT' && delivered_at ? 'DELIVERED' : status,
    reason: status === 'FAILED' ? (reason ?? 'UNKNOWN') : null,
    at: message_at.toISOString(),
  };
}
