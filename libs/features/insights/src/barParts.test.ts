import { expect, test } from 'vitest';
import { nestedParts } from './barParts.ts';

const lengths = (...args: Parameters<typeof nestedParts>) =>
  nestedParts(...args).map(({ length }) => length);

test('parts make up their count, of the count of a whole bar', () => {
  expect(nestedParts([1, 3, 4], 8)).toEqual([
    { look: 'bar', length: 0.125 },
    { look: 'striped', length: 0.25 },
    { look: 'outlined', length: 0.125 },
  ]);
});

test('what is not among the next counts as if it were', () => {
  // a car that was won without a bid of its own
  expect(lengths([2, 1, 4], 4)).toEqual([0.5, 0, 0.5]);
});

test('nothing has no length', () => {
  expect(lengths([0, 0, 0], 0)).toEqual([0, 0, 0]);
});
