import { minimumOffer } from './raise.ts';
import type { AskedBid, BidStep, LeadingBid, Rules } from './rules.ts';

/** What a bid leads to; `limit` is the new one of its dealer. */
export type Outcome =
  { kind: 'too-low'; minimum: number } | { kind: 'taken'; steps: BidStep[]; limit: number };

/**
 * The rule of limits, and of open bids at all: the best offer is the second highest limit and the
 * least raise, at most the highest limit; of equal limits the earlier leads. A bid without a limit is
 * one whose limit is its value. A limit that reaches the reserve bids that much.
 *
 * @returns each bid to record in order: that of the dealer, then the server's for both sides. The last
 * one leads. None when the leader only raises their limit.
 */
export function placeOpenBid(rules: Rules, best: LeadingBid | null, asked: AskedBid): Outcome {
  return best?.dealerId === asked.dealerId
    ? raiseOwn(rules, best, asked)
    : challenge(rules, best, asked);
}

/** The leader bids again: their limit rises while the price stays, or the price as well. */
function raiseOwn(rules: Rules, best: LeadingBid, { dealerId, cents, upTo }: AskedBid): Outcome {
  if (upTo !== null) {
    const minimum = best.limit + rules.minRaise;
    if (upTo < minimum) return { kind: 'too-low', minimum };
    const price = reachReserve(rules, best.cents, upTo);
    const steps = price > best.cents ? [{ dealerId, cents: price, automatic: true }] : [];
    return { kind: 'taken', steps, limit: upTo };
  }
  const minimum = minimumOffer(rules, best.cents);
  if (cents < minimum) return { kind: 'too-low', minimum };
  const steps = [{ dealerId, cents, automatic: false }];
  return { kind: 'taken', steps, limit: Math.max(best.limit, cents) };
}

/** Another dealer than the leader bids. */
function challenge(
  rules: Rules,
  best: LeadingBid | null,
  { dealerId, cents, upTo }: AskedBid,
): Outcome {
  const minimum = minimumOffer(rules, best?.cents ?? null);
  const limit = upTo ?? cents;
  if (limit < minimum) return { kind: 'too-low', minimum };
  const opening = Math.max(cents, minimum);
  const steps: BidStep[] = [{ dealerId, cents: opening, automatic: false }];
  const add = (by: string, value: number) => {
    const last = steps.findLast((step) => step.dealerId === by);
    if (value > (last?.cents ?? 0)) steps.push({ dealerId: by, cents: value, automatic: true });
  };
  if (best && limit <= best.limit) {
    add(dealerId, limit);
    add(best.dealerId, Math.min(best.limit, limit + rules.minRaise));
  } else if (best && opening <= best.limit) {
    add(best.dealerId, best.limit);
    add(dealerId, reachReserve(rules, Math.min(limit, best.limit + rules.minRaise), limit));
  } else {
    add(dealerId, reachReserve(rules, opening, limit));
  }
  return { kind: 'taken', steps, limit };
}

/** A limit that reaches the reserve meets it: otherwise the car would not be sold for want of asking. */
function reachReserve({ reserve }: Rules, price: number, limit: number): number {
  return reserve !== null && limit >= reserve ? Math.max(price, reserve) : price;
}
