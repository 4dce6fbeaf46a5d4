import { smoothMin } from '../math/scalar.ts';
import { roundRect } from '../math/shapes.ts';
import { capsule, roundBox } from '../math/solids.ts';
import type { Solid } from '../math/solids.ts';
import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import type { Hit, Surface } from '../render/surface.ts';
import { SEAT_Z } from './seats.ts';
import type { CarSpec } from './spec.ts';

const TILT = 0.4;
const RING = 0.182;

/** Steering wheel with three spokes, column and stalks. */
export function steeringParts(spec: CarSpec, top: number): Part[] {
  const center = [0.38, top - 0.135, -SEAT_Z] as const;
  const solid = wheelSolid();
  const c = Math.cos(TILT);
  const s = Math.sin(TILT);
  /** Into the wheel's own axes: u across, v up its plane, w towards the driver. */
  const own = (x: number, y: number, z: number): readonly [number, number, number] => {
    const dx = x - center[0];
    const dy = y - center[1];
    return [z - center[2], dy * c + dx * s, dy * s - dx * c];
  };
  const mesh = meshSolid(
    (x, y, z) => {
      const [u, v, w] = own(x, y, z);
      return solid(u, v, w);
    },
    [center[0] - 0.17, center[1] - 0.25, center[2] - 0.24],
    [center[0] + 0.35, center[1] + 0.25, center[2] + 0.24],
    0.0085,
  );
  return [
    {
      mesh,
      shade: (hit, surface) => {
        const [u, v, w] = own(hit.x, hit.y, hit.z);
        leather(spec, hit, u, v, w, surface);
      },
    },
  ];
}

function wheelSolid(): Solid {
  const hub = roundBox([0, -0.012, 0.005], [0.082, 0.06, 0.032], 0.03);
  const spokes = [
    capsule([0.05, 0.0, 0], [RING - 0.01, 0.012, 0], 0.02),
    capsule([-0.05, 0.0, 0], [-RING + 0.01, 0.012, 0], 0.02),
    capsule([0, -0.05, 0], [0, -RING + 0.01, 0], 0.022),
  ];
  const column = capsule([0, 0, -0.05], [0, 0, -0.3], 0.045);
  const stalks = [
    capsule([0.03, 0.01, -0.1], [0.19, 0.035, -0.09], 0.0095),
    capsule([-0.03, 0.01, -0.1], [-0.19, 0.035, -0.09], 0.0095),
  ];
  return (u, v, w) => {
    const flat = v < -RING * 0.8 ? (v + RING * 0.8) * 0.25 : 0;
    const ring = Math.hypot(Math.hypot(u, v + flat) - RING, w) - 0.0165;
    let d = hub(u, v, w);
    for (const spoke of spokes) d = smoothMin(d, spoke(u, v, w * 1.9), 0.03);
    d = smoothMin(d, ring, 0.018);
    d = Math.min(d, column(u, v, w));
    for (const stalk of stalks) d = Math.min(d, stalk(u, v, w));
    return d;
  };
}

function leather(spec: CarSpec, hit: Hit, u: number, v: number, w: number, s: Surface): void {
  s.color(0.02, 0.02, 0.021);
  s.shine = 0.12;
  s.sharpness = 14;
  const r = Math.hypot(u, v);
  if (w < -0.04) return;
  if (r > RING - 0.02) {
    const stitch = Math.abs(r - RING + 0.0155) < 0.0016 && Math.sin(Math.atan2(v, u) * 190) > 0;
    if (stitch) s.color(0.25, 0.25, 0.25);
    return;
  }
  const mark = Math.hypot(u / 1.35, v + 0.008);
  if (Math.abs(mark - 0.021) < 0.0022) {
    s.color(0.6, 0.6, 0.61);
    s.metal = 0.3;
  } else if (mark < 0.017 && Math.abs(Math.abs(u) - (Math.abs(u) > 0.006 ? 0.011 : 0)) < 0.0025)
    s.color(0.6, 0.6, 0.61);
  const keys = roundRect(Math.abs(u) - 0.112, v - 0.006, 0.024, 0.02, 0.008);
  if (keys < 0 && hit.nx < 0) {
    const [r0, g0, b0] = spec.trim.accent;
    s.color(r0 * 0.25, g0 * 0.25, b0 * 0.25);
    if (Math.min(Math.abs(Math.abs(u) - 0.112), Math.abs(v - 0.006)) < 0.0012 && keys < -0.006)
      s.glow(0.35, 0.35, 0.35);
  }
}
