import type { Solid } from '../math/solids.ts';

/** Follows a line inwards from `from` until it meets the solid; returns the place along the line. */
function march(at: (t: number) => number, from: number, step: number): number {
  let outer = from;
  for (let i = 0; i < 400; i++) {
    if (at(outer - step) < 0) break;
    outer -= step;
  }
  let inner = outer - step;
  for (let i = 0; i < 24; i++) {
    const middle = (inner + outer) / 2;
    if (at(middle) < 0) inner = middle;
    else outer = middle;
  }
  return outer;
}

/** Half width of the body at a point of the side. */
export const skinZ = (body: Solid, x: number, y: number): number =>
  march((z) => body(x, y, z), 1.3, 0.01);

/** Furthest x of the body at a height and distance from the middle, at the front (1) or the rear (-1). */
export const skinX = (body: Solid, y: number, z: number, end: number): number =>
  end * march((x) => body(x * end, y, z), 3, 0.01);

/** Height of the body over a point. */
export const skinY = (body: Solid, x: number, z: number): number =>
  march((y) => body(x, y, z), 2.2, 0.01);
