/** Triangles with a normal per vertex. Positions in meters: x forward, y up, z to the car's right. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/** Rows of a 3×4 matrix: rotation and scale, then the shift. */
export type Placement = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** The mesh moved, turned or mirrored (rotations and mirrors only: normals turn alike). */
export function place(mesh: Mesh, m: Placement): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 0; i < positions.length; i += 3) {
    for (let row = 0; row < 3; row++) {
      const [a, b, c, d] = [m[row * 4], m[row * 4 + 1], m[row * 4 + 2], m[row * 4 + 3]];
      const p = mesh.positions;
      const n = mesh.normals;
      positions[i + row] = a * p[i] + b * p[i + 1] + c * p[i + 2] + d;
      normals[i + row] = a * n[i] + b * n[i + 1] + c * n[i + 2];
    }
  }
  return { positions, normals, indices: mesh.indices };
}

/** One mesh of several. */
export function merge(meshes: readonly Mesh[]): Mesh {
  const positions = new Float32Array(meshes.reduce((n, m) => n + m.positions.length, 0));
  const normals = new Float32Array(positions.length);
  const indices = new Uint32Array(meshes.reduce((n, m) => n + m.indices.length, 0));
  let vertex = 0;
  let index = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertex * 3);
    normals.set(mesh.normals, vertex * 3);
    for (let i = 0; i < mesh.indices.length; i++) indices[index + i] = mesh.indices[i] + vertex;
    index += mesh.indices.length;
    vertex += mesh.positions.length / 3;
  }
  return { positions, normals, indices };
}
