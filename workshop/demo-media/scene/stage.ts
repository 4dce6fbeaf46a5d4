import { clamp, mix, smoothstep } from '../math/scalar.ts';
import type { Hit, Surface } from '../render/surface.ts';
import { skyColor } from './sky.ts';
import { shadeGround } from './ground.ts';
import { shadeWall } from './wall.ts';
import { skyline } from './skyline.ts';
import type { Place, Scene, Sun, Wall } from './place.ts';

const GROUND = -1;

/** The ground, buildings and sky around the car. */
export class Stage implements Scene {
  readonly sun: Sun;
  readonly place: Place;
  /** Indirect light from what blocks the sky. */
  readonly bounce: number;
  /** What the last `reach` hit: -1 the ground, otherwise an index of a wall. */
  face = GROUND;

  constructor(place: Place) {
    this.place = place;
    this.bounce = mix(0.1, 0.05, place.dusk);
    const h = (place.sunHeight * Math.PI) / 180;
    const a = (place.sunBearing * Math.PI) / 180;
    const power = mix(3.0, 0.5, place.dusk);
    this.sun = {
      x: Math.cos(h) * Math.cos(a),
      y: Math.sin(h),
      z: Math.cos(h) * Math.sin(a),
      r: power,
      g: power * mix(0.93, 0.62, place.dusk),
      b: power * mix(0.82, 0.32, place.dusk),
      softness: 0.035,
    };
  }

  /** Distance to the first solid of the stage; Infinity is the sky. */
  reach(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    let best = Infinity;
    if (dy < -1e-5 && oy > 0) {
      best = -oy / dy;
      this.face = GROUND;
    }
    const { walls } = this.place;
    for (let i = 0; i < walls.length; i++) {
      const t = enterBox(walls[i], ox, oy, oz, dx, dy, dz);
      if (t < best) {
        best = t;
        this.face = i;
      }
    }
    return best;
  }

  /** Cosine between the face's normal and the ray, 0..1. */
  facing(face: number, hit: Hit): number {
    if (face === GROUND) return -hit.dy;
    this.turn(face, hit);
    return Math.abs(hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz);
  }

  /** Fills the surface of a face. */
  shade(face: number, hit: Hit, s: Surface): void {
    if (face === GROUND) {
      hit.nx = hit.nz = s.nx = s.nz = 0;
      hit.ny = s.ny = 1;
      shadeGround(this.place, hit, s);
    } else {
      this.turn(face, hit);
      s.reset(hit);
      shadeWall(this.place.walls[face], this.place.dusk, hit, s);
    }
  }

  /** 0 if a building blocks the sun. */
  sunAt(x: number, y: number, z: number): number {
    for (const wall of this.place.walls)
      if (
        wall.hi[1] > 0.5 &&
        enterBox(wall, x, y, z, this.sun.x, this.sun.y, this.sun.z) < Infinity
      )
        return 0;
    return 1;
  }

  /** Color of the sky in a direction, with trees and houses along the horizon. */
  sky(dx: number, dy: number, dz: number, out: Float64Array): void {
    skyColor(this, dx, dy, dz, out);
    if (dy < 0.3) skyline(this, dx, dy, dz, out);
  }

  /** Sky and ground seen blurred in a direction: for matt reflections. */
  soft(dx: number, dy: number, dz: number, out: Float64Array): void {
    const d = this.place.dusk;
    const up = smoothstep(-0.25, 0.45, dy);
    const high = clamp(dy, 0, 1);
    const glow = Math.max(0, dx * this.sun.x + dz * this.sun.z) ** 2 * (1 - high);
    const dim = mix(1, 0.28, d);
    out[0] = mix(0.2 * dim, mix(mix(1.02, 0.55, d), mix(0.5, 0.17, d), high) + glow * 0.25, up);
    out[1] = mix(0.19 * dim, mix(mix(1.06, 0.42, d), mix(0.7, 0.22, d), high) + glow * 0.18, up);
    out[2] = mix(0.18 * dim, mix(mix(1.12, 0.46, d), mix(1.06, 0.42, d), high) + glow * 0.08, up);
  }

  /** Light of the open sky on a surface with the given normal. */
  ambient(nx: number, ny: number, nz: number, out: Float64Array): void {
    this.soft(nx * 0.6, ny * 0.75 + 0.1, nz * 0.6, out);
    for (let c = 0; c < 3; c++) out[c] *= 0.7;
  }

  private turn(face: number, hit: Hit): void {
    const { lo, hi } = this.place.walls[face];
    const p = [hit.x, hit.y, hit.z];
    let axis = 0;
    let sign = 1;
    let best = Infinity;
    for (let c = 0; c < 3; c++) {
      if (Math.abs(p[c] - lo[c]) < best) [best, axis, sign] = [Math.abs(p[c] - lo[c]), c, -1];
      if (Math.abs(p[c] - hi[c]) < best) [best, axis, sign] = [Math.abs(p[c] - hi[c]), c, 1];
    }
    hit.nx = axis === 0 ? sign : 0;
    hit.ny = axis === 1 ? sign : 0;
    hit.nz = axis === 2 ? sign : 0;
  }
}

function enterBox(
  wall: Wall,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const { lo, hi } = wall;
  const x0 = (lo[0] - ox) / dx;
  const x1 = (hi[0] - ox) / dx;
  const y0 = (lo[1] - oy) / dy;
  const y1 = (hi[1] - oy) / dy;
  const z0 = (lo[2] - oz) / dz;
  const z1 = (hi[2] - oz) / dz;
  const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
  const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
  return near <= far && near > 1e-4 ? near : Infinity;
}
