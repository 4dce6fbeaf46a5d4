import { expect, it } from 'vitest';
import { shownLogo } from './shownLogo.ts';

it.each([
  ['a', 'b', 'a', 'b'],
  ['a', null, 'a', null],
  [null, 'b', 'b', null],
  [null, null, null, null],
])('of %s and, for dark backgrounds, %s, pages show %s and %s', (url, dark, shown, onDark) => {
  expect(shownLogo({ url, dark_url: dark, width: 160 })).toEqual({
    url: shown,
    dark_url: onDark,
    width: 160,
  });
});
