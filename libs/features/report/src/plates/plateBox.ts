import type { PhotoBox } from '@forecourt/contract';

/** A point of a photo, in fractions of its width and height from the left and the top. */
export interface PhotoPoint {
  x: number;
  y: number;
}

/** Where most plates are, for a box that nobody has drawn yet. */
export const FIRST_BOX: PhotoBox = { x: 0.35, y: 0.55, width: 0.3, height: 0.12 };

/** A smaller box could not be taken hold of; in fractions of the photo. */
const LEAST = 0.02;

/** Moves a box by fractions of the photo, as far as its edges. */
export function movedBy({ x, y, width, height }: PhotoBox, by: PhotoPoint): PhotoBox {
  return {
    x: rounded(within(x + by.x, 0, 1 - width)),
    y: rounded(within(y + by.y, 0, 1 - height)),
    width,
    height,
  };
}

/** Moves the lower right corner of a box by fractions of the photo. */
export function grownBy({ x, y, width, height }: PhotoBox, by: PhotoPoint): PhotoBox {
  return {
    x,
    y,
    width: rounded(within(width + by.x, LEAST, 1 - x)),
    height: rounded(within(height + by.y, LEAST, 1 - y)),
  };
}

/** The box between two points, which may be beyond the photo. */
export function boxBetween(one: PhotoPoint, other: PhotoPoint): PhotoBox {
  const left = within(Math.min(one.x, other.x), 0, 1 - LEAST);
  const top = within(Math.min(one.y, other.y), 0, 1 - LEAST);
  const corner = { x: rounded(left), y: rounded(top), width: 0, height: 0 };
  return grownBy(corner, {
    x: Math.max(one.x, other.x) - left,
    y: Math.max(one.y, other.y) - top,
  });
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A ten-thousandth of a photo is less than a pixel of it. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
