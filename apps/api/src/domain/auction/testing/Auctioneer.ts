import { judgeBid, type BidVerdict, type JudgedAuction } from '../judgeBid.ts';
import type { AskedBid, Rules } from '../rules.ts';
import { bestOf } from '../sealed.ts';
import { auctionOf } from './facts.ts';

/** A bid on the record. */
export interface RecordedBid {
  dealerId: string;
  cents: number;
  automatic: boolean;
  seq: number;
  at: number;
}

/** Runs one auction in memory by the rules, as the server does by its database. */
export class Auctioneer {
  readonly bids: RecordedBid[] = [];
  readonly limits = new Map<string, number>();
  auction: JudgedAuction;

  constructor(rules: Rules, more: Partial<JudgedAuction> = {}) {
    this.auction = auctionOf(rules, more);
  }

  get best(): RecordedBid | null {
    return bestOf(this.auction.rules.sealed, this.bids);
  }

  ownBest(dealerId: string): number | null {
    const own = this.bids.filter((one) => one.dealerId === dealerId).map(({ cents }) => cents);
    return own.length > 0 ? Math.max(...own) : null;
  }

  bid(asked: AskedBid, now: Date): BidVerdict {
    const { best, auction } = this;
    const limit = best && Math.max(best.cents, this.limits.get(best.dealerId) ?? 0);
    const bids = {
      best: best && limit !== null ? { dealerId: best.dealerId, cents: best.cents, limit } : null,
      ownBest: this.ownBest(asked.dealerId),
    };
    const verdict = judgeBid(auction, bids, asked, now);
    if (verdict.kind !== 'taken') return verdict;
    for (const step of verdict.steps) {
      this.bids.push({ ...step, seq: this.bids.length + 1, at: now.getTime() });
    }
    this.limits.set(asked.dealerId, verdict.limit);
    if (verdict.buysNow) this.auction = { ...auction, endTime: now, bought: true };
    if (verdict.newEnd) {
      const extensions = auction.extensions + 1;
      this.auction = { ...auction, endTime: verdict.newEnd, extensions };
    }
    return verdict;
  }
}
