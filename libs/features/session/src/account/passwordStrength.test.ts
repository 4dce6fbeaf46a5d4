import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['abc', 0],
  ['abcd', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['demo1234', 2],
  ['correct horse battery', 3],
  ['Tr4ctor-blue', 3],
] as const)('%s is told to be worth %i', (password, strength) => {
  expect(passwordStrength(password, 4)).toBe(strength);
});
