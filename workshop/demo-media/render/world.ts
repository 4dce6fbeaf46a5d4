import type { Mesh } from '../mesh/mesh.ts';
import { buildBvh } from './bvh.ts';
import type { Bvh } from './bvh.ts';
import type { Hit, Shader } from './surface.ts';

/** A mesh and how it looks. */
export interface Part {
  readonly mesh: Mesh;
  readonly shade: Shader;
  /** Share of light that passes at a point: 1 is a hole, 0 (or absent) is solid. */
  readonly through?: (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
  ) => number;
}

/** All parts of a scene in one tree. */
export class World {
  readonly parts: readonly Part[];
  /** All corners of all parts, three numbers each. */
  readonly vertices: { readonly positions: Float32Array; readonly normals: Float32Array };
  private readonly bvh: Bvh;
  private readonly normals: Float32Array;
  private readonly open: Float32Array;
  private readonly corners: Uint32Array;
  private readonly partOf: Uint8Array;
  private readonly stack = new Int32Array(128);
  private slot = -1;
  private u = 0;
  private v = 0;
  private t = 0;

  constructor(parts: readonly Part[]) {
    this.parts = parts;
    const triangles = parts.reduce((n, p) => n + p.mesh.indices.length / 3, 0);
    const vertices = parts.reduce((n, p) => n + p.mesh.positions.length, 0);
    const positions = new Float32Array(vertices);
    const normals = new Float32Array(vertices);
    const indices = new Uint32Array(triangles * 3);
    const owner = new Uint8Array(triangles);
    let vertex = 0;
    let index = 0;
    parts.forEach(({ mesh }, p) => {
      positions.set(mesh.positions, vertex * 3);
      normals.set(mesh.normals, vertex * 3);
      owner.fill(p, index / 3, (index + mesh.indices.length) / 3);
      for (let i = 0; i < mesh.indices.length; i++) indices[index + i] = mesh.indices[i] + vertex;
      vertex += mesh.positions.length / 3;
      index += mesh.indices.length;
    });
    this.bvh = buildBvh(positions, indices);
    this.partOf = new Uint8Array(triangles);
    this.corners = new Uint32Array(triangles * 3);
    this.open = new Float32Array(positions.length / 3).fill(1);
    this.normals = new Float32Array(triangles * 9);
    this.vertices = { positions, normals };
    this.bvh.source.forEach((t, s) => {
      this.partOf[s] = owner[t];
      for (let c = 0; c < 3; c++) this.corners[s * 3 + c] = indices[t * 3 + c];
      for (let c = 0; c < 3; c++)
        for (let a = 0; a < 3; a++)
          this.normals[s * 9 + c * 3 + a] = normals[indices[t * 3 + c] * 3 + a];
    });
  }

  /**
   * First visible hit before `limit`; holes are skipped.
   * @returns the index of the part, or -1
   */
  first(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    limit: number,
    hit: Hit,
  ): number {
    let from = 1e-4;
    for (let tries = 0; tries < 16; tries++) {
      if (!this.nearest(ox, oy, oz, dx, dy, dz, from, limit)) return -1;
      const part = this.partOf[this.slot];
      this.fill(hit, ox, oy, oz, dx, dy, dz);
      const through = this.parts[part].through;
      if (!through || through(hit.x, hit.y, hit.z, hit.nx, hit.ny, hit.nz) < 1) return part;
      from = this.t + 2e-4;
    }
    return -1;
  }

  /** Share of light that gets from the point to `limit` meters along the ray. */
  light(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    limit: number,
    hit: Hit,
  ): number {
    let from = 2e-3;
    let left = 1;
    for (let tries = 0; tries < 10; tries++) {
      if (!this.nearest(ox, oy, oz, dx, dy, dz, from, limit)) return left;
      const through = this.parts[this.partOf[this.slot]].through;
      if (!through) return 0;
      this.fill(hit, ox, oy, oz, dx, dy, dz);
      left *= through(hit.x, hit.y, hit.z, hit.nx, hit.ny, hit.nz);
      if (left < 0.02) return 0;
      from = this.t + 1e-3;
    }
    return 0;
  }

