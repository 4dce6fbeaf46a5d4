import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { milesBetween } from '../domain/distance.ts';
import { findPoint, packPostcodes, unpackPostcodes } from './format.ts';
import { locate } from './locate.ts';

describe('a postcode', () => {
  test.each([
    ['97214', { latitude: 45.51, longitude: -122.64 }],
    ['97214-1234', { latitude: 45.51, longitude: -122.64 }],
    [' 10001 ', { latitude: 40.75, longitude: -73.99 }],
    ['00601', { latitude: 18.18, longitude: -66.75 }],
    ['99501', { latitude: 61.22, longitude: -149.88 }],
  ])('%s is where it is on a map', (postcode, place) => {
    const found = locate({ postcode, country: 'US' });
    expect(found && milesBetween(found, place)).toBeLessThan(3);
  });

  test.each(['US', 'usa', 'United States', 'U.S.A.', 'United States of America'])(
    'is found by the country %s',
    (country) => {
      expect(locate({ postcode: '97214', country })).not.toBeNull();
    },
  );

  test.each([
    ['10115', 'DE'],
    ['10115', null],
    ['99999', 'US'],
    ['9721', 'US'],
    ['', 'US'],
    [null, 'US'],
    ['97214x', 'US'],
  ])('%s in %s is not known', (postcode, country) => {
    expect(locate({ postcode, country })).toBeNull();
  });
});

test('a table gives back every point, to a hundredth of a degree, and no other', () => {
  const code = fc.integer({ min: 0, max: 65_535 });
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(code, place)), code, (entries, other) => {
      const points = new Map(entries);
      const table = unpackPostcodes(packPostcodes(points));
      for (const [one, { latitude, longitude }] of points) {
        const found = findPoint(table, one);
        expect(Math.abs((found?.latitude ?? 0) - latitude)).toBeLessThanOrEqual(0.0051);
        expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThanOrEqual(0.0051);
      }
      expect(findPoint(table, other) !== null).toBe(points.has(other));
    }),
  );
});
