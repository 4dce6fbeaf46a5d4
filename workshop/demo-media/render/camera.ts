/** Where a picture is taken from. Meters and degrees. */
export interface Camera {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  /** Horizontal angle of view. */
  readonly view: number;
  /** Tilt of the hand, clockwise. */
  readonly roll?: number;
}

/** Creates rays: `aim` fills `d` with the unit direction through a point of the picture. */
export interface Lens {
  readonly d: Float64Array;
  /** Width of one pixel at one meter. */
  readonly pixel: number;
  aim(px: number, py: number): void;
}

/** The lens of a camera for a picture of the given size in pixels. */
export function makeLens(camera: Camera, width: number, height: number): Lens {
  const [fx, fy, fz] = unit(
    camera.to[0] - camera.from[0],
    camera.to[1] - camera.from[1],
    camera.to[2] - camera.from[2],
  );
  const [ax, , az] = unit(-fz, 0, fx);
  const [bx, by, bz] = [-az * fy, az * fx - ax * fz, ax * fy];
  const roll = ((camera.roll ?? 0) * Math.PI) / 180;
  const c = Math.cos(roll);
  const s = Math.sin(roll);
  const right = [ax * c - bx * s, -by * s, az * c - bz * s];
  const up = [bx * c + ax * s, by * c, bz * c + az * s];
  const half = Math.tan((camera.view * Math.PI) / 360);
  const d = new Float64Array(3);
  return {
    d,
    pixel: (2 * half) / width,
    aim(px, py) {
      const u = ((px / width) * 2 - 1) * half;
      const v = ((1 - (py / height) * 2) * half * height) / width;
      const x = fx + right[0] * u + up[0] * v;
      const y = fy + right[1] * u + up[1] * v;
      const z = fz + right[2] * u + up[2] * v;
      const l = 1 / Math.sqrt(x * x + y * y + z * z);
      d[0] = x * l;
      d[1] = y * l;
      d[2] = z * l;
    },
  };
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
}
