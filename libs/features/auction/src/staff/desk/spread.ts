import type { MarketSurvey } from '@forecourt/contract';
import { centsOf } from '@forecourt/platform';

/** Asking prices of similar cars, in cents. */
export interface Spread {
  count: number;
  low: number;
  median: number;
  high: number;
}

/** The range of the asking prices of similar cars; null when none has a price. */
export function spreadOf({ similar_cars: { listings } }: MarketSurvey): Spread | null {
  const prices = listings
    .flatMap(({ price }) => (price === null ? [] : [centsOf(price)]))
    .sort((a, b) => a - b);
  const low = prices[0];
  const high = prices.at(-1);
  if (low === undefined || high === undefined) return null;
  const middle = (prices.length - 1) / 2;
  const median = (prices[Math.floor(middle)]! + prices[Math.ceil(middle)]!) / 2;
  return { count: prices.length, low, high, median };
}

/**
 * Position of a price in the range: 0 at the lowest, 1 at the highest; prices outside are clamped.
 */
export function placeIn({ low, high }: Spread, cents: number): number {
  if (high === low) return 0.5;
  return Math.min(1, Math.max(0, (cents - low) / (high - low)));
}
