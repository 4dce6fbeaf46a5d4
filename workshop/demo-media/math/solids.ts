import { clamp } from './scalar.ts';

/** Signed distance of a solid, meters; negative inside. */
export type Solid = (x: number, y: number, z: number) => number;

/** A box about a center with rounded edges. */
export function roundBox(
  center: readonly [number, number, number],
  half: readonly [number, number, number],
  radius: number,
): Solid {
  return (x, y, z) => {
    const qx = Math.abs(x - center[0]) - half[0] + radius;
    const qy = Math.abs(y - center[1]) - half[1] + radius;
    const qz = Math.abs(z - center[2]) - half[2] + radius;
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(Math.max(qx, qy, qz), 0) - radius;
  };
}

/** A rod with round ends. */
export function capsule(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  radius: number,
): Solid {
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const ez = b[2] - a[2];
  const length2 = ex * ex + ey * ey + ez * ez;
  return (x, y, z) => {
    const wx = x - a[0];
    const wy = y - a[1];
    const wz = z - a[2];
    const t = clamp((wx * ex + wy * ey + wz * ez) / length2, 0, 1);
    return Math.hypot(wx - ex * t, wy - ey * t, wz - ez * t) - radius;
  };
}

/** An ellipsoid (approximate distance, exact surface). */
export function ellipsoid(
  center: readonly [number, number, number],
  radii: readonly [number, number, number],
): Solid {
  const smallest = Math.min(...radii);
  return (x, y, z) => {
    const k = Math.hypot(
      (x - center[0]) / radii[0],
      (y - center[1]) / radii[1],
      (z - center[2]) / radii[2],
    );
    return (k - 1) * smallest;
  };
}

/** The solid turned about the z axis (pitch, radians) around a pivot. */
export function pitched(solid: Solid, pivot: readonly [number, number], angle: number): Solid {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return (x, y, z) => {
    const dx = x - pivot[0];
    const dy = y - pivot[1];
    return solid(pivot[0] + dx * c + dy * s, pivot[1] - dx * s + dy * c, z);
  };
}

/** The solid and its image on the other side of the car. */
export const mirrored =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(x, y, Math.abs(z));
