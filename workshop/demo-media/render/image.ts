import type { Stage } from '../scene/stage.ts';
import { makeLens } from './camera.ts';
import type { Camera } from './camera.ts';
import { Tracer } from './tracer.ts';
import type { World } from './world.ts';

/** Effort and light of one picture. */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  /** Samples per pixel edge: 2 is four samples a pixel. */
  readonly edge: number;
  /** Brightness: 1 leaves it unchanged. */
  readonly light?: number;
  /** Indirect light in shade; the stage's own if absent. */
  readonly bounce?: number;
}

/** Renders a picture to 8-bit RGB rows. */
export function renderImage(world: World, stage: Stage, camera: Camera, e: Exposure): Uint8Array {
  const lens = makeLens(camera, e.width, e.height);
  const tracer = new Tracer(world, stage, e.bounce ?? stage.bounce);
  const [ox, oy, oz] = camera.from;
  const out = new Uint8Array(e.width * e.height * 3);
  const samples = e.edge * e.edge;
  /** Opposite corners first: where they agree, two samples are enough. */
  const order = [
    0,
    samples - 1,
    ...Array.from({ length: Math.max(0, samples - 2) }, (_, i) => i + 1),
  ].slice(0, samples);
  const gain = e.light ?? 1;
  for (let py = 0; py < e.height; py++)
    for (let px = 0; px < e.width; px++) {
      let [r, g, b] = [0, 0, 0];
      let taken = 0;
      let [firstR, firstG, firstB] = [0, 0, 0];
      for (const s of order) {
        lens.aim(px + ((s % e.edge) + 0.5) / e.edge, py + (Math.floor(s / e.edge) + 0.5) / e.edge);
        tracer.seed(px, py, s);
        tracer.trace(ox, oy, oz, lens.d[0], lens.d[1], lens.d[2], lens.pixel / e.edge);
        const [fr, fg, fb] = [film(tracer.r * gain), film(tracer.g * gain), film(tracer.b * gain)];
        r += fr;
        g += fg;
        b += fb;
        taken++;
        if (taken === 1) [firstR, firstG, firstB] = [fr, fg, fb];
        else if (taken === 2 && alike(fr - firstR, fg - firstG, fb - firstB, firstG)) break;
      }
      const fall = vignette(px / e.width, py / e.height);
      const o = (py * e.width + px) * 3;
      out[o] = encode((r / taken) * fall);
      out[o + 1] = encode((g / taken) * fall);
      out[o + 2] = encode((b / taken) * fall);
    }
  return out;
}

/** Whether two samples of a pixel differ less than the eye would see. */
const alike = (r: number, g: number, b: number, level: number): boolean =>
  Math.abs(r) + Math.abs(g) + Math.abs(b) < 0.012 + 0.06 * level;

/** Film curve: keeps the middle, rolls off the lights as a phone's picture does. */
function film(v: number): number {
  const x = Math.max(0, v) * 0.66;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
}

const vignette = (u: number, v: number): number => 1 - 0.22 * ((u - 0.5) ** 2 + (v - 0.5) ** 2);

const encode = (v: number): number =>
  Math.round((v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255);
