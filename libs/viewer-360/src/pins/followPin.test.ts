import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPin, type PinPoint, type PinSurface, walkOf } from './followPin.ts';
import { MAX_POINTS, placed } from './points.ts';

const COUNT = 24;
const FOCAL = 0.5 / Math.tan((26 * Math.PI) / 180);
const CAMERA = { distance: 6.15, height: 1.5, looksAt: 0.65 };

type Point3 = readonly [ahead: number, up: number, left: number];

/** Where a camera that walks around a real place sees it: an independent pinhole camera. */
function seen([ahead, up, left]: Point3, frame: number, direction: 1 | -1): PinPoint {
  const angle = (-direction * frame * 2 * Math.PI) / COUNT;
  const { distance, height, looksAt } = CAMERA;
  const depth = ahead * Math.cos(angle) + left * Math.sin(angle);
  const right = left * Math.cos(angle) - ahead * Math.sin(angle);
  const slant = Math.atan2(height - looksAt, distance);
  const [away, below] = [distance - depth, height - up];
  const along = away * Math.cos(slant) + below * Math.sin(slant);
  const down = below * Math.cos(slant) - away * Math.sin(slant);
  return { frame, x: 0.5 + (FOCAL * right) / along, y: 0.5 + (1.5 * FOCAL * down) / along };
}

/** How far a followed pin is from the real place, as a share of the picture's width. */
function worst(place: Point3, followed: readonly PinPoint[], direction: 1 | -1): number {
  const distances = followed.map(({ frame, x, y }) => {
    const real = seen(place, frame, direction);
    return Math.hypot(x - real.x, (y - real.y) / 1.5);
  });
  return Math.max(...distances);
}

const framesIn = (followed: readonly PinPoint[]) =>
  followed.map(({ frame }) => frame).sort((a, b) => a - b);

const doorLeft: Point3 = [-0.55, 0.75, 0.89];
const bumper: Point3 = [2.04, 0.5, -0.62];
/** The left side of a car, seen from the left: its back to whoever stands on the right. */
const side: PinSurface = { radius: 0.17, facing: -0.55, reach: 1.36 };

describe('a pin from one placement', () => {
  it('is exact on its frame, close on the frames around it, and nowhere else', () => {
    const point = seen(doorLeft, 6, -1);
    const followed = followPin([point], COUNT);
    expect(followed[0]).toEqual(point);
    expect(framesIn(followed)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(worst(doorLeft, followed, -1)).toBeLessThan(0.05);
  });

  it('is followed over the end of the ring, and the other way for the other walk', () => {
    const front = seen([1.2, 0.9, 0], 0, 1);
    const followed = followPin([front], COUNT, { direction: 1 });
    expect(framesIn(followed)).toEqual([0, 1, 2, 3, 21, 22, 23]);
    const next = followed.find(({ frame }) => frame === 1)!;
    expect(next.x).toBeGreaterThan(0.5);
    const other = followPin([front], COUNT, { direction: -1 });
    expect(other.find(({ frame }) => frame === 1)!.x).toBeCloseTo(1 - next.x);
  });

  it('knows by its surface when the car has turned away', () => {
    const early = followPin([seen(doorLeft, 2, -1)], COUNT, side);
    expect(framesIn(early)).toContain(5);
    expect(framesIn(early)).not.toContain(23);
  });

  it('is believed also farther out than its surface says', () => {
    const far = { frame: 0, x: 0.95, y: 0.5 };
    expect(followPin([far], COUNT, { radius: 0.05 })[0]).toEqual(far);
  });
});

describe('a pin that was placed twice', () => {
  for (const direction of [1, -1] as const) {
    it(`follows the car within 2 % of the picture, walk ${direction}`, () => {
      const near = [5, 9].map((frame) => (direction === -1 ? frame : COUNT - frame));
      const points = near.map((frame) => seen(doorLeft, frame, direction));
      expect(walkOf(points, COUNT)).toBe(direction);
      // Told the wrong walk, it finds the right one.
      const followed = followPin(points, COUNT, { direction: direction === 1 ? -1 : 1 });
      expect(followed.length).toBeGreaterThan(8);
      expect(worst(doorLeft, followed, direction)).toBeLessThan(0.02);
    });
  }

  it('is not on frames that see the other side of the car', () => {
    const points = [5, 8].map((frame) => seen(doorLeft, frame, -1));
    const frames = framesIn(followPin(points, COUNT, side));
    expect(frames.filter((frame) => frame > 12)).toEqual([]);
  });

  it('gets closer than from one placement at a corner, where one is a guess', () => {
    const one = followPin([seen(bumper, 0, -1)], COUNT);
    const two = followPin([seen(bumper, 0, -1), seen(bumper, 22, -1)], COUNT);
    expect(worst(bumper, two, -1)).toBeLessThan(worst(bumper, one, -1) / 3);
  });
});

it('tells no walk from one placement, and follows nothing without one', () => {
  expect(walkOf([seen(doorLeft, 6, -1)], COUNT)).toBeUndefined();
  expect(followPin([], COUNT)).toEqual([]);
});

it('is exact where it was placed, once per frame, and always in the picture', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const points = fc.uniqueArray(fc.record({ frame: fc.nat(35), x: fraction, y: fraction }), {
    selector: ({ frame }) => frame,
    minLength: 1,
    maxLength: MAX_POINTS,
  });
  fc.assert(
    fc.property(points, fc.constantFrom(1 as const, -1 as const), (list, direction) => {
      const followed = followPin(list, 36, { direction });
      expect(followed.slice(0, list.length)).toEqual(list);
      expect(new Set(framesIn(followed)).size).toBe(followed.length);
      for (const { frame, x, y } of followed) {
        expect(frame).toBeLessThan(36);
        expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
      }
    }),
  );
});

describe('placing again', () => {
  const at = (frame: number, x = 0.5) => ({ frame, x, y: 0.5 });

  it('replaces what was placed on the frame, and keeps the others', () => {
    expect(placed([at(1), at(2)], at(1, 0.7))).toEqual([at(2), at(1, 0.7)]);
  });

  it('gives the oldest of too many up, and stays in the picture', () => {
    const many = [1, 2, 3, 4].map((frame) => at(frame));
    expect(placed(many, at(5, 1.2)).map(({ frame, x }) => [frame, x])).toEqual([
      [2, 0.5],
      [3, 0.5],
      [4, 0.5],
      [5, 1],
    ]);
  });
});
