import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';

const items = [
  { key: 'keys', label: 'Keys', value: 0 },
  { key: 'trim', label: 'Trim', value: null },
  { key: 'fuel', label: 'Fuel', value: '' },
];
const keys = (closed: boolean) => factsOf(items, closed).map(({ key }) => key);

test('while more may come, only what is there is shown', () => {
  expect(keys(false)).toEqual(['keys']);
});

test('of a closed report every field is shown, so that what is missing says so', () => {
  expect(keys(true)).toEqual(['keys', 'trim', 'fuel']);
});
