import type { AuctionStatus } from '../db/schema.ts';

/** The facts about an auction that the rules need. Money in cents. */
export interface AuctionFacts {
  status: AuctionStatus;
  endTime: Date;
  minBid: number;
  /** For how many days after the end the best offer is valid. */
  validityDays: number;
  /** Until when the best bid is valid, if its dealer chose a longer time. */
  holdsUntil?: Date | null;
}

/** The facts about its bids that the rules need. */
export interface BidFacts {
  count: number;
  /** The best value, in cents; null without bids. */
  best: number | null;
}

export type BidVerdict =
  { kind: 'taken' } | { kind: 'ended' } | { kind: 'too-low'; minimum: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const CENT = 1;

/** Until when the owner can accept an auction's best offer. */
export function offerExpiry({ endTime, validityDays, holdsUntil }: AuctionFacts): Date {
  const asked = endTime.getTime() + validityDays * DAY_MS;
  return new Date(Math.max(asked, holdsUntil?.getTime() ?? 0));
}

/**
 * The status of an auction at a moment. Derived from its end on every read: the closing job only
 * records it and notifies people (design §7).
 */
export function auctionStatusAt(facts: AuctionFacts, bids: number, now: Date): AuctionStatus {
  const { status, endTime } = facts;
  if (status === 'RUNNING' && now < endTime) return 'RUNNING';
  const recorded = status === 'RUNNING' ? (bids > 0 ? 'AWAITING_OWNER' : 'NO_OFFERS') : status;
  return recorded === 'AWAITING_OWNER' && now >= offerExpiry(facts) ? 'EXPIRED' : recorded;
}

/**
 * The lowest bid that would be accepted: at least the minimum, and above the best. Ties are
 * refused.
 */
export function minimumOffer(minBid: number, best: number | null): number {
  return Math.max(minBid, best === null ? CENT : best + CENT);
}

/** Whether a bid is accepted at a moment of the server's clock. Exactly at the end is too late. */
export function judgeBid(
  facts: AuctionFacts,
  { count, best }: BidFacts,
  value: number,
  now: Date,
): BidVerdict {
  if (auctionStatusAt(facts, count, now) !== 'RUNNING') return { kind: 'ended' };
  const minimum = minimumOffer(facts.minBid, best);
  return value >= minimum ? { kind: 'taken' } : { kind: 'too-low', minimum };
}
