import { expect, test } from 'vitest';
import { decodeVin, isVinSound } from './vin.ts';

test.each([
  // the examples of NHTSA and of the makers' own handbooks
  ['1M8GDM9AXKP042788', { make: null, model: null, year: 1989 }],
  ['1HGCM82633A004352', { make: 'Honda', model: null, year: 2003 }],
  ['5YJSA1E14FF087599', { make: 'Tesla', model: null, year: 2015 }],
  ['WVWZZZ1JZ3W386752', { make: 'Volkswagen', model: null, year: null }],
  ['XXXZZZ1JZ3W386752', { make: null, model: null, year: null }],
  ['YV1DZ8256C2271234', { make: 'Volvo', model: null, year: null }],
])('%s says %o', (vin, facts) => {
  expect(isVinSound(vin)).toBe(true);
  expect(decodeVin(vin)).toEqual(facts);
});

test.each([
  ['1M8GDM9AXKP042878', 'its check digit contradicts it'],
  ['1HGCM8263', 'it is too short'],
  ['', 'it is empty'],
])('"%s" is not decoded: %s', (vin) => {
  expect(isVinSound(vin)).toBe(false);
});
