import { expect, test } from 'vitest';
import { weaknessOf } from './newPassword.ts';

const owner = { email: 'Ann.Lee@north.test', name: 'Ann Leeuwarden' };

test.each([
  ['', 'TOO_SHORT'],
  ['demo1234', 'TOO_SHORT'],
  ['Kx7#pq9Lm', 'TOO_SHORT'],
  ['👍👍👍👍👍', 'TOO_SHORT'],
  ['1234567890', 'COMMON'],
  ['QWERTYuiop', 'COMMON'],
  ['Password123', 'COMMON'],
  ['sunshine2026!', 'COMMON'],
  ['aaaaaaaaaaaa', 'COMMON'],
  ['ann.lee@north.test', 'NAME_OR_EMAIL'],
  ['ANN.LEE2026!', 'NAME_OR_EMAIL'],
  ['leeuwarden1', 'NAME_OR_EMAIL'],
  ['three blue tractors', null],
  ['Kx7#pq9LmZ', null],
  ['leeuwarden has 12 canals', null],
] as const)('“%s” as a new password: %s', (password, weakness) => {
  expect(weaknessOf(password, owner)).toBe(weakness);
});
