/** Steps above the amount to beat, in cents. */
const steps = [10_000, 25_000, 50_000];

/**
 * Round amounts above the minimum, in cents; none while any amount would be accepted, since then
 * there is nothing to beat.
 */
export function suggestedBids(minimum: number): number[] {
  if (minimum <= 1) return [];
  const beaten = Math.floor(minimum / 100) * 100;
  return steps.map((step) => beaten + step);
}
