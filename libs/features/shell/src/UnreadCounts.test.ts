import { observable, runInAction } from 'mobx';
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

test('a list that shows an entry’s threads counts them for it, while it does', () => {
  const counts = new UnreadCounts();
  const list = observable.box<{ count: number | undefined } | null>(null);
  counts.set('/trade/buyers', 2);
  counts.follow('/trade/buyers', () => list.get());
  const seen = (): [number, number, boolean] => [
    counts.at('/trade/buyers'),
    counts.total,
    counts.isCountedByList('/trade/buyers'),
  ];
  expect(seen()).toEqual([2, 2, false]);
  runInAction(() => list.set({ count: undefined }));
  expect(seen()).toEqual([2, 2, true]);
  runInAction(() => list.set({ count: 5 }));
  expect(seen()).toEqual([5, 5, true]);
});
