import type { AskedBid, Rules } from './rules.ts';

/**
 * The rule of buying now: a bid of the price or more ends the auction at once, and its dealer pays
 * the price only. So while an auction runs its best bid is below it.
 */
export function buysNow({ buyNow }: Pick<Rules, 'buyNow'>, { cents, buyNow: asked }: AskedBid) {
  return buyNow !== null && (asked || cents >= buyNow);
}
