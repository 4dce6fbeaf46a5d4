import type { AuctionStatus } from '../../db/schema.ts';
import { auctionStatusAt, type AuctionFacts } from '../auctionRules.ts';
import { buysNow } from './buyNow.ts';
import { extendedEnd } from './extension.ts';
import { placeOpenBid, type Outcome } from './proxy.ts';
import { minimumOffer } from './raise.ts';
import type { AskedBid, Bids, BidStep, Rules } from './rules.ts';

/** What the rules need to know of an auction. */
export interface JudgedAuction extends AuctionFacts {
  rules: Rules;
  extensions: number;
  /** A dealer has bought the car at the buy-now price. */
  bought: boolean;
}

export type BidVerdict =
  | { kind: 'taken'; steps: BidStep[]; limit: number; buysNow: boolean; newEnd: Date | null }
  | { kind: 'ended'; status: AuctionStatus; bought: boolean }
  | { kind: 'too-low'; minimum: number }
  /** The bid itself makes no sense by the rules. */
  | { kind: 'wrong-field'; field: 'value' | 'up_to' | 'buy_now' };

/**
 * Whether a bid is taken at a moment of the server's clock, and all that follows from it. Exactly at
 * the end is too late.
 */
export function judgeBid(
  auction: JudgedAuction,
  bids: Bids,
  asked: AskedBid,
  now: Date,
): BidVerdict {
  const { rules, bought } = auction;
  const status = auctionStatusAt(auction, bids.best === null ? 0 : 1, now);
  if (status !== 'RUNNING') return { kind: 'ended', status, bought };
  const field = wrongField(rules, asked);
  if (field) return { kind: 'wrong-field', field };
  const { dealerId } = asked;
  if (rules.buyNow !== null && buysNow(rules, asked)) {
    const steps = [{ dealerId, cents: rules.buyNow, automatic: false }];
    return { kind: 'taken', steps, limit: rules.buyNow, buysNow: true, newEnd: null };
  }
  const placed = rules.sealed
    ? placeSealed(rules, bids, asked)
    : placeOpenBid(rules, bids.best, asked);
  if (placed.kind === 'too-low') return placed;
  const isLate = rules.extension && placed.steps.length > 0;
  return { ...placed, buysNow: false, newEnd: isLate ? extendedEnd(auction, now) : null };
}

/** A sealed bid stands by itself: nothing of the others is told, so nothing is asked but the own best. */
function placeSealed(rules: Rules, { ownBest }: Bids, { dealerId, cents }: AskedBid): Outcome {
  const minimum = minimumOffer(rules, ownBest);
  if (cents < minimum) return { kind: 'too-low', minimum };
  return { kind: 'taken', steps: [{ dealerId, cents, automatic: false }], limit: cents };
}

/** A field that does not fit the auction's rules, whatever the bids are. */
function wrongField(
  { buyNow, proxyBids, sealed }: Rules,
  { cents, upTo, buyNow: wantsToBuy }: AskedBid,
): 'value' | 'up_to' | 'buy_now' | null {
  if (wantsToBuy && buyNow === null) return 'buy_now';
  if (wantsToBuy && cents !== buyNow) return 'value';
  if (upTo === null) return null;
  if (!proxyBids || sealed || wantsToBuy || upTo < cents) return 'up_to';
  return buyNow !== null && upTo >= buyNow ? 'up_to' : null;
}
