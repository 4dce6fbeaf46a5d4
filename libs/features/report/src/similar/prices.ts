import type { MarketListing } from '@forecourt/contract';

/** What similar cars are offered for, in units of the currency. */
export interface PriceSpread {
  /** From the lowest to the highest. */
  prices: readonly number[];
  lowest: number;
  median: number;
  highest: number;
}

/** The spread of prices; undefined when fewer than two are known: there is nothing between them. */
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
 * Where a price stands on a scale that holds all of them.
 *
 * @returns 0 at the start, 1 at the end; the middle when all are the same
 */
export function placeOnScale(price: number, all: readonly number[]): number {
  const from = Math.min(...all);
  const to = Math.max(...all);
  return to === from ? 0.5 : (price - from) / (to - from);
}
