import { clamp } from './scalar.ts';

/** A point of a plane drawing, in meters. */
export type Point = readonly [number, number];

/** Signed distance to a closed polygon, negative inside. */
function polygon(points: readonly Point[]): (x: number, y: number) => number {
  const n = points.length;
  const px = Float64Array.from(points, (p) => p[0]);
  const py = Float64Array.from(points, (p) => p[1]);
  return (x, y) => {
    let best = Infinity;
    let sign = 1;
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const ex = px[j] - px[i];
      const ey = py[j] - py[i];
      const wx = x - px[i];
      const wy = y - py[i];
      const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1);
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      best = Math.min(best, dx * dx + dy * dy);
      const above = y >= py[i];
      const below = y < py[j];
      const left = ex * wy > ey * wx;
      if ((above && below && left) || (!above && !below && !left)) sign = -sign;
    }
    return sign * Math.sqrt(best);
  };
}

/** The polygon with its corners rounded by `radius` (the outline stays where it was on straight runs). */
export function roundPolygon(
  points: readonly Point[],
  radius: number,
): (x: number, y: number) => number {
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    area += p[0] * q[1] - q[0] * p[1];
  });
  const turn = Math.sign(area);
  const inset = points.map((p, i): Point => {
    const a = points[(i + points.length - 1) % points.length];
    const b = points[(i + 1) % points.length];
    const [ux, uy] = unit(p[0] - a[0], p[1] - a[1]);
    const [vx, vy] = unit(b[0] - p[0], b[1] - p[1]);
    const cross = ux * vy - uy * vx;
    const scale = Math.abs(cross) < 0.02 ? 0 : radius / cross;
    if (scale === 0) return [p[0] - uy * radius * turn, p[1] + ux * radius * turn];
    return [p[0] + (vx - ux) * scale * turn, p[1] + (vy - uy) * scale * turn];
  });
  const inner = polygon(inset);
  return (x, y) => inner(x, y) - radius;
}

const unit = (x: number, y: number): Point => {
  const l = Math.hypot(x, y) || 1;
  return [x / l, y / l];
};

/** Distance from a point to a line segment. */
export function segment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const ex = bx - ax;
  const ey = by - ay;
  const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1), 0, 1);
  return Math.hypot(x - ax - ex * t, y - ay - ey * t);
}

/** Signed distance to a rectangle about the origin with rounded corners. */
export function roundRect(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  radius: number,
): number {
  const qx = Math.abs(x) - halfWidth + radius;
  const qy = Math.abs(y) - halfHeight + radius;
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - radius;
}
