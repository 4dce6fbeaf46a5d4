/** Limits a value to a range. */
export const clamp = (v: number, lo: number, hi: number): number => (v < lo ? lo : v > hi ? hi : v);

/** Straight mix of two values. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `lo`, 1 above `hi`, smooth between (also with `lo` above `hi`). */
export function smoothstep(lo: number, hi: number, v: number): number {
  const t = clamp((v - lo) / (hi - lo), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Union of two distances, rounded over `k` meters. Cubic, so that reflections do not break. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * h * k) / 6;
}

/** Intersection of two distances, rounded over `k` meters. */
export const smoothMax = (a: number, b: number, k: number): number => -smoothMin(-a, -b, k);

/** Bell of height 1 and the given half-width. */
export const bell = (v: number, width: number): number => Math.exp(-(v * v) / (width * width));
