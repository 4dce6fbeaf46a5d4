import { noise2 } from '../math/noise.ts';
import { smoothMin, smoothstep } from '../math/scalar.ts';
import { capsule, mirrored, roundBox } from '../math/solids.ts';
import type { Solid } from '../math/solids.ts';
import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import type { Hit, Surface } from '../render/surface.ts';
import { dashParts } from './dashboard.ts';
import { seatParts } from './seats.ts';
import type { CarSpec } from './spec.ts';

/** Everything inside the cabin. */
export function cabinParts(spec: CarSpec): Part[] {
  return [...seatParts(spec), ...dashParts(spec), doors(spec), floor(spec), insideMirror(spec)];
}

/** Door linings with an armrest, a pocket and a speaker. */
function doors(spec: CarSpec): Part {
  const belt = spec.screenGlass[0][1] - 0.005;
  const low = spec.floor + 0.08;
  const h = spec.seatY;
  const panel: Solid = (x, y, z) =>
    roundBox([-0.3, (belt + low) / 2, 0.79], [1.2, (belt - low) / 2, 0.035], 0.02)(
      x,
      y,
      z + 0.055 * smoothstep(h, belt, y) + 0.012 * (x + 0.2) ** 2,
    );
  const rests = [0.15, -0.95].map((x) => roundBox([x, h + 0.2, 0.735], [0.27, 0.032, 0.06], 0.028));
  const pulls = [0.35, -0.75].map((x) =>
    capsule([x, h + 0.3, 0.74], [x + 0.1, h + 0.3, 0.74], 0.012),
  );
  const solid: Solid = (x, y, z) => {
    let d = panel(x, y, z);
    for (const rest of rests) d = smoothMin(d, rest(x, y, z), 0.03);
    for (const pull of pulls) d = Math.min(d, pull(x, y, z));
    return d;
  };
  const mesh = meshSolid(
    mirrored(solid),
    [-1.56, low - 0.05, -0.86],
    [0.96, belt + 0.06, 0.86],
    0.016,
  );
  return { mesh, shade: (hit, s) => lining(spec, hit, s) };
}

function lining(spec: CarSpec, hit: Hit, s: Surface): void {
  const h = spec.seatY;
  const [r, g, b] = spec.trim.dash;
  s.color(r * 1.2, g * 1.2, b * 1.2);
  if (hit.y > h + 0.17 && hit.y < h + 0.29) s.color(...spec.trim.seat);
  if (Math.abs(hit.y - h - 0.335) < 0.014) s.color(...spec.trim.accent);
  for (const x of [0.52, -0.62]) {
    const d = Math.hypot(hit.x - x, hit.y - h + 0.1);
    if (d < 0.085) s.color(0.012, 0.012, 0.012);
    if (d < 0.078 && Math.sin(hit.x * 900) * Math.sin(hit.y * 900) > 0.2) s.color(0.05, 0.05, 0.05);
  }
  s.shine = 0.04;
  s.sharpness = 8;
}

/** Carpet, bulkhead and parcel shelf. */
function floor(spec: CarSpec): Part {
  const y = spec.floor + 0.06;
  const belt = spec.screenGlass[0][1];
  const carpet = roundBox([-0.3, y - 0.03, 0], [1.5, 0.05, 0.78], 0.03);
  const wall = roundBox([1.16, (belt + y) / 2 - 0.1, 0], [0.05, (belt - y) / 2, 0.72], 0.02);
  const shelfFrom = -1.58;
  const shelfEnd = spec.tail + 0.3;
  const shelf = roundBox(
    [(shelfFrom + shelfEnd) / 2, belt - 0.03, 0],
    [(shelfFrom - shelfEnd) / 2, 0.02, 0.72],
    0.01,
  );
  const back = roundBox([-1.66, (belt + y) / 2, 0], [0.04, (belt - y) / 2, 0.72], 0.02);
  const solid: Solid = (x, py, z) =>
    Math.min(carpet(x, py, z), wall(x, py, z), shelf(x, py, z), back(x, py, z));
  const mesh = meshSolid(
    solid,
    [spec.tail + 0.1, y - 0.3, -0.86],
    [1.72, belt + 0.06, 0.86],
    0.026,
  );
  return {
    mesh,
    shade: (hit, s: Surface) => {
      const pile = 0.8 + 0.4 * noise2(hit.x * 400, hit.z * 400);
      s.color(0.03 * pile, 0.03 * pile, 0.031 * pile);
    },
  };
}

function insideMirror(spec: CarSpec): Part {
  const [, high] = spec.screenGlass[3];
  const x = spec.screen[3][1] - 0.1;
  const y = high - 0.085;
  const body = roundBox([x, y, 0], [0.02, 0.035, 0.12], 0.018);
  const foot = capsule([x + 0.01, y + 0.02, 0], [x + 0.06, y + 0.06, 0], 0.014);
  const mesh = meshSolid(
    (px, py, pz) => smoothMin(body(px, py, pz), foot(px, py, pz), 0.02),
    [x - 0.05, y - 0.06, -0.15],
    [x + 0.1, y + 0.1, 0.15],
    0.01,
  );
  return {
    mesh,
    shade: (hit, s) => {
      s.color(0.016, 0.016, 0.017);
      if (hit.nx > -0.8) return;
      s.color(0.8, 0.8, 0.8);
      s.coat = 1;
      s.f0 = 0.8;
    },
  };
}
