import type { Solid } from '../math/solids.ts';
import type { Mesh } from './mesh.ts';

/** Corner of a box, meters. */
export type Corner = readonly [number, number, number];

const BLOCK = 6;

/**
 * Meshes the zero surface of a solid by surface nets, then pulls every vertex onto the surface and takes
 * its normal from the solid itself: a coarse mesh still shades as the smooth form.
 * @param cell edge of a grid cell, meters
 */
export function meshSolid(solid: Solid, lo: Corner, hi: Corner, cell: number): Mesh {
  const size = [0, 1, 2].map((i) => Math.ceil((hi[i] - lo[i]) / cell / BLOCK) * BLOCK + 1);
  const [nx, ny, nz] = size;
  const values = sampleNearSurface(solid, lo, cell, nx, ny, nz);
  const strideY = nx;
  const strideZ = nx * ny;
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const corners = [
    0,
    1,
    strideY,
    strideY + 1,
    strideZ,
    strideZ + 1,
    strideZ + strideY,
    strideZ + strideY + 1,
  ];
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const o = i + j * strideY + k * strideZ;
        let inside = 0;
        for (let c = 0; c < 8; c++) if (values[o + corners[c]] < 0) inside++;
        if (inside === 0 || inside === 8) continue;
        vertexOf[o] = positions.length / 3;
        pushVertex(values, corners, o, positions, lo, cell, i, j, k);
      }
  const indices = joinCells(values, vertexOf, nx, ny, nz);
  const out = Float32Array.from(positions);
  const normals = settle(solid, out, cell);
  return { positions: out, normals, indices };
}

/** Evaluates only blocks the surface can cross; elsewhere the sign of the block's middle is enough. */
function sampleNearSurface(
  solid: Solid,
  lo: Corner,
  cell: number,
  nx: number,
  ny: number,
  nz: number,
): Float32Array {
  const values = new Float32Array(nx * ny * nz).fill(1e9);
  const reach = BLOCK * cell * 0.9 * 2;
  for (let bz = 0; bz < nz; bz += BLOCK)
    for (let by = 0; by < ny; by += BLOCK)
      for (let bx = 0; bx < nx; bx += BLOCK) {
        const h = (BLOCK * cell) / 2;
        const middle = solid(lo[0] + bx * cell + h, lo[1] + by * cell + h, lo[2] + bz * cell + h);
        const far = Math.abs(middle) > reach;
        for (let k = bz; k <= Math.min(bz + BLOCK, nz - 1); k++)
          for (let j = by; j <= Math.min(by + BLOCK, ny - 1); j++)
            for (let i = bx; i <= Math.min(bx + BLOCK, nx - 1); i++) {
              const o = i + (j + k * ny) * nx;
              if (values[o] < 1e8 && (far || Math.abs(values[o]) < reach)) continue;
              values[o] = far
                ? middle
                : solid(lo[0] + i * cell, lo[1] + j * cell, lo[2] + k * cell);
            }
      }
  return values;
}

const EDGES = [0, 1, 0, 2, 0, 4, 1, 3, 1, 5, 2, 3, 2, 6, 3, 7, 4, 5, 4, 6, 5, 7, 6, 7];

function pushVertex(
  values: Float32Array,
  corners: readonly number[],
  o: number,
  positions: number[],
  lo: Corner,
  cell: number,
  i: number,
  j: number,
  k: number,
): void {
  let x = 0;
  let y = 0;
  let z = 0;
  let count = 0;
  for (let e = 0; e < EDGES.length; e += 2) {
    const a = EDGES[e];
    const b = EDGES[e + 1];
    const va = values[o + corners[a]];
    const vb = values[o + corners[b]];
    if (va < 0 === vb < 0) continue;
    const t = va / (va - vb);
    x += (a & 1) + ((b & 1) - (a & 1)) * t;
    y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
    z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
    count++;
  }
  positions.push(
    lo[0] + (i + x / count) * cell,
    lo[1] + (j + y / count) * cell,
    lo[2] + (k + z / count) * cell,
  );
}

function joinCells(
  values: Float32Array,
  vertexOf: Int32Array,
  nx: number,
  ny: number,
  nz: number,
): Uint32Array {
  const indices: number[] = [];
  const strides = [1, nx, nx * ny];
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const o = i + j * nx + k * nx * ny;
        const inside = values[o] < 0;
        for (let axis = 0; axis < 3; axis++) {
          if (inside === values[o + strides[axis]] < 0) continue;
          const u = strides[(axis + 1) % 3];
          const v = strides[(axis + 2) % 3];
          const a = vertexOf[o];
          const b = vertexOf[o - u];
          const c = vertexOf[o - u - v];
          const d = vertexOf[o - v];
          if (a < 0 || b < 0 || c < 0 || d < 0) continue;
          if (inside) indices.push(a, b, c, a, c, d);
          else indices.push(a, c, b, a, d, c);
        }
      }
  return Uint32Array.from(indices);
}

function settle(solid: Solid, positions: Float32Array, cell: number): Float32Array {
  const normals = new Float32Array(positions.length);
  const e = Math.min(0.002, cell * 0.2);
  for (let i = 0; i < positions.length; i += 3) {
    for (let step = 0; step < 2; step++) {
      const x = positions[i];
      const y = positions[i + 1];
      const z = positions[i + 2];
      const f = solid(x, y, z);
      const gx = (solid(x + e, y, z) - f) / e;
      const gy = (solid(x, y + e, z) - f) / e;
      const gz = (solid(x, y, z + e) - f) / e;
      const g2 = gx * gx + gy * gy + gz * gz || 1;
      const length = Math.sqrt(g2);
      normals[i] = gx / length;
      normals[i + 1] = gy / length;
      normals[i + 2] = gz / length;
      const move = Math.max(-cell * 0.5, Math.min(cell * 0.5, f / length));
      positions[i] -= (gx / length) * move;
      positions[i + 1] -= (gy / length) * move;
      positions[i + 2] -= (gz / length) * move;
    }
  }
  return normals;
}
