import { mix, smoothstep } from '../math/scalar.ts';
import { fbm2, hash3, noise2 } from '../math/noise.ts';
import { roundRect } from '../math/shapes.ts';
import type { Hit, Surface } from '../render/surface.ts';
import type { Wall } from './place.ts';

/**
 * Fills the surface of a wall, hedge or kerb at a hit whose normal is set.
 * @param dusk 0 by day, 1 at dusk: then windows are lit
 */
export function shadeWall(wall: Wall, dusk: number, hit: Hit, s: Surface): void {
  const u = Math.abs(hit.nx) > 0.5 ? hit.z : hit.x;
  const v = hit.y;
  s.open = mix(0.55, 1, smoothstep(0, 1.6, v));
  if (wall.kind === 'hedge') hedge(u, v, hit, s);
  else if (wall.kind === 'kerb') s.color(0.42, 0.41, 0.39);
  else if (Math.abs(hit.ny) > 0.5) s.color(0.2, 0.2, 0.21);
  else facade(wall, dusk, u, v, hit, s);
}

function facade(wall: Wall, dusk: number, u: number, v: number, hit: Hit, s: Surface): void {
  if (wall.kind === 'brick') bricks(u, v, hit, s);
  else plaster(u, v, s);
  if (v < 0.35) s.color(0.24, 0.235, 0.23);
  const top = wall.hi[1];
  if (v > top - 0.3) s.color(0.1, 0.105, 0.11);
  const wide = wall.kind === 'glass' ? 3.2 : 3.6;
  const cell = Math.floor(u / wide);
  const cu = u - (cell + 0.5) * wide;
  const [hw, hh, mid] = wall.kind === 'glass' ? [1.5, 1.35, 1.6] : [0.8, 0.7, 1.75];
  const row = wall.kind === 'glass' ? 0 : Math.floor(Math.max(0, v - 0.5) / 2.7);
  const cv = v - mid - row * 2.7;
  const d = roundRect(cu, cv, hw, hh, 0.01);
  if (v > top - 0.6 || d > 0.09) return;
  if (d > 0) s.color(0.62, 0.62, 0.6);
  else if (Math.abs(cu) < 0.025 || Math.abs(cv - 0.25) < 0.02) s.color(0.55, 0.55, 0.54);
  else {
    const curtain = hash3(cell, row, 9) > 0.5 ? 0.16 : 0.05;
    s.color(curtain, curtain, curtain * 1.05);
    s.coat = 1;
    s.f0 = 0.14;
    const lamp = dusk * (wall.kind === 'glass' ? 1 : hash3(cell, row, 2) > 0.55 ? 0.8 : 0.04);
    const fall = lamp * (0.55 + 0.45 * smoothstep(-hh, hh, cv));
    s.glow(0.8 * fall, 0.5 * fall, 0.22 * fall);
  }
}

function bricks(u: number, v: number, hit: Hit, s: Surface): void {
  const course = Math.floor(v / 0.075);
  const shifted = u + (course % 2) * 0.11;
  const cell = Math.floor(shifted / 0.22);
  const fu = shifted / 0.22 - cell;
  const fv = v / 0.075 - course;
  const joint = Math.max(
    smoothstep(0.06, 0.03, Math.min(fu, 1 - fu)),
    smoothstep(0.14, 0.07, Math.min(fv, 1 - fv)),
  );
  const keep = smoothstep(0.06, 0.012, hit.footprint);
  const tone = 0.78 + mix(0.22, hash3(cell, course, 1) * 0.44, keep);
  const grime = 0.85 + fbm2(u * 0.6, v * 0.6, 3) * 0.3;
  s.color(0.34 * tone * grime, 0.155 * tone * grime, 0.1 * tone * grime);
  s.blend(0.42, 0.39, 0.35, joint * keep * 0.75 + (1 - keep) * 0.2);
}

function plaster(u: number, v: number, s: Surface): void {
  const grime = 0.92 + fbm2(u * 0.5, v * 0.9, 4) * 0.16 - 0.06 * smoothstep(1, 0, v);
  s.color(0.72 * grime, 0.68 * grime, 0.58 * grime);
}

function hedge(u: number, v: number, hit: Hit, s: Surface): void {
  const keep = smoothstep(0.08, 0.015, hit.footprint);
  const big = fbm2(u * 2.2, v * 2.2 + 5, 3);
  const leaf =
    mix(0.5, noise2(u * 34, v * 34), keep) * 0.65 + mix(0.5, noise2(u * 75, v * 75), keep) * 0.35;
  const light = 0.25 + big * 0.9 + (leaf - 0.5) * 1.0;
  const tone = Math.max(0.12, light);
  s.color(0.075 * tone, 0.11 * tone, 0.04 * tone);
  s.open = 1.25;
  s.bend(
    (noise2(u * 18, v * 18) - 0.5) * 1.6,
    (noise2(u * 18 + 50, v * 18) - 0.35) * 1.6,
    (big - 0.5) * 0.8,
  );
}
