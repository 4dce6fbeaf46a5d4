import { CENT, type Rules } from './rules.ts';

/** The rule of the least raise: the lowest amount that would be taken after `best`. */
export function minimumOffer(
  { minBid, minRaise, buyNow }: Pick<Rules, 'minBid' | 'minRaise' | 'buyNow'>,
  best: number | null,
): number {
  const asked = Math.max(minBid, CENT, best === null ? 0 : best + minRaise);
  // nobody has to offer more than the price at which the car can be bought
  return buyNow === null ? asked : Math.min(asked, buyNow);
}
