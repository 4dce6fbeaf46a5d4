import { capsule, ellipsoid, mirrored, roundBox } from '../math/solids.ts';
import type { Solid } from '../math/solids.ts';
import { smoothMin } from '../math/scalar.ts';
import { merge } from '../mesh/mesh.ts';
import { revolve } from '../mesh/revolve.ts';
import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import type { Shader, Surface } from '../render/surface.ts';
import { skinX, skinY, skinZ } from './probe.ts';
import type { CarSpec } from './spec.ts';

const black = (s: Surface): void => {
  s.color(0.014, 0.014, 0.015);
  s.shine = 0.2;
};

const chrome = (s: Surface): void => {
  s.color(0.66, 0.67, 0.68);
  s.coat = 1;
  s.f0 = 0.6;
};

/** Mirrors, handles, wipers, badges, aerial, rails and exhaust. */
export function fittingParts(spec: CarSpec, body: Solid, lacquer: Shader): Part[] {
  return [
    mirrors(spec, body, lacquer),
    handles(spec, body, lacquer),
    wipers(spec, body),
    badges(spec, body),
    aerial(spec, body, lacquer),
    ...(spec.rails ? [rails(spec, body)] : []),
    exhaust(spec, body),
  ];
}

function mirrors(spec: CarSpec, body: Solid, lacquer: Shader): Part {
  const [x, y, z] = spec.mirror;
  const foot = skinZ(body, x - 0.02, y - 0.07);
  const shell = roundBox([x, y, z + 0.03], [0.062, 0.078, 0.108], 0.055);
  const arm = capsule([x - 0.01, y - 0.075, foot - 0.03], [x, y - 0.05, z - 0.01], 0.02);
  const solid: Solid = (px, py, pz) =>
    Math.max(smoothMin(shell(px, py, pz), arm(px, py, pz), 0.04), x - 0.046 - px);
  const mesh = meshSolid(
    mirrored(solid),
    [x - 0.1, y - 0.16, -z - 0.2],
    [x + 0.1, y + 0.12, z + 0.2],
    0.011,
  );
  const shade: Shader = (hit, s) => {
    const edge = Math.max(
      Math.abs(hit.y - y) / 0.064,
      Math.abs(Math.abs(hit.z) - z - 0.03) / 0.094,
    );
    if (hit.nx < -0.85 && edge < 1) {
      s.color(0.8, 0.82, 0.84);
      s.coat = 1;
      s.f0 = 0.85;
    } else if (hit.y < y - 0.052 || hit.nx < -0.6) black(s);
    else if (Math.abs(hit.y - y + 0.012) < 0.006 && hit.nx > 0 && Math.abs(hit.z) > z + 0.06) {
      s.color(0.55, 0.2, 0.03);
      s.coat = 1;
    } else lacquer(hit, s);
  };
  return { mesh, shade };
}

function handles(spec: CarSpec, body: Solid, lacquer: Shader): Part {
  const meshes = spec.handles.map(([x, y]) => {
    const z = skinZ(body, x, y);
    const grip = capsule([x - 0.085, y - 0.004, z + 0.022], [x + 0.085, y, z + 0.022], 0.0135);
    const flat: Solid = (px, py, pz) => {
      const bow = z + 0.024 - 0.3 * (px - x) ** 2 - pz;
      return grip(px, py, pz + bow * 0.25);
    };
    const feet = (px: number, py: number, pz: number): number =>
      Math.min(
        capsule([x - 0.078, y, z - 0.02], [x - 0.078, y, z + 0.02], 0.012)(px, py, pz),
        capsule([x + 0.078, y, z - 0.02], [x + 0.078, y, z + 0.02], 0.012)(px, py, pz),
      );
    const both: Solid = (px, py, pz) => smoothMin(flat(px, py, pz), feet(px, py, pz), 0.012);
    return meshSolid(
      mirrored(both),
      [x - 0.13, y - 0.05, -z - 0.08],
      [x + 0.13, y + 0.05, z + 0.08],
      0.006,
    );
  });
  return { mesh: merge(meshes), shade: lacquer };
}

