/** Steps above what must be beaten, in cents. */
const steps = [10_000, 25_000, 50_000];

/**
 * Round amounts above the lowest that would be taken, in cents; none while any amount would do, since
 * then they would mean nothing.
 */
export function suggestedBids(minimum: number): number[] {
  if (minimum <= 1) return [];
  const beaten = Math.floor(minimum / 100) * 100;
  return steps.map((step) => beaten + step);
}
