import { expect, test } from 'vitest';
import { partsOf } from './Highlighted.tsx';

const marked = (text: string, query: string): string =>
  partsOf(text, query)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test('every word is marked in every place, case ignored', () => {
  expect(marked('2019 Volkswagen Golf', 'golf 2019')).toBe('[2019] Volkswagen [Golf]');
  expect(marked('Mari Marius', ' mari')).toBe('[Mari] [Mari]us');
});

test('without a query, or with one that is not in the text, nothing is', () => {
  expect([marked('Golf', ''), marked('Golf', '  '), marked('Golf', 'x5')]).toEqual([
    'Golf',
    'Golf',
    'Golf',
  ]);
});

test('signs of regular expressions are text', () => {
  expect(marked('Jaan 100% (A-B)', '100% (a-b)')).toBe('Jaan [100%] [(A-B)]');
});
