import { expect, it } from 'vitest';
import { placeOf } from '../photoBox.ts';
import { boxBetween, grownBy, movedBy } from './plateBox.ts';

const box = { x: 0.5, y: 0.5, width: 0.25, height: 0.1 };

it('moves, but not beyond the photo', () => {
  expect(movedBy(box, { x: 0.1, y: -0.2 })).toEqual({ ...box, x: 0.6, y: 0.3 });
  expect(movedBy(box, { x: 1, y: 1 })).toEqual({ ...box, x: 0.75, y: 0.9 });
  expect(movedBy(box, { x: -1, y: -1 })).toEqual({ ...box, x: 0, y: 0 });
});

it('grows and shrinks, but not beyond the photo, nor to nothing', () => {
  expect(grownBy(box, { x: 0.05, y: 0.1 })).toEqual({ ...box, width: 0.3, height: 0.2 });
  expect(grownBy(box, { x: 1, y: 1 })).toEqual({ ...box, width: 0.5, height: 0.5 });
  expect(grownBy(box, { x: -1, y: -1 })).toEqual({ ...box, width: 0.02, height: 0.02 });
});

it('is drawn in any direction, and stays on the photo', () => {
  const drawn = { x: 0.2, y: 0.3, width: 0.2, height: 0.1 };
  expect(boxBetween({ x: 0.2, y: 0.3 }, { x: 0.4, y: 0.4 })).toEqual(drawn);
  expect(boxBetween({ x: 0.4, y: 0.4 }, { x: 0.2, y: 0.3 })).toEqual(drawn);
  expect(boxBetween({ x: 0.9, y: 0.9 }, { x: 1.4, y: 2 })).toEqual({
    x: 0.9,
    y: 0.9,
    width: 0.1,
    height: 0.1,
  });
  expect(boxBetween({ x: 1.1, y: -0.1 }, { x: 1.2, y: -0.2 })).toEqual({
    x: 0.98,
    y: 0,
    width: 0.02,
    height: 0.02,
  });
});

it('is placed in shares of the photo', () => {
  expect(placeOf(box)).toEqual({ left: '50%', top: '50%', width: '25%', height: '10%' });
});
