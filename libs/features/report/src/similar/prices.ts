import type { MarketListing } from '@forecourt/contract';

/** Asking prices of similar cars, in units of the currency. */
export interface PriceSpread {
  /** From the lowest to the highest. */
  prices: readonly number[];
  lowest: number;
  median: number;
  highest: number;
}

/** The range of prices; undefined with fewer than two, because there is no range then. */
export function priceSpread(
  listings: readonly Pick<MarketListing, 'price'>[],
): PriceSpread | undefined {
  const prices = listings.flatMap(({ price }) => price ?? []).toSorted((one, other) => one - other);
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (lowest === undefined || highest === undefined || prices.length < 2) return undefined;
  const middle = (prices.length - 1) / 2;
  const median = (prices[Math.floor(middle)]! + prices[Math.ceil(middle)]!) / 2;
  return { prices, lowest, median, highest };
}

/**
 * Position of a price on a scale that covers all of them.
 *
 * @returns 0 at the start, 1 at the end; the middle when all are the same
 */
export function placeOnScale(price: number, all: readonly number[]): number {
  const from = Math.min(...all);
  const to = Math.max(...all);
  return to === from ? 0.5 : (price - from) / (to - from);
}
