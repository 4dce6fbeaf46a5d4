import { clamp, mix, smoothstep } from '../math/scalar.ts';
import { fbm2 } from '../math/noise.ts';
import type { Scene } from './place.ts';

/** Sky gradient with soft clouds and a glow about the sun. */
export function skyColor(
  stage: Scene,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
  const { sun, place } = stage;
  const d = place.dusk;
  const high = clamp(dy, 0, 1) ** 0.55;
  const toSun = Math.max(0, dx * sun.x + dy * sun.y + dz * sun.z);
  const warm = d * Math.max(0, dx * sun.x + dz * sun.z) * (1 - high);
  let r = mix(mix(0.86, 0.6, d), mix(0.2, 0.1, d), high) + warm * 0.9;
  let g = mix(mix(0.95, 0.45, d), mix(0.43, 0.17, d), high) + warm * 0.32;
  let b = mix(mix(1.05, 0.5, d), mix(0.92, 0.42, d), high) + warm * 0.02;
  if (dy > 0.02) {
    const u = dx / (dy + 0.18);
    const v = dz / (dy + 0.18);
    const cover =
      smoothstep(0.46, 0.74, fbm2(u * 0.9 + 3.1, v * 1.5, 4)) * smoothstep(0.02, 0.2, dy) * 0.85;
    r = mix(r, mix(1.28, 0.75, d), cover);
    g = mix(g, mix(1.27, 0.5, d), cover);
    b = mix(b, mix(1.26, 0.52, d), cover);
  }
  const halo = toSun ** 60 * 0.6 + toSun ** 8 * 0.1;
  out[0] = r + halo * sun.r * 0.5;
  out[1] = g + halo * sun.g * 0.5;
  out[2] = b + halo * sun.b * 0.5;
}