  /** Keeps the baked share of skylight per vertex. */
  keepOpen(open: Float32Array): void {
    this.open.set(open);
  }

  private fill(
    hit: Hit,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
  ): void {
    const n = this.normals;
    const o = this.slot * 9;
    const w = 1 - this.u - this.v;
    const nx = n[o] * w + n[o + 3] * this.u + n[o + 6] * this.v;
    const ny = n[o + 1] * w + n[o + 4] * this.u + n[o + 7] * this.v;
    const nz = n[o + 2] * w + n[o + 5] * this.u + n[o + 8] * this.v;
    const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    hit.t = this.t;
    hit.x = ox + dx * this.t;
    hit.y = oy + dy * this.t;
    hit.z = oz + dz * this.t;
    hit.nx = nx * l;
    hit.ny = ny * l;
    hit.nz = nz * l;
    const k = this.slot * 3;
    const open = this.open;
    hit.open =
      open[this.corners[k]] * w +
      open[this.corners[k + 1]] * this.u +
      open[this.corners[k + 2]] * this.v;
    hit.back = nx * dx + ny * dy + nz * dz > 0;
    hit.dx = dx;
    hit.dy = dy;
    hit.dz = dz;
  }

  private nearest(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    from: number,
    limit: number,
  ): boolean {
    const { bounds, links, triangles } = this.bvh;
    const stack = this.stack;
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let best = limit;
    let found = -1;
    let top = 0;
    let node = 0;
    for (;;) {
      const count = links[node * 2 + 1];
      const first = links[node * 2];
      if (count > 0) {
        for (let s = first; s < first + count; s++) {
          const o = s * 9;
          const ax = triangles[o + 3];
          const ay = triangles[o + 4];
          const az = triangles[o + 5];
          const bx = triangles[o + 6];
          const by = triangles[o + 7];
          const bz = triangles[o + 8];
          const px = dy * bz - dz * by;
          const py = dz * bx - dx * bz;
          const pz = dx * by - dy * bx;
          const det = ax * px + ay * py + az * pz;
          if (det > -1e-14 && det < 1e-14) continue;
          const inv = 1 / det;
          const sx = ox - triangles[o];
          const sy = oy - triangles[o + 1];
          const sz = oz - triangles[o + 2];
          const u = (sx * px + sy * py + sz * pz) * inv;
          if (u < -1e-6 || u > 1.000001) continue;
          const qx = sy * az - sz * ay;
          const qy = sz * ax - sx * az;
          const qz = sx * ay - sy * ax;
          const v = (dx * qx + dy * qy + dz * qz) * inv;
          if (v < -1e-6 || u + v > 1.000001) continue;
          const t = (bx * qx + by * qy + bz * qz) * inv;
          if (t > from && t < best) {
            best = t;
            found = s;
            this.u = u;
            this.v = v;
          }
        }
      } else if (count === 0) {
        const l = this.enter(bounds, first * 6, ox, oy, oz, ix, iy, iz, best);
        const r = this.enter(bounds, first * 6 + 6, ox, oy, oz, ix, iy, iz, best);
        if (l <= r) {
          if (r < Infinity) stack[top++] = first + 1;
          if (l < Infinity) {
            node = first;
            continue;
          }
        } else {
          if (l < Infinity) stack[top++] = first;
          node = first + 1;
          continue;
        }
      }
      if (top === 0) break;
      node = stack[--top];
    }
    this.slot = found;
    this.t = best;
    return found >= 0;
  }

  private enter(
    b: Float32Array,
    o: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    best: number,
  ): number {
    const x0 = (b[o] - ox) * ix;
    const x1 = (b[o + 3] - ox) * ix;
    const y0 = (b[o + 1] - oy) * iy;
    const y1 = (b[o + 4] - oy) * iy;
    const z0 = (b[o + 2] - oz) * iz;
    const z1 = (b[o + 5] - oz) * iz;
    const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0);
    const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), best);
    return near <= far ? near : Infinity;
  }
}
