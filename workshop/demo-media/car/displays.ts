import { fbm2 } from '../math/noise.ts';
import { smoothstep } from '../math/scalar.ts';
import { roundRect, segment } from '../math/shapes.ts';
import { roundBox } from '../math/solids.ts';
import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import type { Surface } from '../render/surface.ts';
import { textDistance } from '../text/strokes.ts';
import { SEAT_Z } from './seats.ts';
import type { CarSpec } from './spec.ts';

/** Where the instruments are: the middle of their glass. */
export const clusterPlace = (top: number): readonly [number, number, number] => [
  0.622,
  top - 0.076,
  -SEAT_Z,
];

/** Instrument cluster and center display. */
export function displayParts(spec: CarSpec, top: number): Part[] {
  const [x, y, z] = clusterPlace(top);
  const odometer = textDistance(`${grouped(spec.mileage)} MI`, 0.0095);
  const speed = textDistance('0', 0.02);
  const unit = textDistance('MPH', 0.006);
  const dials = [dial(-0.092, 8, 20), dial(0.092, 9, 20)];
  const cluster = meshSolid(
    roundBox([x, y, z], [0.012, 0.068, 0.166], 0.01),
    [x - 0.03, y - 0.09, z - 0.19],
    [x + 0.03, y + 0.09, z + 0.19],
    0.009,
  );
  const center = [0.575, top - 0.052, 0.0] as const;
  const screen = meshSolid(
    roundBox([center[0], center[1], center[2]], [0.011, 0.086, 0.142], 0.009),
    [center[0] - 0.03, center[1] - 0.11, -0.17],
    [center[0] + 0.03, center[1] + 0.11, 0.17],
    0.009,
  );
  const clock = textDistance('14:25', 0.011);
  const mild = textDistance('70', 0.013);
  return [
    {
      mesh: cluster,
      shade: (hit, s) => {
        s.color(0.006, 0.006, 0.008);
        s.coat = 0.5;
        if (hit.nx > -0.5) return;
        const u = hit.z - z;
        const v = hit.y - y;
        for (const paint of dials) paint(u, v, s);
        if (odometer(u, v + 0.048) < 0.00095) s.glow(1.5, 1.5, 1.45);
        if (speed(u, v - 0.016) < 0.0016) s.glow(1.4, 1.4, 1.4);
        if (unit(u, v + 0.006) < 0.0006) s.glow(0.8, 0.8, 0.8);
        if (Math.abs(v + 0.034) < 0.0004 && Math.abs(u) < 0.04) s.glow(0.3, 0.32, 0.36);
        if (Math.hypot(u + 0.03, v - 0.05) < 0.0045) s.glow(0.05, 0.9, 0.2);
        if (Math.hypot(u - 0.03, v - 0.05) < 0.0045) s.glow(1.1, 0.5, 0.03);
      },
    },
    {
      mesh: screen,
      shade: (hit, s) => {
        s.color(0.006, 0.006, 0.008);
        s.coat = 0.6;
        if (hit.nx > -0.5) return;
        const v = hit.y - center[1];
        if (roundRect(hit.z, v, 0.132, 0.076, 0.004) > 0) return;
        map(hit.z, v, s);
        if (clock(hit.z, v - 0.064) < 0.0009) s.glow(1.2, 1.2, 1.2);
        if (mild(hit.z + 0.09, v + 0.062) < 0.001 || mild(hit.z - 0.09, v + 0.062) < 0.001)
          s.glow(1.1, 1.1, 1.1);
      },
    },
  ];
}

/** Thousands apart, as odometers show them. */
const grouped = (n: number): string => String(n).replace(/(\d)(?=(\d{3})+$)/g, '$1,');

function dial(
  at: number,
  marks: number,
  minor: number,
): (u: number, v: number, s: Surface) => void {
  const numbers = Array.from({ length: marks }, (_, i) =>
    textDistance(String(marks > 8 ? i * 20 : i), marks > 8 ? 0.0046 : 0.0062),
  );
  const sweep = Math.PI * 1.5;
  return (u, v, s) => {
    const x = u - at;
    const r = Math.hypot(x, v);
    if (r > 0.062) return;
    const angle = Math.atan2(-x, -v) + Math.PI;
    const along = (angle - Math.PI * 0.25) / sweep;
    if (Math.abs(r - 0.06) < 0.0014) s.glow(0.22, 0.24, 0.28);
    if (along > -0.01 && along < 1.01) {
      const big = Math.abs(along * (marks - 1) - Math.round(along * (marks - 1))) / (marks - 1);
      const small =
        Math.abs(
          along * (marks - 1) * (minor / 5) - Math.round((along * (marks - 1) * minor) / 5),
        ) /
        (marks - 1) /
        (minor / 5);
      if (r > 0.048 && r < 0.057 && big * sweep * r < 0.0009) s.glow(1.2, 1.2, 1.2);
      else if (r > 0.053 && r < 0.057 && small * sweep * r < 0.0005) s.glow(0.6, 0.6, 0.6);
    }
    numbers.forEach((number, i) => {
      const a = Math.PI * 0.25 + (i / (marks - 1)) * sweep - Math.PI;
      const d = number(x + Math.sin(a) * 0.0405, v + Math.cos(a) * 0.0405);
      if (d < 0.0006) s.glow(1, 1, 1);
    });
    const needle = segment(
      x,
      v,
      0,
      0,
      -Math.sin(Math.PI * 0.25 - Math.PI) * 0.05,
      -Math.cos(Math.PI * 0.25 - Math.PI) * 0.05,
    );
    if (needle < 0.0013) s.glow(1.5, 0.16, 0.06);
    if (r < 0.008) s.color(0.05, 0.05, 0.05);
  };
}

/** A street map with a route, and a bar of keys below. */
function map(u: number, v: number, s: Surface): void {
  if (v < -0.046 || v > 0.052) {
    s.glow(0.035, 0.04, 0.05);
    return;
  }
  const park = smoothstep(0.52, 0.56, fbm2(u * 18 + 5, v * 18, 2));
  s.glow(0.5 - park * 0.2, 0.52, 0.48 - park * 0.22);
  const tilt = u * 0.94 + v * 0.34;
  const cross = v * 0.94 - u * 0.34;
  const street = Math.min(
    Math.abs(((tilt + 1) % 0.034) - 0.017),
    Math.abs(((cross + 1) % 0.027) - 0.0135),
  );
  if (street < 0.0016) s.glow(0.5, 0.5, 0.5);
  const route = Math.min(
    segment(u, v, -0.1, -0.04, -0.02, -0.012),
    segment(u, v, -0.02, -0.012, 0.012, 0.05),
  );
  if (route < 0.0028) {
    s.glowR = 0.05;
    s.glowG = 0.3;
    s.glowB = 1.3;
  }
  if (Math.hypot(u + 0.02, v + 0.012) < 0.0062) s.glow(0.9, 0.1, 0.1);
}
