import type { OfferContacts, OwnOffer } from '@forecourt/contract';
import { amount } from '../../../domain/money.ts';
import type { Row } from '../../../db/schema.ts';
import { plannedEnd } from './facts.ts';
import type { AuctionRows } from './queries.ts';

/** A dealer's own bid. */
export function presentOwnOffer(
  bid: Pick<Row<'bids'>, 'id' | 'comment' | 'expires_at' | 'value_cents' | 'inserted_at'> &
    Pick<Row<'bids'>, 'trade_for_new' | 'automatic'>,
): OwnOffer {
  return {
    id: bid.id,
    comment: bid.comment,
    expires_at: bid.expires_at?.toISOString() ?? null,
    value: amount(bid.value_cents),
    inserted_at: bid.inserted_at.toISOString(),
    trade_for_new: bid.trade_for_new,
    automatic: bid.automatic,
  };
}

/** Contact details that the two sides of an accepted offer get of each other. */
export function presentContacts(
  party: Pick<Row<'dealers'>, 'email' | 'phone'> & { name: string | null; address?: string | null },
): OfferContacts {
  const { name, email, phone, address = null } = party;
  return { name, email, phone, address };
}

export function presentEnd(auction: Row<'auctions'>) {
  return {
    extensions: auction.extensions,
    original_end_time: plannedEnd(auction).toISOString(),
    bought_now: auction.bought_at !== null,
  };
}

export function presentFee(fee: AuctionRows['fee']) {
  return fee ? { amount: amount(fee.amount_cents), currency_code: fee.currency_code } : null;
}

export function minBidOf({ min_bid_cents: cents }: Row<'auctions'>): number | null {
  return cents > 0 ? amount(cents) : null;
}
