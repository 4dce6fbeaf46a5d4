import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EARTH_MILES, milesBetween } from './distance.ts';

const portland = { latitude: 45.52, longitude: -122.68 };

test.each([
  ['Salem', { latitude: 44.94, longitude: -123.04 }, 44],
  ['Seattle', { latitude: 47.61, longitude: -122.33 }, 145],
  ['New York', { latitude: 40.71, longitude: -74.01 }, 2440],
])('Portland is as far from %s as a map says', (_, place, miles) => {
  expect(Math.abs(milesBetween(portland, place) - miles)).toBeLessThan(miles / 50);
});

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('it is as far back, nothing to oneself, and at most half around the earth', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 6);
      expect(milesBetween(one, one)).toBe(0);
      expect(milesBetween(one, other)).toBeLessThanOrEqual(Math.PI * EARTH_MILES + 1e-6);
    }),
  );
});
