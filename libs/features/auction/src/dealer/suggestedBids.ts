/** Steps above the amount to beat, in cents. */
const steps = [10_000, 25_000, 50_000];
/** Steps from a round minimum, which is an amount worth offering itself. */
const stepsFromRound = [0, 10_000, 25_000];

/**
 * Round amounts from the minimum on, in cents, below the buy-now price; none while any amount would
 * be accepted, since then there is nothing to beat.
 */
export function suggestedBids(minimum: number, buyNow: number | null = null): number[] {
  if (minimum <= 1) return [];
  const isRound = minimum % 100 === 0;
  const from = isRound ? minimum : Math.floor(minimum / 100) * 100;
  return (isRound ? stepsFromRound : steps)
    .map((step) => from + step)
    .filter((amount) => buyNow === null || amount < buyNow);
}
