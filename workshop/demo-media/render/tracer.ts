import { hash3 } from '../math/noise.ts';
import type { Stage } from '../scene/stage.ts';
import { Hit, Surface } from './surface.ts';
import type { World } from './world.ts';

const MAX_DEPTH = 6;

/** Traces light back from the lens: sun with shadow, sky, reflections and glass. */
export class Tracer {
  /** Color of the last ray, linear. */
  r = 0;
  g = 0;
  b = 0;
  private readonly world: World;
  private readonly stage: Stage;
  private readonly bounce: number;
  private readonly hits = Array.from({ length: MAX_DEPTH + 2 }, () => new Hit());
  private readonly surfaces = Array.from({ length: MAX_DEPTH + 2 }, () => new Surface());
  private readonly probe = new Hit();
  private readonly rgb = new Float64Array(3);
  private seedX = 0;
  private seedY = 0;
  private draws = 0;

  /** @param bounce indirect light where the sky is hidden: more inside a cabin */
  constructor(world: World, stage: Stage, bounce: number) {
    this.world = world;
    this.stage = stage;
    this.bounce = bounce;
  }

  /** Starts the random sequence of one sample, so that a picture is the same every time. */
  seed(px: number, py: number, sample: number): void {
    this.seedX = hash3(px, py, 1) + sample * 0.7548776662;
    this.seedY = hash3(px, py, 2) + sample * 0.569840291;
    this.draws = 0;
  }

  /** Traces one ray into `r`, `g`, `b`. `pixel` is the width of a sample at one meter. */
  trace(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    pixel: number,
  ): void {
    this.follow(ox, oy, oz, dx, dy, dz, pixel, 0, 0);
  }

  private follow(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    pixel: number,
    path: number,
    depth: number,
  ): void {
    const hit = this.hits[depth];
    const stage = this.stage;
    const limit = stage.reach(ox, oy, oz, dx, dy, dz);
    const face = stage.face;
    const part = this.world.first(ox, oy, oz, dx, dy, dz, limit, hit);
    if (part < 0 && limit === Infinity) {
      stage.sky(dx, dy, dz, this.rgb);
      [this.r, this.g, this.b] = [this.rgb[0], this.rgb[1], this.rgb[2]];
      return;
    }
    const s = this.surfaces[depth];
    if (part < 0) {
      hit.t = limit;
      hit.x = ox + dx * limit;
      hit.y = oy + dy * limit;
      hit.z = oz + dz * limit;
      hit.dx = dx;
      hit.dy = dy;
      hit.dz = dz;
      hit.back = false;
      hit.open = 1;
      hit.footprint = ((path + limit) * pixel) / Math.max(0.08, stage.facing(face, hit));
      s.reset(hit);
      stage.shade(face, hit, s);
    } else {
      hit.footprint = (path + hit.t) * pixel;
      s.reset(hit);
      this.world.parts[part].shade(hit, s);
    }
    if (s.nx * dx + s.ny * dy + s.nz * dz > 0 && hit.back) {
      s.nx = -s.nx;
      s.ny = -s.ny;
      s.nz = -s.nz;
    }
    this.lit(hit, s, pixel, path + hit.t, depth);
  }

