import { expect, test } from 'vitest';
import { carTitle, customerOf } from './carTitle.ts';

test.each([
  [{ year: 2020, make: 'Volvo', model: 'XC60' }, '2020 Volvo XC60'],
  [{ year: null, make: 'Volvo', model: 'XC60' }, 'Volvo XC60'],
  [{ year: 2020, make: null, model: null }, '2020'],
  [{ year: null, make: null, model: null }, undefined],
  [null, undefined],
])('a car is called by its year, make and model as far as they are known: %j', (car, title) => {
  expect(carTitle(car)).toBe(title);
});

test.each([
  [{ name: ' Ann Lee ', phone: '+37251234567', email: null }, 'Ann Lee'],
  [{ name: null, phone: '+37251234567', email: 'ann@mail.test' }, '+372 5123 4567'],
  [{ name: '', phone: null, email: 'ann@mail.test' }, 'ann@mail.test'],
  [{ name: null, phone: null, email: null }, undefined],
  [{}, undefined],
])('a customer is called by name, or else by what they were written to: %j', (who, title) => {
  expect(customerOf(who)).toBe(title);
});
