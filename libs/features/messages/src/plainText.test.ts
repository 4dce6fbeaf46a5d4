import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('a name cannot turn around what stands after it, nor hide anything', () => {
  expect(plainText('Harbour\u202egnivas\u202c \u2066Cars\u2069\u0000\u0007')).toBe(
    'Harbourgnivas Cars',
  );
});

test('lines, markup and letters of any script stay as they were written', () => {
  const text = '<b>שלום</b>\nJoão\t& “sons”';
  expect(plainText(text)).toBe(text);
});
