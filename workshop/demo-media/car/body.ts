import { curve } from '../math/curve.ts';
import { bell, smoothMax, smoothMin, smoothstep } from '../math/scalar.ts';
import { roundPolygon } from '../math/shapes.ts';
import type { Solid } from '../math/solids.ts';
import type { CarSpec } from './spec.ts';

/** Radius of the wheel opening. */
export const archRadius = (spec: CarSpec): number =>
  spec.wheel.radius + (spec.cladding ? 0.06 : 0.046);

/** The painted shell: lower body, cabin and spoiler in one smooth solid. */
export function bodySolid(spec: CarSpec): Solid {
  const lower = lowerBody(spec);
  const cabin = cabinSolid(spec);
  const wing = spec.spoiler ? spoiler(spec) : undefined;
  return (x, y, z) => {
    const a = Math.abs(z);
    let d = lower(x, y, a);
    if (y > 0.7) d = smoothMin(d, cabin(x, y, a), 0.045);
    if (wing && x < -1.2 && y > 1) d = smoothMin(d, wing(x, y, a), 0.03);
    return d;
  };
}

function lowerBody(spec: CarSpec): Solid {
  const top = curve(spec.top);
  const plan = curve(spec.plan);
  const section = curve(spec.section);
  const front = curve(spec.front);
  const rear = curve(spec.rear);
  const arch = archRadius(spec);
  const grille = roundPolygon(spec.grille, 0.02);
  const intake = roundPolygon(spec.intake, 0.03);
  const { crease, axle } = spec;
  return (x, y, a) => {
    const bonnet = smoothstep(0.9, 1.4, x);
    const dome = 0.014 * bonnet * (smoothstep(0.5, 0.36, a) - smoothstep(0.3, 0, a) * 0.4);
    const lid = y - (top(x) - 0.075 * a * a + dome);
    const ridge = y - (crease.y + crease.rise * x);
    const flank = smoothstep(2.05, 1.5, Math.abs(x));
    const between = smoothstep(axle - 0.35, axle - 0.6, Math.abs(x));
    const wheel = Math.hypot(Math.abs(x) - axle, y - spec.wheel.radius);
    const sideways =
      a -
      plan(x) -
      section(y) -
      crease.depth * Math.exp(-Math.abs(ridge) / (ridge > 0 ? 0.035 : 0.07)) * flank +
      0.016 * bell(y - spec.floor - 0.17, 0.07) * between -
      0.016 * smoothstep(arch + 0.09, arch + 0.01, wheel) -
      0.012 * bell(Math.abs(x) - axle, 0.4) * bell(y - spec.wheel.radius * 2.1, 0.14);
    const nose = x - (front(y) - 0.2 * a * a - 0.3 * a ** 6);
    const tail = rear(y) + 0.12 * a * a + 0.2 * a ** 6 - x;
    const ends = smoothMax(nose, tail, 0.1);
    let d = smoothMax(sideways, ends, 0.22);
    d = smoothMax(d, lid, 0.1);
    d = smoothMax(d, spec.floor - y + 0.05 * smoothstep(axle, axle + 0.9, Math.abs(x)) * -1, 0.05);
    if (x > axle) {
      const dent = Math.max(
        smoothstep(0.012, -0.012, grille(a, y)),
        smoothstep(0.012, -0.012, intake(a, y)),
      );
      d += dent * 0.03 * smoothstep(axle + 0.4, axle + 0.6, x);
    }
    return d;
  };
}

function cabinSolid(spec: CarSpec): Solid {
  const roof = curve(spec.roof);
  const screen = curve(spec.screen);
  const back = curve(spec.back);
  const cabin = curve(spec.cabin);
  const foot = spec.screenGlass[0][1] - 0.12;
  return (x, y, a) => {
    const lid = y - (roof(x) - 0.085 * a * a);
    const waist = 0.022 * ((x + 0.2) / 1.2) ** 2;
    const side = (a - cabin(y) + waist) * 0.93;
    const front = (x - screen(y) + 0.15 * a * a) * 0.6;
    const rear = (back(y) + 0.12 * a * a - x) * 0.8;
    const slope = smoothMax(front, rear, 0.05);
    return Math.max(smoothMax(smoothMax(lid, slope, 0.05), side, 0.09), foot - y);
  };
}

/** A lip that carries the roof line over the rear window. */
function spoiler(spec: CarSpec): Solid {
  const roof = curve(spec.roof);
  const back = curve(spec.back);
  return (x, y, a) => {
    const middle = roof(x) - 0.085 * a * a - 0.022;
    const start = back(middle);
    const along = Math.max(start - 0.16 + 0.1 * a * a - x, x - start - 0.25);
    const up = Math.abs(y - middle) - 0.018;
    return smoothMax(smoothMax(up, along, 0.03), a - 0.58, 0.05);
  };
}
