import type { Stage } from '../scene/stage.ts';
import { Hit } from './surface.ts';
import type { World } from './world.ts';

/** Maximum distance, in meters, at which a wall blocks skylight from a point. */
const REACH = 5;

/**
 * Computes each vertex's share of skylight, once per car: pictures then need no random sky rays and
 * have no noise.
 * @param rays directions tried per vertex
 */
export function bakeOpenness(world: World, stage: Stage, rays: number): void {
  const { positions, normals } = world.vertices;
  const count = positions.length / 3;
  const open = new Float32Array(count);
  const hit = new Hit();
  const rgb = new Float64Array(3);
  const set = directions(rays);
  for (let i = 0; i < count; i++) {
    const [nx, ny, nz] = [normals[i * 3], normals[i * 3 + 1], normals[i * 3 + 2]];
    const x = positions[i * 3] + nx * 0.004;
    const y = positions[i * 3 + 1] + ny * 0.004;
    const z = positions[i * 3 + 2] + nz * 0.004;
    let lit = 0;
    let all = 0;
    for (const [ux, uy, uz] of set) {
      const dx = nx + ux;
      const dy = ny + uy;
      const dz = nz + uz;
      const l = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
      stage.soft(dx / l, dy / l, dz / l, rgb);
      all += rgb[1];
      if (dy < 0 && y < 0.25 * -dy) continue;
      lit += rgb[1] * world.light(x, y, z, dx / l, dy / l, dz / l, REACH, hit);
    }
    open[i] = all > 0 ? lit / all : 1;
  }
  world.keepOpen(open);
}

/** Points spread evenly over the unit sphere; added to a normal they follow the cosine law. */
function directions(count: number): (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y) * 0.998;
    const a = i * 2.399963;
    return [Math.cos(a) * r, y * 0.998, Math.sin(a) * r] as const;
  });
}