function wipers(spec: CarSpec, body: Solid): Part {
  const low = spec.screenGlass[0][1];
  const at = (y: number, z: number): readonly [number, number, number] => [
    skinX(body, y, z, 1) + 0.012,
    y,
    z,
  ];
  const runs = [
    [at(low + 0.015, 0.52), at(low + 0.05, -0.02)],
    [at(low + 0.015, -0.06), at(low + 0.05, -0.6)],
  ] as const;
  const meshes = runs.map(([a, b]) => {
    const solid = capsule(a, b, 0.009);
    const lo = [0, 1, 2].map((i) => Math.min(a[i], b[i]) - 0.03);
    const hi = [0, 1, 2].map((i) => Math.max(a[i], b[i]) + 0.03);
    return meshSolid(solid, [lo[0], lo[1], lo[2]], [hi[0], hi[1], hi[2]], 0.008);
  });
  return { mesh: merge(meshes), shade: (_, s) => black(s) };
}

function badges(spec: CarSpec, body: Solid): Part {
  const front = (spec.grille[0][1] + spec.grille[2][1]) / 2;
  const rear = (spec.tailLamp[0][1] + spec.tailLamp[1][1]) / 2 + 0.005;
  const meshes = [
    [skinX(body, front, 0, 1) + 0.012, front],
    [skinX(body, rear, 0, -1) - 0.002, rear],
  ].map(([x, y]) =>
    meshSolid(
      ellipsoid([x, y, 0], [0.016, 0.046, 0.062]),
      [x - 0.03, y - 0.07, -0.08],
      [x + 0.03, y + 0.07, 0.08],
      0.007,
    ),
  );
  const shade: Shader = (hit, s) => {
    const y = hit.x > 0 ? front : rear;
    const ring = Math.hypot((hit.y - y) / 0.046, hit.z / 0.062);
    chrome(s);
    const tall = Math.abs(hit.y - y) < 0.028 && Math.abs(hit.z) < 0.0055;
    const short = Math.abs(hit.y - y + 0.008) < 0.016 && Math.abs(Math.abs(hit.z) - 0.021) < 0.0055;
    const mark = tall || short;
    if (ring < 0.8 && !mark) {
      s.color(0.02, 0.03, 0.06);
      s.f0 = 0.05;
    }
  };
  return { mesh: merge(meshes), shade };
}

function aerial(spec: CarSpec, body: Solid, lacquer: Shader): Part {
  const x = spec.posts[1][1] - 0.12;
  const y = skinY(body, x, 0);
  const fin: Solid = (px, py, pz) =>
    ellipsoid([x, y, 0], [0.075, 0.042, 0.02])(px + (py - y) * 0.7, py, pz);
  return {
    mesh: meshSolid(fin, [x - 0.16, y - 0.03, -0.05], [x + 0.12, y + 0.09, 0.05], 0.009),
    shade: lacquer,
  };
}

function rails(spec: CarSpec, body: Solid): Part {
  const z = 0.56;
  const from = spec.posts[1][1] - 0.42;
  const points = Array.from({ length: 9 }, (_, i): readonly [number, number, number] => {
    const x = from + (i / 8) * (0.15 - from);
    const lift = i === 0 || i === 8 ? 0 : 0.038;
    return [x, skinY(body, x, z) + lift, z];
  });
  const rods = points.slice(1).map((p, i) => capsule(points[i], p, 0.014));
  const solid: Solid = (x, y, pz) => rods.reduce((d, rod) => smoothMin(d, rod(x, y, pz), 0.01), 9);
  const y = points[4][1];
  const mesh = meshSolid(
    mirrored(solid),
    [from - 0.05, y - 0.2, -0.62],
    [0.25, y + 0.08, 0.62],
    0.012,
  );
  return {
    mesh,
    shade: (_, s) => {
      s.color(0.45, 0.46, 0.47);
      s.metal = 0.4;
      s.shine = 0.3;
    },
  };
}

function exhaust(spec: CarSpec, body: Solid): Part {
  const y = spec.floor + 0.075;
  const x = skinX(body, y + 0.06, 0.5, -1);
  const pipe = revolve(
    [
      [0.024, 0.12],
      [0.03, 0.12],
      [0.033, 0.115],
      [0.033, -0.1],
    ],
    24,
  );
  const positions = pipe.positions.map((_, i, p) => {
    const at = i - (i % 3);
    if (i % 3 === 0) return x + 0.1 - p[at + 2];
    return i % 3 === 1 ? y + p[at + 1] : 0.52 + p[at];
  });
  const normals = pipe.normals.map((_, i, n) => {
    const at = i - (i % 3);
    return i % 3 === 0 ? -n[at + 2] : i % 3 === 1 ? n[at + 1] : n[at];
  });
  return { mesh: { positions, normals, indices: pipe.indices }, shade: (_, s) => chrome(s) };
}
