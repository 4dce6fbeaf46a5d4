import { expect, test } from 'vitest';
import { isReadableOnDark } from './darkContrast.ts';

const white = [255, 255, 255, 255];
const navy = [20, 30, 70, 255];
const clear = [255, 255, 255, 0];

test.each([
  ['white', [...white, ...white], true],
  ['navy', [...navy, ...navy], false],
  [
    'navy with a little white',
    [...navy, ...navy, ...navy, ...navy, ...navy, ...navy, ...navy, ...navy, ...navy, ...white],
    false,
  ],
  ['navy on white', [...navy, ...white], true],
  ['navy on nothing', [...clear, ...clear, ...navy], false],
  ['nothing at all', clear, false],
])('a logo of %s on a dark page', (_, pixels, readable) => {
  expect(isReadableOnDark(pixels)).toBe(readable);
});
