import { DAY_MS } from '@forecourt/contract';
import type { AuctionStatus } from '../db/schema.ts';
import { isReserveMet } from './auction/reserve.ts';

/** The facts about an auction's end that the rules need; `auction/` has those about bids. */
export interface AuctionFacts {
  status: AuctionStatus;
  endTime: Date;
  /** For how many days after the end the best offer is valid. */
  validityDays: number;
  /** Until when the best bid is valid, if its dealer chose a longer time. */
  holdsUntil?: Date | null;
  /** The reserve and the best bid, in cents; null without one. */
  reserve?: number | null;
  best?: number | null;
}

/** Until when the owner can accept an auction's best offer. */
export function offerExpiry({ endTime, validityDays, holdsUntil }: AuctionFacts): Date {
  const asked = endTime.getTime() + validityDays * DAY_MS;
  return new Date(Math.max(asked, holdsUntil?.getTime() ?? 0));
}

/** How an auction that has reached its end comes out. */
function outcomeOf({ reserve = null, best = null }: AuctionFacts, bids: number): AuctionStatus {
  if (bids === 0) return 'NO_OFFERS';
  return isReserveMet(reserve, best) === false ? 'RESERVE_NOT_MET' : 'AWAITING_OWNER';
}

/**
 * The status of an auction at a moment. Derived from its end on every read: the closing job only
 * records it and notifies people (design §7).
 */
export function auctionStatusAt(facts: AuctionFacts, bids: number, now: Date): AuctionStatus {
  const { status, endTime } = facts;
  if (status === 'RUNNING' && now < endTime) return 'RUNNING';
  const recorded = status === 'RUNNING' ? outcomeOf(facts, bids) : status;
  return recorded === 'AWAITING_OWNER' && now >= offerExpiry(facts) ? 'EXPIRED' : recorded;
}

/** Whether the best bid can still go to the owner, though it is below the reserve. */
export function canOfferBest(facts: AuctionFacts, bids: number, now: Date): boolean {
  return auctionStatusAt(facts, bids, now) === 'RESERVE_NOT_MET' && now < offerExpiry(facts);
}
