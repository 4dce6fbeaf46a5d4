import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concerns, nest, valueAt } from './paths.ts';

test('what is put under a path is found under it', () => {
  const path = fc
    .array(fc.constantFrom('car', 'plate', 'condition', 'brakes'), { minLength: 1, maxLength: 3 })
    .map((names) => names.join('.'));
  fc.assert(
    fc.property(path, fc.integer(), (where, value) => {
      expect(valueAt(nest([[where, value]]), where)).toBe(value);
    }),
  );
});

test('answers of one section share its object', () => {
  expect(
    nest([
      ['condition.mileage', 5],
      ['condition.brakes.rating', 'Good'],
      ['description', null],
    ]),
  ).toEqual({ condition: { mileage: 5, brakes: { rating: 'Good' } }, description: null });
});

test('a path that leads nowhere is undefined', () => {
  expect(valueAt({ car: null }, 'car.plate')).toBeUndefined();
});

test('a problem inside a list concerns the list', () => {
  expect(concerns('damage_locations.3.part', 'damage_locations')).toBe(true);
  expect(concerns('car.plate', 'car.pl')).toBe(false);
});
