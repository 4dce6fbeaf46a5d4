/** Integer hash of a lattice point to 0..1, the same on every machine. */
export function hash3(x: number, y: number, z: number): number {
  let h =
    Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(z | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const fade = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise over a plane, 0..1. */
export const noise2 = (x: number, y: number): number => {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = fade(x - ix);
  const v = fade(y - iy);
  const a = hash3(ix, iy, 7);
  const b = hash3(ix + 1, iy, 7);
  const c = hash3(ix, iy + 1, 7);
  const d = hash3(ix + 1, iy + 1, 7);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
};

/** Several octaves of plane noise, 0..1: cloud, dirt, bark. */
export function fbm2(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += noise2(x, y) * amplitude;
    total += amplitude;
    amplitude *= 0.5;
    x = x * 2.03 + 17.1;
    y = y * 2.01 - 5.7;
  }
  return sum / total;
}
