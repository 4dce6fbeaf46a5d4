import type { Mesh } from './mesh.ts';

/**
 * A turned part about the z axis: a wheel's tire, a brake disc.
 * @param profile radius and z of points along the outline, in order
 * @param steps number of steps around
 */
export function revolve(profile: readonly (readonly [number, number])[], steps: number): Mesh {
  const rows = profile.length;
  const positions = new Float32Array(rows * steps * 3);
  const normals = new Float32Array(rows * steps * 3);
  const indices: number[] = [];
  for (let i = 0; i < rows; i++) {
    const before = profile[Math.max(0, i - 1)];
    const after = profile[Math.min(rows - 1, i + 1)];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const nr = (after[1] - before[1]) / length;
    const nz = -(after[0] - before[0]) / length;
    for (let s = 0; s < steps; s++) {
      const angle = (s / steps) * Math.PI * 2;
      const o = (i * steps + s) * 3;
      positions[o] = Math.cos(angle) * profile[i][0];
      positions[o + 1] = Math.sin(angle) * profile[i][0];
      positions[o + 2] = profile[i][1];
      normals[o] = Math.cos(angle) * nr;
      normals[o + 1] = Math.sin(angle) * nr;
      normals[o + 2] = nz;
      if (i + 1 < rows) {
        const next = (s + 1) % steps;
        const [a, b, c, d] = [
          i * steps + s,
          i * steps + next,
          (i + 1) * steps + s,
          (i + 1) * steps + next,
        ];
        indices.push(a, b, d, a, d, c);
      }
    }
  }
  return { positions, normals, indices: Uint32Array.from(indices) };
}
