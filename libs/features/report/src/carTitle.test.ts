import { expect, test } from 'vitest';
import { carTitle } from './carTitle.ts';

test.each([
  [{ year: 2020, make: 'Volvo', model: 'XC60' }, '2020 Volvo XC60'],
  [{ year: null, make: 'Volvo', model: 'XC60' }, 'Volvo XC60'],
  [{ year: 2020, make: null, model: null }, '2020'],
  [{ year: null, make: null, model: null }, undefined],
  [null, undefined],
])('a car is called by its year, make and model as far as they are known: %j', (car, title) => {
  expect(carTitle(car)).toBe(title);
});
