import { expect, test } from 'vitest';
import { decodeVin } from './vin.ts';

test.each([
  // the examples of NHTSA and of the makers' own handbooks
  ['1M8GDM9AXKP042788', { make: null, year: 1989 }],
  ['1HGCM82633A004352', { make: 'Honda', year: 2003 }],
  ['5YJSA1E14FF087599', { make: 'Tesla', year: 2015 }],
  ['WVWZZZ1JZ3W386752', { make: 'Volkswagen', year: null }],
  ['YV1DZ8256C2271234', { make: 'Volvo', year: null }],
])('%s says %o', (vin, facts) => {
  expect(decodeVin(vin)).toEqual(facts);
});

test.each([
  ['1M8GDM9AXKP042878', 'its check digit contradicts it'],
  ['XXXZZZ1JZ3W386752', 'no maker is known'],
  ['1HGCM8263', 'it is too short'],
  ['', 'it is empty'],
])('"%s" says nothing: %s', (vin) => {
  expect(decodeVin(vin)).toBeNull();
});
