import { mix, smoothstep } from '../math/scalar.ts';
import { fbm2, hash3, noise2 } from '../math/noise.ts';
import { roundRect } from '../math/shapes.ts';
import type { Hit, Surface } from '../render/surface.ts';
import type { Place } from './place.ts';

/** Asphalt with stones, patches and painted bays, darker under the car; grass beyond the yard. */
export function shadeGround(place: Place, hit: Hit, s: Surface): void {
  const { x, z, footprint } = hit;
  const patch = fbm2(x * 0.35 + 9, z * 0.35, 3);
  let tone = 0.125 + (patch - 0.5) * 0.06;
  const near = smoothstep(0.012, 0.003, footprint);
  if (near > 0) tone *= 1 + near * (noise2(x * 110, z * 110) - 0.5) * 0.7;
  const middle = smoothstep(0.06, 0.015, footprint);
  if (middle > 0) tone *= 1 + middle * (noise2(x * 28, z * 28) - 0.5) * 0.22;
  const stain = smoothstep(0.62, 0.72, fbm2(x * 0.8 + 31, z * 0.8 + 4, 3));
  tone *= 1 - stain * 0.25;
  s.color(tone * 1.02, tone, tone * 0.97);
  paint(hit, s);
  verge(hit, s);
  const [hl, hw] = place.footprint;
  const d = roundRect(x, z, hl, hw, 0.35);
  const shade = d > 0 ? Math.exp(-d * 3.2) * 0.62 : mix(0.62, 0.93, smoothstep(0, -0.35, d));
  s.open = 1 - shade;
  s.shine = 0.04;
  s.sharpness = 6;
}

/** White lines of the parking bays, worn. */
function paint(hit: Hit, s: Surface): void {
  const { x, z } = hit;
  if (x < -2.9 || x > 2.6) return;
  const bay = Math.abs((((z + 1.45) % 2.9) + 2.9) % 2.9);
  const d = Math.min(bay, 2.9 - bay) - 0.05;
  const back = Math.abs(x + 2.85) - 0.05;
  const line = Math.min(d, back);
  const soft = Math.max(0.003, hit.footprint * 0.7);
  const worn = smoothstep(0.25, 0.5, fbm2(x * 3 + 2, z * 3, 3));
  s.blend(0.72, 0.71, 0.68, smoothstep(soft, -soft, line) * worn * 0.85);
}

/** Grass outside the paved yard. */
function verge(hit: Hit, s: Surface): void {
  const { x, z } = hit;
  const d = roundRect(x, z, 26, 9.6, 2);
  if (d < 0) return;
  const blade = hit.footprint < 0.05 ? hash3(x * 40, z * 40, 3) * 0.5 : 0.25;
  const tuft = fbm2(x * 0.7, z * 0.7, 3);
  s.color(
    0.055 + blade * 0.04 + tuft * 0.05,
    0.075 + blade * 0.05 + tuft * 0.04,
    0.03 + blade * 0.02,
  );
}
