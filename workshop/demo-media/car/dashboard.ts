import { noise2 } from '../math/noise.ts';
import { smoothMax, smoothMin, smoothstep } from '../math/scalar.ts';
import { roundRect } from '../math/shapes.ts';
import { capsule, ellipsoid, pitched, roundBox } from '../math/solids.ts';
import type { Solid } from '../math/solids.ts';
import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import type { Hit, Surface } from '../render/surface.ts';
import { displayParts } from './displays.ts';
import { steeringParts } from './steering.ts';
import { SEAT_Z } from './seats.ts';
import type { CarSpec } from './spec.ts';

/** Height of the dashboard's upper edge: a little under the windscreen's foot. */
export const dashTop = (spec: CarSpec): number => spec.screenGlass[0][1] - 0.03;

/** Dashboard, center console with lever, displays and steering wheel. */
export function dashParts(spec: CarSpec): Part[] {
  const top = dashTop(spec);
  const solid = dashSolid(spec);
  const mesh = meshSolid(solid, [-0.42, spec.floor, -0.82], [1.3, top + 0.14, 0.82], 0.014);
  return [
    { mesh, shade: (hit, s) => plastics(spec, hit, s) },
    ...displayParts(spec, top),
    ...steeringParts(spec, top),
  ];
}

/** The dashboard's form with the console. */
export function dashSolid(spec: CarSpec): Solid {
  const top = dashTop(spec);
  const h = spec.seatY;
  const upper = pitched(
    roundBox([0.84, top - 0.09, 0], [0.25, 0.075, 0.74], 0.05),
    [0.9, top],
    -0.05,
  );
  const lower = roundBox([0.86, top - 0.29, 0], [0.2, 0.19, 0.77], 0.07);
  const hood = ellipsoid([0.72, top - 0.03, -SEAT_Z], [0.17, 0.085, 0.22]);
  const recess = roundBox([0.56, top - 0.075, -SEAT_Z], [0.075, 0.075, 0.172], 0.03);
  const stack = roundBox([0.62, top - 0.36, 0], [0.12, 0.28, 0.14], 0.05);
  const tunnel = roundBox([0.12, h - 0.13, 0], [0.6, 0.13, 0.125], 0.05);
  const rest = roundBox([-0.22, h + 0.06, 0], [0.17, 0.075, 0.105], 0.045);
  const cups = [0.0, 0.1].map(
    (x): Solid =>
      (px, py, pz) =>
        Math.max(Math.hypot(px - x, pz - 0.045) - 0.038, h - 0.08 - py),
  );
  const lever = smoothLever(h);
  return (x, y, z) => {
    let d = smoothMin(upper(x, y, z), lower(x, y, z), 0.03);
    d = smoothMin(d, hood(x, y, z), 0.05);
    d = smoothMax(d, -recess(x, y, z), 0.015);
    d = smoothMin(d, stack(x, y, z), 0.05);
    let console = smoothMin(tunnel(x, y, z), rest(x, y, z), 0.03);
    for (const cup of cups) console = smoothMax(console, -cup(x, y, z), 0.008);
    return Math.min(smoothMin(d, console, 0.06), lever(x, y, z));
  };
}

function smoothLever(h: number): Solid {
  const stick = capsule([0.3, h - 0.02, 0], [0.27, h + 0.13, 0], 0.014);
  const knob = ellipsoid([0.265, h + 0.16, 0], [0.034, 0.042, 0.03]);
  const boot = capsule([0.3, h - 0.02, 0], [0.292, h + 0.05, 0], 0.036);
  return (x, y, z) =>
    smoothMin(smoothMin(stick(x, y, z), knob(x, y, z), 0.02), boot(x, y, z), 0.04);
}

/** Soft plastic above, a decor strip with vents, hard plastic below. */
function plastics(spec: CarSpec, hit: Hit, s: Surface): void {
  const top = dashTop(spec);
  const [r, g, b] = spec.trim.dash;
  const grain =
    hit.footprint < 0.003
      ? 0.85 + 0.3 * noise2(hit.z * 500 + hit.x * 300, hit.y * 500 + hit.x * 300)
      : 1;
  s.color(r * grain, g * grain, b * grain);
  s.shine = 0.05;
  s.sharpness = 8;
  const v = hit.y - (top - 0.165);
  const strip = hit.x > 0.4 && hit.nx < -0.35 && Math.abs(v) < 0.034;
  if (strip) {
    const [ar, ag, ab] = spec.trim.accent;
    const brushed = 0.85 + 0.3 * noise2(hit.z * 6, hit.y * 900);
    s.color(ar * brushed, ag * brushed, ab * brushed);
    s.coat = 0.35;
    for (const [z, half] of [
      [-0.66, 0.07],
      [-0.09, 0.075],
      [0.09, 0.075],
      [0.66, 0.07],
    ] as const) {
      const d = roundRect(hit.z - z, v, half, 0.029, 0.008);
      if (d > 0.004) continue;
      if (d > 0) s.color(0.55, 0.55, 0.56);
      else vent(hit, s);
    }
  } else if (hit.nx < -0.5 && hit.z > 0.2 && hit.x > 0.5) {
    const box = roundRect(hit.z - 0.47, hit.y - (top - 0.32), 0.21, 0.09, 0.03);
    if (Math.abs(box) < 0.0022) s.color(0.004, 0.004, 0.004);
    if (roundRect(hit.z - 0.47, hit.y - (top - 0.252), 0.045, 0.008, 0.004) < 0)
      s.color(0.006, 0.006, 0.006);
  }
  if (hit.x < 0.66 && Math.abs(hit.z) < 0.13 && hit.nx < -0.3) controls(top, hit, s);
  if (hit.x < 0.5 && hit.ny > 0.7 && Math.abs(hit.z) > 0.105 && Math.abs(hit.z) < 0.112)
    s.color(0.4, 0.4, 0.41);
  s.open = 1 - 0.4 * smoothstep(spec.seatY, spec.seatY - 0.2, hit.y);
}

function vent(hit: Hit, s: Surface): void {
  const row = hit.y / 0.0125;
  const slat = Math.abs(row - Math.floor(row) - 0.5) < 0.17;
  const tone = slat ? 0.06 : 0.006;
  s.color(tone, tone, tone);
  s.coat = 0;
}

/** Climate knobs and keys below the center display. */
function controls(top: number, hit: Hit, s: Surface): void {
  const v = hit.y - (top - 0.29);
  if (Math.abs(v) > 0.045 || Math.abs(hit.z) > 0.122) return;
  s.color(0.012, 0.012, 0.013);
  s.coat = 0.5;
  for (const z of [-0.088, 0.088]) {
    const r = Math.hypot(hit.z - z, v);
    if (r < 0.03) s.color(r > 0.024 ? 0.5 : 0.05, r > 0.024 ? 0.5 : 0.05, r > 0.024 ? 0.51 : 0.05);
    if (r < 0.024 && Math.abs(hit.z - z) < 0.0018 && v > 0.01) s.glow(0.8, 0.8, 0.8);
  }
  const key = roundRect(
    ((((hit.z + 0.05) % 0.025) + 0.025) % 0.025) - 0.0125,
    v,
    0.0105,
    0.016,
    0.004,
  );
  if (Math.abs(hit.z) < 0.05 && key < 0) {
    s.color(0.045, 0.045, 0.047);
    if (Math.abs(v) < 0.002 && key < -0.003) s.glow(0.6, 0.6, 0.6);
  }
}
