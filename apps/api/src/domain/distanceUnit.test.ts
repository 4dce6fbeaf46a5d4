import { expect, test } from 'vitest';
import { distanceUnitIn, usualDistanceUnit } from './distanceUnit.ts';

test.each([
  ['the United States', '1', 'USD', 'America/Chicago', 'mi'],
  ['Canada', '1', 'USD', 'America/Toronto', 'km'],
  ['the United Kingdom', '44', 'EUR', 'Europe/London', 'mi'],
  ['Estonia', '372', 'EUR', 'Europe/Tallinn', 'km'],
  ['Estonia, in dollars', '372', 'USD', 'Europe/Tallinn', 'km'],
  ['nowhere that is known, in dollars', '372', 'USD', 'UTC', 'mi'],
  ['Oregon, with the default dial code', '372', 'USD', 'America/Los_Angeles', 'mi'],
  ['Germany, in dollars', '49', 'USD', 'UTC', 'km'],
] as const)('a new partner of %s counts as its country does', (_, code, currency, zone, unit) => {
  expect(usualDistanceUnit({ country_code: code, currency, time_zone: zone })).toBe(unit);
});

test('a country is known by its name or code, however it is typed', () => {
  expect(['US', 'United States', 'u.s.a.', 'UK', 'Great Britain'].map(distanceUnitIn)).toEqual(
    Array.from({ length: 5 }, () => 'mi'),
  );
  expect(['EE', 'Estonia', 'canada', 'Côte d’Ivoire'].map(distanceUnitIn)).toEqual(
    Array.from({ length: 4 }, () => 'km'),
  );
  expect([null, '', 'Oregon', 'here'].map(distanceUnitIn)).toEqual([null, null, null, null]);
});
