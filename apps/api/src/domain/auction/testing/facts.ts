import type { JudgedAuction } from '../judgeBid.ts';
import type { AskedBid, Rules } from '../rules.ts';

export const END = Date.parse('2026-03-02T12:00:00Z');
export const at = (offset: number) => new Date(END + offset);

/** Rules without anything special: each bid is above the best one by 50 or more. */
export function rulesOf(more: Partial<Rules> = {}): Rules {
  return {
    minBid: 0,
    minRaise: 50,
    reserve: null,
    extension: false,
    buyNow: null,
    proxyBids: false,
    sealed: false,
    ...more,
  };
}

export function auctionOf(rules: Rules, more: Partial<JudgedAuction> = {}): JudgedAuction {
  return {
    status: 'RUNNING',
    endTime: new Date(END),
    validityDays: 7,
    rules,
    extensions: 0,
    bought: false,
    ...more,
  };
}

export function asked(dealerId: string, cents: number, more: Partial<AskedBid> = {}): AskedBid {
  return { dealerId, cents, upTo: null, buyNow: false, ...more };
}
