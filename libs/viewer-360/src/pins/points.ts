import type { PinPoint } from './followPin.ts';

/** Placements of one pin that are kept. */
export const MAX_POINTS = 4;

const DECIMALS = 10_000;
const fraction = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * DECIMALS) / DECIMALS;

/**
 * The placements of a pin after another one: the newest last, one per frame, the oldest of too many
 * given up. Fractions are bounded to the picture and rounded.
 */
export function placed(points: readonly PinPoint[], { frame, x, y }: PinPoint): PinPoint[] {
  const others = points.filter((point) => point.frame !== frame);
  return [...others, { frame, x: fraction(x), y: fraction(y) }].slice(-MAX_POINTS);
}
