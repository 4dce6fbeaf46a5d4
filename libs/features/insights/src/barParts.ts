/** How a part of a bar looks. They differ by more than their color. */
export type BarLook = 'bar' | 'striped' | 'outlined' | 'stopped';

export interface BarPart {
  look: BarLook;
  /** As a share of a whole bar. */
  length: number;
}

/**
 * The parts of a bar for counts of which each is among the next: such as won auctions, those in which
 * a dealer bid, and all to which it was invited.
 *
 * @param whole the count that a whole bar stands for
 */
export function nestedParts(counts: readonly [number, number, number], whole: number): BarPart[] {
  const [inner, middle, all] = counts;
  const parts = [
    { look: 'bar', count: inner },
    { look: 'striped', count: middle - inner },
    { look: 'outlined', count: all - Math.max(middle, inner) },
  ] as const;
  return parts.map(({ look, count }) => ({
    look,
    length: whole > 0 ? Math.max(0, count) / whole : 0,
  }));
}
