import { roundPolygon } from '../math/shapes.ts';
import type { Point } from '../math/shapes.ts';
import { curve } from '../math/curve.ts';
import type { CarSpec } from './spec.ts';

/** What a point of the cabin's skin is made of. */
export type Pane = 'none' | 'screen' | 'back' | 'side' | 'rearSide' | 'rim' | 'post';

/** Tells the glass, its black border and the window posts from the painted skin. */
export function makeGlazing(
  spec: CarSpec,
): (x: number, y: number, a: number, nx: number, ny: number) => Pane {
  const side = roundPolygon(spec.windows, 0.035);
  const screen = roundPolygon(bothSides(spec.screenGlass), 0.05);
  const back = roundPolygon(bothSides(spec.backGlass), 0.06);
  const belt = curve(spec.top);
  const low = spec.screenGlass[0][1] - 0.06;
  return (x, y, a, nx, ny) => {
    if (y < low) return 'none';
    if (nx > 0.34 && x > 0) {
      const d = screen(a, y);
      if (d < -0.022) return 'screen';
      if (d < 0) return 'rim';
      return 'none';
    }
    if (nx < -0.3 && x < -0.9 && ny < 0.93) {
      const d = back(a, y);
      if (d < -0.028) return 'back';
      if (d < 0) return 'rim';
    }
    if (Math.abs(nx) > 0.6 || a < 0.45) return 'none';
    const d = side(x, y);
    if (d > 0.016) return 'none';
    if (d > -0.012) return 'rim';
    const up = (y - belt(x)) / 0.42;
    for (const [bottom, top, width] of spec.posts)
      if (Math.abs(x - bottom - (top - bottom) * up) < width / 2) return 'post';
    return x < spec.posts[0][0] ? 'rearSide' : 'side';
  };
}

/** The right half's outline, lowest point first, completed on the left. */
function bothSides(half: readonly Point[]): Point[] {
  const left = half
    .filter((p) => p[0] > 0)
    .map((p): Point => [-p[0], p[1]])
    .reverse();
  return [...half, ...left];
}
