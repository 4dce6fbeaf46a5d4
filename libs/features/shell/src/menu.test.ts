import { expect, test } from 'vitest';
import { entryOf } from './menu.ts';

test('all addresses below a menu entry belong to it, any other to itself', () => {
  const groups = [{ links: [{ path: '/trade/sellers' }, { path: '/trade/cars' }] }];
  expect(entryOf(groups, '/trade/sellers/open/create')).toBe('/trade/sellers');
  expect(entryOf(groups, '/trade/cars')).toBe('/trade/cars');
  expect(entryOf(groups, '/trade/carsick')).toBe('/trade/carsick');
  expect(entryOf(groups, '/billing')).toBe('/billing');
});
