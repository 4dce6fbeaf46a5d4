import { segment } from '../math/shapes.ts';
import { smoothstep } from '../math/scalar.ts';
import type { Hit, Surface } from '../render/surface.ts';
import type { CarSpec } from './spec.ts';

/** Draws the gaps between doors, bonnet, boot and bumpers, with the edge light of folded metal. */
export function makePanelLines(spec: CarSpec): (hit: Hit, s: Surface) => void {
  const cowl = spec.screenGlass[0][1];
  return (hit, s) => {
    const { x, y, nx, ny } = hit;
    const a = Math.abs(hit.z);
    let d = Infinity;
    if (a > 0.55 && Math.abs(nx) < 0.75 && ny < 0.8) {
      for (const run of spec.gaps) d = Math.min(d, run2(run, x, y));
      if (hit.z > 0)
        d = Math.min(
          d,
          Math.abs(Math.hypot(x + spec.axle + 0.17, y - spec.crease.y - 0.0) - 0.075),
        );
    }
    if (x > 0.7 && y < cowl + 0.05 && y > 0.6) {
      const edge = 0.735 - 0.09 * smoothstep(1, 2, x);
      if (ny > 0.3) d = Math.min(d, Math.abs(a - edge));
      if (nx > 0.4 && a < 0.72)
        d = Math.min(d, Math.abs(y - spec.headlamp[2][1] - 0.012 + a * a * 0.03));
    }
    if (nx < -0.35 && x < -spec.axle) {
      const { half, bottom } = spec.boot;
      if (a < half + 0.02) d = Math.min(d, Math.abs(y - bottom));
      const lampLow = spec.tailLamp[0][1];
      if (y > bottom && y < lampLow) d = Math.min(d, Math.abs(a - half));
      if (!spec.spoiler) d = Math.min(d, y > lampLow ? Math.abs(a - half) : Infinity);
    }
    if (d > 0.014) return;
    const edge = smoothstep(0.014, 0.004, d);
    s.open *= 1 - edge * 0.45;
    if (d < Math.max(0.0028, hit.footprint * 0.55)) {
      s.color(0.008, 0.008, 0.008);
      s.coat = 0.1;
      s.metal = 0;
    }
  };
}

function run2(points: readonly (readonly [number, number])[], x: number, y: number): number {
  let best = Infinity;
  for (let i = 1; i < points.length; i++)
    best = Math.min(
      best,
      segment(x, y, points[i - 1][0], points[i - 1][1], points[i][0], points[i][1]),
    );
  return best;
}
