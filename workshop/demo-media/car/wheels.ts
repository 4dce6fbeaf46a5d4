import { clamp, smoothMax, smoothMin, smoothstep } from '../math/scalar.ts';
import { noise2 } from '../math/noise.ts';
import type { Solid } from '../math/solids.ts';
import { merge, place } from '../mesh/mesh.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { revolve } from '../mesh/revolve.ts';
import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import type { Surface } from '../render/surface.ts';
import { archRadius } from './body.ts';
import type { CarSpec } from './spec.ts';

/** Four wheels with tires, rims, discs and the dark wells around them. */
export function wheelParts(spec: CarSpec): Part[] {
  const { radius, rim } = spec.wheel;
  const half = 0.108;
  const tyre = revolve(
    [
      [rim - 0.004, half - 0.022],
      [rim + 0.012, half - 0.006],
      [rim + (radius - rim) * 0.45, half + 0.004],
      [radius - 0.03, half - 0.004],
      [radius - 0.008, half - 0.022],
      [radius, half - 0.05],
      [radius + 0.001, 0],
      [radius, -half + 0.05],
      [radius - 0.02, -half + 0.01],
      [rim, -half],
    ],
    72,
  );
  const barrel = revolve(
    [
      [rim + 0.004, half - 0.016],
      [rim - 0.004, half - 0.01],
      [rim - 0.016, half - 0.02],
      [rim - 0.022, half - 0.05],
      [rim - 0.03, -half],
    ],
    72,
  );
  const disc = revolve(
    [
      [0.06, 0.028],
      [0.145, 0.028],
      [0.15, 0.016],
      [0.15, 0.0],
    ],
    48,
  );
  const spokes = meshSolid(spokeSolid(spec), [-rim, -rim, -0.02], [rim, rim, 0.12], 0.005);
  const well = revolve(
    [
      [0.01, -0.16],
      [archRadius(spec) + 0.012, -0.16],
      [archRadius(spec) + 0.012, 0.055],
    ],
    48,
  );
  const four = (mesh: Mesh): Mesh => merge(corners(spec).map((m) => place(mesh, m)));
  const clip = (_x: number, y: number): number => (y < spec.floor + 0.02 ? 1 : 0);
  return [
    { mesh: four(tyre), shade: (hit, s) => rubber(spec, hit.x, hit.y, hit.z, s) },
    { mesh: four(spokes), shade: (_, s) => alloy(s) },
    { mesh: four(barrel), shade: (_, s) => steel(s) },
    { mesh: four(disc), shade: (_, s) => steel(s) },
    { mesh: four(well), shade: (_, s) => s.color(0.012, 0.012, 0.012), through: clip },
  ];
}

/** Left wheels are mirror images of right ones. */
const corners = (
  spec: CarSpec,
): (readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
])[] =>
  [1, -1].flatMap((end) =>
    [1, -1].map((side) => {
      const turn = end * 0.4 + side * 0.2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return [
        c,
        -s,
        0,
        end * spec.axle,
        s,
        c,
        0,
        spec.wheel.radius,
        0,
        0,
        side,
        side * spec.track,
      ] as const;
    }),
  );

/** Hub and spokes about the z axis, face towards +z. */
function spokeSolid(spec: CarSpec): Solid {
  const { rim, spokes, style } = spec.wheel;
  const sector = (Math.PI * 2) / spokes;
  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const face =
      0.074 - 0.03 * smoothstep(0.2, 0.02, r / rim) - 0.012 * smoothstep(0.6, 1, r / rim);
    const raw = Math.atan2(y, x);
    const angle = raw - Math.round(raw / sector) * sector;
    const across = Math.abs(angle) * r;
    const t = clamp(r / rim, 0, 1);
    let bar: number;
    if (style === 'split') bar = Math.abs(across - 0.012 - 0.026 * t) - (0.017 - 0.006 * t);
    else if (style === 'blade') bar = across - (0.012 + 0.007 * smoothstep(0.5, 1, t));
    else
      bar = Math.min(
        across - (0.03 - 0.008 * t),
        Math.abs(across - 0.05 * smoothstep(0.55, 1, t)) - 0.011 + (t < 0.5 ? 1 : 0),
      );
    const blade = smoothMax(
      smoothMax(bar, Math.abs(z - face) - 0.017, 0.014),
      r - rim + 0.002,
      0.01,
    );
    const hub = Math.max(r - 0.052, Math.abs(z - face + 0.012) - 0.026);
    const cap = Math.max(r - 0.03, Math.abs(z - face - 0.008) - 0.012);
    return smoothMin(smoothMin(blade, hub, 0.02), cap, 0.006);
  };
}

function rubber(spec: CarSpec, x: number, y: number, z: number, s: Surface): void {
  const cx = x > 0 ? spec.axle : -spec.axle;
  const r = Math.hypot(x - cx, y - spec.wheel.radius);
  const angle = Math.atan2(y - spec.wheel.radius, x - cx);
  const dust = 0.022 + 0.016 * noise2(angle * 5, r * 30);
  s.color(dust, dust, dust * 0.97);
  s.shine = 0.05;
  s.sharpness = 8;
  s.open = 0.8;
  if (r > spec.wheel.radius - 0.012) {
    const groove = Math.abs(z) - spec.track;
    const block =
      Math.abs(((groove + 0.2) % 0.045) - 0.0225) < 0.005 || Math.sin(angle * 70) > 0.86;
    if (block) s.color(0.004, 0.004, 0.004);
  } else if (Math.abs(r - spec.wheel.rim - 0.045) < 0.0015) s.color(0.01, 0.01, 0.01);
}

function alloy(s: Surface): void {
  s.color(0.6, 0.61, 0.63);
  s.metal = 0.4;
  s.coat = 0.7;
  s.f0 = 0.12;
  s.r = s.g = s.b = 0.36;
}

function steel(s: Surface): void {
  s.color(0.12, 0.12, 0.125);
  s.metal = 0.35;
}
