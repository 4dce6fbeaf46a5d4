import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertDistance, distancesFor, maxMileage, mileageAsText } from './distance.ts';

test('a reader of the same unit reads what was given, to the last digit', () => {
  const given = { value: 48_213, unit: 'mi' } as const;
  expect(distancesFor(given, 'mi')).toEqual([given]);
});

test.each([
  [74_000, 'km', 46_000, 'mi'],
  [48_213, 'mi', 77_600, 'km'],
  [200_000, 'km', 124_000, 'mi'],
  [999, 'km', 621, 'mi'],
  [12, 'km', 7, 'mi'],
  [0, 'mi', 0, 'km'],
] as const)('%i %s are %i %s as people say it', (value, unit, other, reader) => {
  const given = { value, unit };
  expect(distancesFor(given, reader)).toEqual([{ value: other, unit: reader }, given]);
});

test('there and back is the same distance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxMileage.mi }), (value) => {
      const km = convertDistance({ value, unit: 'mi' }, 'km');
      expect(convertDistance({ value: km, unit: 'km' }, 'mi')).toBeCloseTo(value, 6);
    }),
  );
});

test('what an odometer may have counted in miles it may have counted in kilometers', () => {
  const most = convertDistance({ value: maxMileage.mi, unit: 'mi' }, 'km');
  expect(Math.abs(most - maxMileage.km)).toBeLessThan(maxMileage.km / 100);
});

test('records hold a mileage with its unit, where it is known', () => {
  expect(mileageAsText(84_000, 'km')).toBe('84000 km');
  expect(mileageAsText(0, 'mi')).toBe('0 mi');
  expect(mileageAsText(84_000, null)).toBe('84000');
  expect(mileageAsText(null, 'mi')).toBeNull();
});
