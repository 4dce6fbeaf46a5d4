import { fbm2, noise2 } from '../math/noise.ts';
import { segment } from '../math/shapes.ts';
import { smoothstep } from '../math/scalar.ts';
import type { Hit, Surface } from '../render/surface.ts';

/** One mark on the bodywork, at a point of the shell (meters). */
export interface Damage {
  readonly kind: 'scratch' | 'dent' | 'crack' | 'chip';
  readonly at: readonly [number, number, number];
  readonly size: number;
}

/** Shows the marks near the hit. Marks are drawn in the plane of the side or of the end they lie on. */
export function shadeDamage(damages: readonly Damage[], hit: Hit, s: Surface): void {
  for (const damage of damages) {
    if (damage.kind === 'chip') continue;
    const [x, y, z] = damage.at;
    if (Math.hypot(hit.x - x, hit.y - y, hit.z - z) > damage.size * 1.6) continue;
    const end = damage.kind === 'crack';
    const u = end ? hit.z - z : hit.x - x;
    const v = hit.y - y;
    if (damage.kind === 'dent') dent(u, v, damage.size, s);
    else if (damage.kind === 'scratch') scratch(u, v, damage.size, s);
    else crack(u, v, damage.size, s);
  }
}

/** A stone's mark in the windscreen: a white pit and short cracks. */
export function shadeChip(damages: readonly Damage[], hit: Hit, s: Surface): void {
  for (const { kind, at, size } of damages) {
    if (kind !== 'chip') continue;
    const u = (hit.z - at[2]) / size;
    const v = ((hit.y - at[1]) * 1.5) / size;
    const r = Math.hypot(u, v);
    if (r > 1) continue;
    const angle = Math.atan2(v, u) + noise2(r * 2, 4) * 0.25;
    const ray = Math.abs(((angle * 1.11 + 9) % 1) - 0.5) * r;
    const line = ray < 0.011 && r < 0.45 + 0.55 * noise2(Math.floor(angle * 1.11 + 9) * 3.3, 2);
    const pit = r < 0.14 || (Math.abs(r - 0.27) < 0.03 && noise2(angle * 2, 8) > 0.4);
    if (!line && !pit) continue;
    const keep = pit ? 0.25 : 0.6;
    s.passR *= keep;
    s.passG *= keep;
    s.passB *= keep;
    s.color(0.85, 0.87, 0.88);
  }
}

/** A pressed-in patch: the normal leans to the middle, with two creases. */
function dent(u: number, v: number, size: number, s: Surface): void {
  const r = Math.hypot(u * 0.75, v) / size;
  if (r > 1) return;
  const depth = Math.sin(r * Math.PI) * 0.36 * (0.8 + 0.5 * noise2(u * 22 + 3, v * 22));
  const fold = Math.exp(-Math.abs(v - u * 0.35) * 60) * 0.2 * (1 - r);
  s.bend((u / size) * depth, (v / size) * depth + fold * Math.sign(v - u * 0.35), 0);
  const scuff = smoothstep(0.66, 0.8, fbm2(u * 60, v * 20, 3)) * smoothstep(0.6, 0.1, r);
  s.blend(0.5, 0.5, 0.5, scuff * 0.5);
}

/** Long grazes through lacquer and paint to the primer. */
function scratch(u: number, v: number, size: number, s: Surface): void {
  for (let i = 0; i < 7; i++) {
    const shift = (noise2(i * 3.7, 1) - 0.5) * size * 0.35;
    const start = -size * (0.4 + noise2(i, 5) * 0.55);
    const finish = size * (0.2 + noise2(i, 9) * 0.75);
    const wobble = (noise2(u * 9, i * 4) - 0.5) * 0.012;
    const d = segment(u, v + wobble, start, shift, finish, shift + size * 0.1);
    const width = 0.0006 + noise2(u * 40, i * 7) * 0.0018;
    if (d > width) continue;
    const tone = i % 3 === 0 ? 0.2 : 0.62;
    s.color(tone, tone, tone * 0.98);
    s.coat = 0.2;
    s.metal = 0;
    return;
  }
  const haze = smoothstep(0.13, 0, Math.abs(v) / size) * smoothstep(1, 0.5, Math.abs(u) / size);
  s.blend(0.4, 0.4, 0.4, haze * 0.16 * noise2(u * 120, v * 500));
}

/** A broken bumper: a jagged gap with chipped paint on both sides. */
function crack(u: number, v: number, size: number, s: Surface): void {
  const bent = u + (noise2(v * 30, 3) - 0.5) * 0.05 + (noise2(v * 110, 9) - 0.5) * 0.014;
  const along = Math.abs(v) / size;
  const open = Math.max(0, 0.007 * (1 - along));
  const branch = v > 0 ? Math.abs(bent - v * 0.7) : Infinity;
  const d = Math.min(Math.abs(bent), branch + 0.002);
  if (along > 1) return;
  if (d < open) {
    s.color(0.004, 0.004, 0.004);
    s.coat = 0;
    s.metal = 0;
    return;
  }
  const chip = noise2(u * 70, v * 70) * 0.022 * (1 - along);
  if (d < open + chip * 0.5) {
    s.color(0.09, 0.09, 0.095);
    s.coat = 0;
    s.metal = 0;
  } else if (d < 0.05) s.bend(0, 0, Math.sign(bent) * 0.25 * (1 - d / 0.05));
}