  /** Adds up what leaves the surface towards the viewer. */
  private lit(hit: Hit, s: Surface, pixel: number, path: number, depth: number): void {
    const { sun } = this.stage;
    const { nx, ny, nz } = s;
    const [x, y, z] = [hit.x + nx * 1e-3, hit.y + ny * 1e-3, hit.z + nz * 1e-3];
    let r = s.glowR;
    let g = s.glowG;
    let b = s.glowB;
    const solid = 1 - (s.passR + s.passG + s.passB) / 3;
    const facing = nx * sun.x + ny * sun.y + nz * sun.z;
    let sunlight = 0;
    if (facing > 0) {
      const j = sun.softness;
      const [jx, jy, jz] = [
        (this.next() - 0.5) * j,
        (this.next() - 0.5) * j,
        (this.next() - 0.5) * j,
      ];
      sunlight = this.stage.sunAt(x, y, z);
      if (sunlight > 0)
        sunlight *= this.world.light(x, y, z, sun.x + jx, sun.y + jy, sun.z + jz, 40, this.probe);
    }
    if (solid > 0.01) {
      this.skyLight(s, hit);
      const direct = facing > 0 ? facing * sunlight : 0;
      r += s.r * (this.rgb[0] + sun.r * direct) * solid;
      g += s.g * (this.rgb[1] + sun.g * direct) * solid;
      b += s.b * (this.rgb[2] + sun.b * direct) * solid;
    }
    const cos = -(nx * hit.dx + ny * hit.dy + nz * hit.dz);
    const rx = hit.dx + 2 * cos * nx;
    const ry = hit.dy + 2 * cos * ny;
    const rz = hit.dz + 2 * cos * nz;
    const aligned = Math.max(0, rx * sun.x + ry * sun.y + rz * sun.z);
    if (s.metal > 0) {
      const lobe = aligned ** 18 * 0.9 * sunlight * s.metal;
      this.stage.soft(rx, ry, rz, this.rgb);
      const sky = s.metal * s.open * hit.open;
      r += s.r * (sun.r * lobe + this.rgb[0] * sky);
      g += s.g * (sun.g * lobe + this.rgb[1] * sky);
      b += s.b * (sun.b * lobe + this.rgb[2] * sky);
    }
    if (s.shine > 0) {
      const lobe = aligned ** s.sharpness * s.shine * sunlight;
      r += sun.r * lobe;
      g += sun.g * lobe;
      b += sun.b * lobe;
    }
    const fresnel =
      s.coat > 0 ? s.coat * (s.f0 + (1 - s.f0) * (1 - Math.max(0, Math.min(1, cos))) ** 5) : 0;
    if (fresnel > 0.004 && depth < MAX_DEPTH - 2) {
      const [tr, tg, tb] = s.f0 > 0.3 ? [s.r, s.g, s.b] : [1, 1, 1];
      const spot = sunlight * aligned ** 900 * 60 * fresnel;
      const keep = 1 - fresnel;
      r *= keep;
      g *= keep;
      b *= keep;
      const pass = [s.passR * keep, s.passG * keep, s.passB * keep];
      this.follow(x, y, z, rx, ry, rz, pixel * 5, path, depth + 1);
      r += Math.min(this.r, 6) * fresnel * tr + sun.r * spot;
      g += Math.min(this.g, 6) * fresnel * tg + sun.g * spot;
      b += Math.min(this.b, 6) * fresnel * tb + sun.b * spot;
      this.behind(hit, s, pass[0], pass[1], pass[2], pixel, path, depth, r, g, b);
      return;
    }
    this.behind(hit, s, s.passR, s.passG, s.passB, pixel, path, depth, r, g, b);
  }

  /** Adds what shines through from behind and leaves the sum in `r`, `g`, `b`. */
  private behind(
    hit: Hit,
    s: Surface,
    pr: number,
    pg: number,
    pb: number,
    pixel: number,
    path: number,
    depth: number,
    r: number,
    g: number,
    b: number,
  ): void {
    if (s.passR + s.passG + s.passB > 0.01 && depth < MAX_DEPTH) {
      const e = 1.5e-3;
      const [dx, dy, dz] = [hit.dx, hit.dy, hit.dz];
      this.follow(
        hit.x + dx * e,
        hit.y + dy * e,
        hit.z + dz * e,
        dx,
        dy,
        dz,
        pixel,
        path,
        depth + 1,
      );
      r += this.r * pr;
      g += this.g * pg;
      b += this.b * pb;
    }
    this.r = r;
    this.g = g;
    this.b = b;
  }

  /** Light from the whole sky at a point, into `rgb`: direct skylight and indirect light. */
  private skyLight(s: Surface, hit: Hit): void {
    const open = hit.back ? Math.min(hit.open, 0.3) : hit.open;
    this.stage.ambient(s.nx, s.ny, s.nz, this.rgb);
    const bounce = this.bounce * (1 - open);
    this.rgb[0] = (this.rgb[0] * open + bounce) * s.open;
    this.rgb[1] = (this.rgb[1] * open + bounce * 0.97) * s.open;
    this.rgb[2] = (this.rgb[2] * open + bounce * 0.92) * s.open;
  }

  /** Next number of the sample's low-discrepancy sequence, 0..1. */
  private next(): number {
    const i = this.draws++;
    const v = (i & 1 ? this.seedY : this.seedX) + (i >> 1) * 0.6180339887 + i * 0.137;
    return v - Math.floor(v);
  }
}
