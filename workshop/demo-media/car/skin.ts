import { curve } from '../math/curve.ts';
import { noise2 } from '../math/noise.ts';
import { roundPolygon, roundRect } from '../math/shapes.ts';
import { smoothstep } from '../math/scalar.ts';
import type { Hit, Surface } from '../render/surface.ts';
import { archRadius } from './body.ts';
import { makeGlazing } from './glazing.ts';
import { makeLamps } from './lamps.ts';
import type { Part } from '../render/world.ts';
import type { CarSpec } from './spec.ts';
import { makePanelLines } from './panelLines.ts';
import { shadeChip, shadeDamage } from './damage.ts';
import type { Damage } from './damage.ts';

/** How the shell looks at each point: paint, glass, lamps, grille, plastic, panel gaps, damage. */
export function makeSkin(
  spec: CarSpec,
  damages: readonly Damage[],
): Pick<Part, 'shade' | 'through'> {
  const pane = makeGlazing(spec);
  const lamp = makeLamps(spec);
  const lines = makePanelLines(spec);
  const grille = roundPolygon(spec.grille, 0.02);
  const intake = roundPolygon(spec.intake, 0.03);
  const arch = archRadius(spec);
  const foot = spec.screenGlass[0][1];
  const cowl = curve(spec.screen)(foot);
  const wheelDistance = (x: number, y: number): number =>
    Math.hypot(Math.abs(x) - spec.axle, y - spec.wheel.radius);

  const shade = (hit: Hit, s: Surface): void => {
    const { x, y, nx, ny } = hit;
    const a = Math.abs(hit.z);
    const kind = pane(x, y, a, nx, ny);
    if (kind === 'screen' || kind === 'side' || kind === 'back' || kind === 'rearSide') {
      glass(kind, spec, s);
      if (kind === 'screen') shadeChip(damages, hit, s);
      return;
    }
    if (kind === 'rim' || kind === 'post') return gloss(s);
    if (hit.back) return lining(hit, s);
    if (lamp(hit, s)) return;
    if (a < 0.7 && Math.abs(y - foot) < 0.05 && x < cowl - 0.15 * a * a + 0.03 && x > 0.5)
      return plastic(hit, s);
    if (x > spec.axle + 0.4 && nx > 0.2) {
      const d = grille(a, y);
      const e = intake(a, y);
      if (d < 0.014 || e < 0) return mouth(hit, Math.min(d, e), d < 0.014 && d > 0, s);
      if (Math.hypot((a - spec.fog[0]) * 0.8, y - spec.fog[1]) < 0.043)
        return fogLamp(hit, spec, s);
      if (roundRect(a - spec.fog[0], y - spec.fog[1] + 0.01, 0.1, 0.062, 0.03) < 0)
        return plastic(hit, s);
    }
    const wheel = wheelDistance(x, y);
    const low = y < spec.floor + (spec.cladding ? 0.14 : 0.035);
    if (ny < -0.6 || low || (spec.cladding && wheel < arch + 0.075 && a > 0.6))
      return plastic(hit, s);
    if (x < -spec.axle && nx < -0.5 && y < spec.floor + 0.16 && a < 0.62) return plastic(hit, s);
    lacquer(spec, hit, s);
    if (damages.length > 0) shadeDamage(damages, hit, s);
    lines(hit, s);
    if (wheel < arch + 0.004) s.blend(0.01, 0.01, 0.01, 0.6);
  };

  const through = (x: number, y: number, z: number, nx: number, ny: number): number => {
    const a = Math.abs(z);
    if (a > 0.45 && y < 0.9 && wheelDistance(x, y) < arch) return 1;
    if (y < 0.85) return 0;
    const kind = pane(x, y, a, nx, ny);
    if (kind === 'screen' || kind === 'side') return 0.78;
    return kind === 'back' || kind === 'rearSide' ? spec.rearTint : 0;
  };
  return { shade, through };
}

/** Painted metal: color coat with flakes under clear lacquer. */
export function lacquer(spec: CarSpec, hit: Hit, s: Surface): void {
  const [r, g, b] = spec.paint.color;
  s.color(r, g, b);
  s.metal = spec.paint.metal;
  s.coat = 1;
  s.f0 = 0.045;
  s.open = smoothstep(-0.9, 0.1, hit.ny) * smoothstep(0.1, 0.6, hit.y) * 0.5 + 0.5;
  const wave = 0.0022;
  s.bend(
    (noise2(hit.x * 16, hit.y * 16 + hit.z * 9) - 0.5) * wave,
    (noise2(hit.z * 16 + 7, hit.x * 16) - 0.5) * wave,
    0,
  );
}

function glass(kind: string, spec: CarSpec, s: Surface): void {
  const t = kind === 'screen' || kind === 'side' ? 0.82 : spec.rearTint;
  s.color(0.02, 0.022, 0.02);
  s.coat = 1;
  s.f0 = 0.05;
  s.passR = t * 0.93;
  s.passG = t;
  s.passB = t * 0.95;
}

function gloss(s: Surface): void {
  s.color(0.012, 0.012, 0.013);
  s.coat = 0.8;
}

/** The inside of the shell: headliner above, dark trim below. */
function lining(hit: Hit, s: Surface): void {
  if (hit.y > 1.18) s.color(0.44, 0.43, 0.41);
  else s.color(0.03, 0.03, 0.032);
}

function plastic(hit: Hit, s: Surface): void {
  const grain = 0.9 + 0.2 * noise2(hit.x * 300, hit.y * 300 + hit.z * 300);
  s.color(0.028 * grain, 0.028 * grain, 0.03 * grain);
  s.shine = 0.08;
  s.sharpness = 12;
  s.open = 0.75;
}

/** Grille and intake: a honeycomb of dark bars inside a bright frame. */
function mouth(hit: Hit, d: number, frame: boolean, s: Surface): void {
  if (frame) {
    s.color(0.62, 0.63, 0.64);
    s.coat = 1;
    s.f0 = 0.55;
    return;
  }
  const row = hit.y / 0.026;
  const bar = Math.abs(row - Math.floor(row) - 0.5) < 0.2;
  const post = Math.abs(((hit.z / 0.11) % 1) - Math.round((hit.z / 0.11) % 1)) < 0.045;
  const tone = bar || post ? 0.045 : 0.006;
  s.color(tone, tone, tone);
  s.coat = bar ? 0.6 : 0;
  s.open = smoothstep(0.01, -0.03, d) * -0.4 + 0.8;
  if (bar) s.bend(0, row - Math.floor(row) - 0.5, 0);
}

function fogLamp(hit: Hit, spec: CarSpec, s: Surface): void {
  const d = Math.hypot((Math.abs(hit.z) - spec.fog[0]) * 0.8, hit.y - spec.fog[1]);
  if (d > 0.042) s.color(0.05, 0.05, 0.052);
  else {
    const rings = 0.4 + 0.25 * Math.sin(d * 700);
    s.color(rings, rings, rings * 1.02);
    s.coat = 1;
    s.f0 = 0.08;
    if (roundRect(Math.abs(hit.z) - spec.fog[0], hit.y - spec.fog[1], 0.012, 0.01, 0.005) < 0)
      s.glow(0.2, 0.2, 0.2);
  }
}
