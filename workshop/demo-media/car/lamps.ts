import { roundPolygon } from '../math/shapes.ts';
import type { Hit, Surface } from '../render/surface.ts';
import type { CarSpec } from './spec.ts';

/** Paints head and tail lamps on the shell; true where the point is a lamp. */
export function makeLamps(spec: CarSpec): (hit: Hit, s: Surface) => boolean {
  const head = roundPolygon(spec.headlamp, 0.018);
  const tail = roundPolygon(spec.tailLamp, 0.018);
  return (hit, s) => {
    const a = Math.abs(hit.z);
    if (hit.x > spec.axle + 0.2) {
      const u = a + spec.nose - hit.x;
      const d = head(u, hit.y);
      if (d > 0.006) return false;
      headlamp(spec, u, hit, d, s);
      return true;
    }
    if (hit.x < -spec.axle - 0.2) {
      const u = a + hit.x - spec.tail;
      const d = tail(u, hit.y);
      if (d > 0.006) return false;
      tailLamp(spec, u, hit, d, s);
      return true;
    }
    return false;
  };
}

/** Dark housing with two projectors and a light guide, under a clear lens. */
function headlamp(spec: CarSpec, u: number, hit: Hit, d: number, s: Surface): void {
  s.coat = 1;
  s.f0 = 0.06;
  s.color(0.015, 0.016, 0.018);
  if (d > -0.004) return;
  const points = spec.headlamp;
  const low = points[0][0];
  const high = points[4][0];
  const t = (u - low) / (high - low);
  const v = hit.y + hit.dy * 0.03;
  const w = u + hit.dz * Math.sign(hit.z) * 0.03;
  for (const at of [0.26, 0.5]) {
    const cu = low + (high - low) * at;
    const cv = spec.headlamp[0][1] + 0.012 + at * 0.045;
    const r = Math.hypot((w - cu) * 0.85, v - cv);
    if (r < 0.037) {
      const lens = r / 0.037;
      const cat = Math.max(0, 1 - Math.hypot(w - cu + 0.012, v - cv - 0.014) / 0.017);
      s.color(0.1 + lens * 0.12, 0.12 + lens * 0.13, 0.15 + lens * 0.14);
      s.glow(0.03 + cat * 1.1, 0.035 + cat * 1.15, 0.05 + cat * 1.2);
      if (lens > 0.84) s.color(0.6, 0.6, 0.6);
      return;
    }
    if (r < 0.047) s.color(0.3, 0.3, 0.31);
  }
  const facets = Math.sin(u * 150) * 0.5 + 0.5;
  if (t > 0.62) s.color(0.22 + facets * 0.3, 0.22 + facets * 0.3, 0.23 + facets * 0.3);
  if (t > 0.86) s.color(0.62, 0.24, 0.04);
  if (d > -0.013 && hit.y < points[0][1] + 0.14 * t) s.color(0.5, 0.51, 0.53);
  if (d > -0.01) s.glow(0.1, 0.105, 0.11);
}

/** Red lens with a brighter light guide and a clear indicator. */
function tailLamp(spec: CarSpec, u: number, hit: Hit, d: number, s: Surface): void {
  s.coat = 1;
  s.f0 = 0.06;
  s.color(0.02, 0.004, 0.005);
  if (d > -0.004) return;
  const ribs = 0.75 + 0.25 * Math.sin(hit.y * 520);
  s.color(0.36 * ribs, 0.008, 0.012);
  s.glow(0.05, 0.001, 0.001);
  const points = spec.tailLamp;
  const middle = (points[0][1] + points[1][1]) / 2;
  if (Math.abs(hit.y - middle) < 0.009 && u < points[3][0] - 0.14) s.color(0.6, 0.56, 0.55);
  if (d < -0.014 && d > -0.026) {
    s.color(0.7, 0.02, 0.02);
    s.glow(0.3, 0.008, 0.008);
  }
}
