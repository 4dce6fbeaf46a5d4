import { expect, test } from 'vitest';
import { UnreadCounts } from './UnreadCounts.ts';

test('each menu entry has its own count, and the total is their sum', () => {
  const counts = new UnreadCounts();
  expect([counts.at('/trade/buyers'), counts.total]).toEqual([0, 0]);
  counts.set('/trade/buyers', 2);
  counts.set('/trade/sellers', 3);
  counts.set('/trade/buyers', 1);
  expect([counts.at('/trade/buyers'), counts.at('/trade/sellers')]).toEqual([1, 3]);
  expect(counts.total).toBe(4);
});
