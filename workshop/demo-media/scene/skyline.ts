import { mix, smoothstep } from '../math/scalar.ts';
import { fbm2, noise2 } from '../math/noise.ts';
import type { Scene } from './place.ts';

/** Paints trees and far houses over the lower sky. */
export function skyline(stage: Scene, dx: number, dy: number, dz: number, out: Float64Array): void {
  const around = Math.atan2(dz, dx);
  const level = dy / Math.sqrt(1 - dy * dy);
  const dim = mix(1, 0.3, stage.place.dusk);
  const lit = 0.55 + 0.45 * Math.cos(around - Math.atan2(-stage.sun.z, -stage.sun.x));
  layer(out, around, level, 11, 0.035, 0.05, dim, 0.55, lit);
  layer(out, around, level, 17, 0.0, 0.13, dim, 0.2, lit);
}

function layer(
  out: Float64Array,
  around: number,
  level: number,
  crowns: number,
  base: number,
  height: number,
  dim: number,
  haze: number,
  lit: number,
): void {
  const shape =
    noise2(around * crowns + 40, crowns) * 0.75 + fbm2(around * 60, level * 60 + crowns, 5) * 0.4;
  const top = base + height * (shape - 0.18);
  const cover = smoothstep(0.0025, -0.0025, level - top);
  if (cover <= 0) return;
  const leaf = fbm2(around * 130, level * 130, 4);
  const depth = smoothstep(top - 0.09, top, level);
  const light = (0.1 + leaf * 1.35) * mix(0.45, 1, depth) * mix(0.5, 1.1, lit) * dim;
  out[0] = mix(out[0], mix(0.085 * light, 0.42 * dim, haze), cover);
  out[1] = mix(out[1], mix(0.14 * light, 0.52 * dim, haze), cover);
  out[2] = mix(out[2], mix(0.05 * light, 0.6 * dim, haze), cover);
}
