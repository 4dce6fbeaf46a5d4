import { noise2 } from '../math/noise.ts';
import { smoothMin, smoothstep } from '../math/scalar.ts';
import { pitched, roundBox } from '../math/solids.ts';
import type { Solid } from '../math/solids.ts';
import { merge } from '../mesh/mesh.ts';
import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import type { Hit, Surface } from '../render/surface.ts';
import type { CarSpec } from './spec.ts';

/** Middle of a front seat, from the car's middle. */
export const SEAT_Z = 0.37;

/** Two front seats and the rear bench. */
export function seatParts(spec: CarSpec): Part[] {
  const h = spec.seatY;
  const front = (z: number): Solid => seat(-0.32, h, z, 0.25, 0.62);
  const bench = rearBench(spec);
  const meshes = [
    ...[-SEAT_Z, SEAT_Z].map((z) =>
      meshSolid(front(z), [-0.85, h - 0.28, z - 0.3], [0.3, h + 0.92, z + 0.3], 0.014),
    ),
    meshSolid(bench, [-1.72, h - 0.25, -0.72], [-0.66, h + 0.9, 0.72], 0.016),
  ];
  return [{ mesh: merge(meshes), shade: (hit, s) => cloth(spec, hit, s) }];
}

/** A seat with bolsters: hip point at x, y; back reclined. */
function seat(x: number, y: number, z: number, half: number, back: number): Solid {
  const cushion = pitched(
    roundBox([x + 0.26, y - 0.05, z], [0.29, 0.085, half - 0.02], 0.06),
    [x, y],
    0.1,
  );
  const lean = 0.38;
  const rest = pitched(
    roundBox([x - 0.03, y + back / 2, z], [0.07, back / 2 + 0.04, half - 0.03], 0.06),
    [x, y],
    lean,
  );
  const head = pitched(
    roundBox([x - 0.02, y + back + 0.155, z], [0.055, 0.09, 0.13], 0.05),
    [x, y],
    lean - 0.08,
  );
  const rods = pitched(
    roundBox([x - 0.03, y + back + 0.04, z], [0.012, 0.08, 0.075], 0.01),
    [x, y],
    lean,
  );
  const plinth = roundBox([x + 0.24, y - 0.22, z], [0.22, 0.1, 0.18], 0.03);
  return (px, py, pz) => {
    const side = Math.abs(pz - z) / half;
    const bolster = 0.035 * smoothstep(0.55, 0.85, side) * smoothstep(1.05, 0.9, side);
    const channel = 0.006 * smoothstep(0.035, 0.0, Math.abs(Math.abs(pz - z) - half * 0.55));
    const padded = smoothMin(cushion(px, py, pz), rest(px, py, pz), 0.05) - bolster + channel;
    return Math.min(
      smoothMin(padded, head(px, py, pz), 0.01),
      rods(px, py, pz),
      plinth(px, py, pz),
    );
  };
}

function rearBench(spec: CarSpec): Solid {
  const h = spec.seatY + 0.03;
  const x = -1.24;
  const cushion = pitched(roundBox([x + 0.25, h - 0.05, 0], [0.27, 0.1, 0.66], 0.06), [x, h], 0.1);
  const rest = pitched(roundBox([x - 0.02, h + 0.29, 0], [0.07, 0.35, 0.66], 0.06), [x, h], 0.4);
  const heads = [-0.4, 0, 0.4].map((z) =>
    pitched(
      roundBox([x - 0.02, h + 0.72 - (z === 0 ? 0.03 : 0), z], [0.045, 0.075, 0.12], 0.04),
      [x, h],
      0.36,
    ),
  );
  return (px, py, pz) => {
    const a = Math.abs(pz);
    const place = 0.03 * smoothstep(0.17, 0.3, Math.abs(a - 0.39)) * smoothstep(0.7, 0.6, a);
    const seam =
      0.007 * smoothstep(0.03, 0, Math.min(Math.abs(a - 0.15), Math.abs(a - 0.39 - 0.16)));
    const base = smoothMin(cushion(px, py, pz), rest(px, py, pz), 0.04) - place + seam;
    return heads.reduce((d, head) => Math.min(d, head(px, py, pz)), base);
  };
}

/** Woven cloth with a darker side and a contrast seam. */
function cloth(spec: CarSpec, hit: Hit, s: Surface): void {
  const [r, g, b] = spec.trim.seat;
  const bench = hit.x < -0.9 || (hit.x < -0.75 && hit.y < spec.seatY + 0.1);
  const a = Math.abs(hit.z);
  const across = bench ? Math.abs(a - 0.39) : Math.abs(a - SEAT_Z);
  const middle = across < (bench ? 0.16 : 0.1375);
  const weave =
    hit.footprint < 0.004 ? 0.86 + 0.28 * noise2(hit.z * 420, (hit.x + hit.y) * 420) : 1;
  const tone = (middle ? 1.25 : 0.72) * weave;
  s.color(r * tone, g * tone, b * tone);
  const bar = Math.abs((((hit.x * 0.5 + hit.y) / 0.075) % 1) - 0.5);
  if (middle && !bench && bar > 0.47) s.color(r * 0.5, g * 0.5, b * 0.5);
  const edge = Math.abs(across - (bench ? 0.16 : 0.1375));
  if (edge < 0.002 && Math.sin((hit.x - hit.y) * 700) > -0.3) {
    const [ar, ag, ab] = spec.trim.accent;
    s.color(ar, ag, ab);
  }
  s.shine = 0.03;
  s.sharpness = 5;
}
