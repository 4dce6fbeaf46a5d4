import { roundRect } from '../math/shapes.ts';
import { smoothstep } from '../math/scalar.ts';
import { noise2 } from '../math/noise.ts';
import { roundBox } from '../math/solids.ts';
import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import type { Surface } from '../render/surface.ts';
import { textDistance } from '../text/strokes.ts';
import type { CarSpec } from './spec.ts';
import { dashSolid } from './dashboard.ts';
import { skinX, skinY } from './probe.ts';
import type { Solid } from '../math/solids.ts';

/** An American plate, 12 by 6 inches, in meters. */
const HALF_WIDTH = 0.1524;
const HALF_HEIGHT = 0.0762;
/** The letters are narrow, so that seven of them fit. */
const NARROW = 0.74;
const LETTER_HEIGHT = 0.058;

/** Where the VIN plate lies: on the dashboard, near the glass, on the driver's side. */
export function vinPlace(spec: CarSpec): readonly [number, number, number] {
  const [x, z] = [spec.screen[1][1] - 0.16, -0.44];
  return [x, skinY(dashSolid(spec), x, z) + 0.003, z];
}

/** License plates front and rear, and the VIN plate behind the windscreen. */
export function plateParts(spec: CarSpec, body: Solid): Part[] {
  const parts = [1, -1].map((end): Part => {
    const y = end > 0 ? spec.plateY.front : spec.plateY.rear;
    const x = skinX(body, y, end > 0 ? 0.12 : 0.2, end) + end * 0.004;
    const letters = textDistance(spec.plate, LETTER_HEIGHT);
    const text = (u: number, v: number): number => letters(u / NARROW, v);
    const half = 0.009;
    const mesh = meshSolid(
      roundBox([x, y, 0], [half, HALF_HEIGHT, HALF_WIDTH], 0.004),
      [x - 0.03, y - 0.1, -0.18],
      [x + 0.03, y + 0.1, 0.18],
      0.007,
    );
    return { mesh, shade: (hit, s) => licence(text, -hit.z * end, hit.y - y, hit.nx * end, s) };
  });
  return [...parts, vinPart(spec)];
}

function licence(
  text: (u: number, v: number) => number,
  u: number,
  v: number,
  face: number,
  s: Surface,
): void {
  s.color(0.72, 0.72, 0.7);
  s.coat = 0.5;
  if (face < 0.5) return;
  const frame = roundRect(u, v, HALF_WIDTH, HALF_HEIGHT, 0.012);
  const screw = Math.hypot(Math.abs(u) - 0.09, Math.abs(v) - 0.06);
  if (frame > -0.003) s.color(0.02, 0.02, 0.02);
  else if (screw < 0.005) s.color(0.3, 0.3, 0.3);
  else if (v > 0.047) s.color(0.02, 0.08, 0.3);
  else emboss(text, u, v + 0.01, 0.0056, s, 0.012);
  const dirt = smoothstep(0.55, 0.8, noise2(u * 30, v * 30 + 9)) * 0.2;
  s.blend(0.3, 0.27, 0.22, dirt);
}

/** Raised letters: dark on top, with an edge that catches the light. */
function emboss(
  text: (u: number, v: number) => number,
  u: number,
  v: number,
  width: number,
  s: Surface,
  ink: number,
): void {
  const d = text(u, v);
  if (d > width * 1.5) return;
  const e = width * 0.15;
  const gu = (text(u + e, v) - d) / e;
  const gv = (text(u, v + e) - d) / e;
  const slope = smoothstep(width * 0.5, width, d) * smoothstep(width * 1.5, width, d);
  s.bend(0, gv * slope * 0.9, gu * slope * 0.3);
  if (d < width) s.color(ink, ink, ink * 1.1);
}

/** A riveted aluminium strip with the number stamped in; read from in front of the car. */
function vinPart(spec: CarSpec): Part {
  const [x, y, z] = vinPlace(spec);
  const tilt = 0.05;
  const text = textDistance(spec.vin, 0.0086);
  const mesh = meshSolid(
    (px, py, pz) =>
      roundBox([x, y, z], [0.0165, 0.0016, 0.094], 0.0012)(px, py - (x - px) * tilt, pz),
    [x - 0.03, y - 0.02, z - 0.11],
    [x + 0.03, y + 0.02, z + 0.11],
    0.0025,
  );
  return {
    mesh,
    shade: (hit, s) => {
      const u = z - hit.z;
      const v = x - hit.x;
      const brushed = 0.9 + 0.2 * noise2(u * 60, v * 2600);
      s.color(0.6 * brushed, 0.6 * brushed, 0.59 * brushed);
      s.metal = 0.25;
      s.shine = 0.2;
      const rivet = Math.hypot(Math.abs(u) - 0.087, v);
      if (rivet < 0.0042) {
        s.bend(-(v / 0.006) * Math.sign(1), 0, -((Math.abs(u) - 0.087) / 0.006) * Math.sign(u));
        s.color(0.42, 0.42, 0.42);
        return;
      }
      const border = roundRect(u, v, 0.091, 0.0145, 0.003);
      if (Math.abs(border) < 0.0004) s.color(0.1, 0.1, 0.1);
      const d = text(u * 1.0, v);
      if (d < 0.00075) s.color(0.035, 0.035, 0.035);
      else if (d < 0.0014) s.bend(-0.35, 0, 0.2);
    },
  };
}
