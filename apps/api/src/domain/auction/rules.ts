/** What an auction goes by (decision 74). Money in cents; null where there is none. */
export interface Rules {
  /** 0 without a minimum price. */
  minBid: number;
  minRaise: number;
  reserve: number | null;
  extension: boolean;
  buyNow: number | null;
  proxyBids: boolean;
  sealed: boolean;
}

/** What the rules need to know of the bids so far. */
export interface Bids {
  best: LeadingBid | null;
  /** The best bid of the dealer who bids now; null without one. */
  ownBest: number | null;
}

/** The best bid, and up to which amount its dealer goes: at least its value. */
export interface LeadingBid {
  dealerId: string;
  cents: number;
  limit: number;
}

/** A bid that is asked for. */
export interface AskedBid {
  dealerId: string;
  cents: number;
  /** Up to which amount the server bids for the dealer; null without such a limit. */
  upTo: number | null;
  buyNow: boolean;
}

/** One bid to record. */
export interface BidStep {
  dealerId: string;
  cents: number;
  /** Made for the dealer by the server, up to their limit. */
  automatic: boolean;
}

/** The smallest amount of money. */
export const CENT = 1;
