import { expect, it } from 'vitest';
import { carName, customerName } from './names.ts';

it.each([
  [{ year: 2020, make: 'Volvo', model: 'XC60' }, '2020 Volvo XC60'],
  [{ year: null, make: 'Volvo', model: 'XC60' }, 'Volvo XC60'],
  [{ year: 2020, make: '', model: null }, '2020'],
  [{}, ''],
])('a car is called by its year, make and model as far as they are known: %j', (car, name) => {
  expect(carName(car)).toBe(name);
});

it.each([
  [{ name: ' Ann Lee ', phone: '+37251234567', email: null }, 'Ann Lee'],
  [{ name: null, phone: '+37251234567', email: 'ann@mail.test' }, '+372 5123 4567'],
  [{ name: '', phone: null, email: 'ann@mail.test' }, 'ann@mail.test'],
  [{ name: null, phone: null, email: null }, ''],
  [{}, ''],
])('a customer is called by name, or else by what they were written to: %j', (customer, name) => {
  expect(customerName(customer)).toBe(name);
});
