import { expect, test } from 'vitest';
import { clean, faultOf, isDoubtful } from './checks.ts';
import type { FieldDefinition } from './definition.ts';

const label = { id: 'x', defaultMessage: 'x' };
const text = (kind: 'name' | 'phone' | 'plate' | 'vin' | 'email'): FieldDefinition => ({
  kind,
  path: 'p',
  label,
  maxLength: 250,
});
const number = (kind: 'number' | 'price'): FieldDefinition => ({
  kind,
  path: 'p',
  label,
  min: 0,
  max: 9_999_999,
});

test('a phone number may be typed with spaces, dashes and a leading plus', () => {
  expect(clean(text('phone'), ' +372 5123-4567 ')).toBe('+37251234567');
  expect(clean(text('phone'), '5123+4567')).toBe('51234567');
  expect(faultOf(text('phone'), '12')).toBe('phone');
});

test('a mileage may be typed with thousands apart', () => {
  expect(clean(number('number'), '120,500')).toBe(120_500);
  expect(clean(number('number'), 'abc')).toBeNull();
  expect(faultOf(number('number'), 99_999_999)).toBe('range');
});

test('a price keeps two decimals', () => {
  expect(clean(number('price'), '12,500.999')).toBe(12_500.99);
  expect(clean(number('price'), '.5')).toBe(0.5);
  expect(clean(number('price'), '€')).toBeNull();
});

test('a VIN has 17 letters and digits, without I, O and Q', () => {
  expect(clean(text('vin'), 'wvw zzz1jz3w386752')).toBe('WVWZZZ1JZ3W386752');
  expect(faultOf(text('vin'), 'WVWZZZ1JZ3W386752')).toBeNull();
  expect(faultOf(text('vin'), 'WVWZZZ1JZ3W38675O')).toBe('vin');
});

test('a VIN that contradicts its check digit is worth another look, but no fault', () => {
  expect(isDoubtful(text('vin'), '1M8GDM9AXKP042788')).toBe(false);
  expect(isDoubtful(text('vin'), '1M8GDM9AXKP042878')).toBe(true);
  expect(faultOf(text('vin'), '1M8GDM9AXKP042878')).toBeNull();
  expect(isDoubtful(text('plate'), '1M8GDM9AXKP042878')).toBe(false);
});

test.each(['Anna\u202e', 'An\u0007na', '\u2066Anna'])(
  'a name has no characters that nobody sees: %j',
  (name) => {
    expect(faultOf(text('name'), name)).toBe('name');
    expect(faultOf(text('name'), 'Anna Õun')).toBeNull();
  },
);

test('an email address needs a name, an @ and a domain', () => {
  expect(faultOf(text('email'), 'maria@example.test')).toBeNull();
  expect(faultOf(text('email'), 'maria@example')).toBe('email');
  expect(faultOf(text('email'), '')).toBeNull();
});
