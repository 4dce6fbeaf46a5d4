import { describe, expect, it } from 'vitest';
import { RowHeights } from './rowHeights.ts';

const keyOf = (index: number): string => `row-${index}`;
const list = (count: number, sizes?: ReadonlyMap<string, number>): RowHeights => {
  const heights = new RowHeights(50, sizes);
  heights.set(count, keyOf, 50);
  return heights;
};

describe('rows of one height', () => {
  it('stand one below the other', () => {
    const heights = list(10_000);
    expect([heights.startOf(0), heights.startOf(9_999), heights.total]).toEqual([
      0, 499_950, 500_000,
    ]);
  });

  it('are found by place, and the nearest where there is none', () => {
    const heights = list(10);
    expect([-20, 0, 49, 50, 499, 9_000].map((offset) => heights.indexAt(offset))).toEqual([
      0, 0, 0, 1, 9, 9,
    ]);
    expect(list(0).indexAt(100)).toBe(0);
  });
});

describe('rows that were measured', () => {
  it('push what is below them, and are found by place', () => {
    const heights = list(4);
    expect(heights.measure('row-1', 80)).toBe(30);
    heights.set(4, keyOf, 50);
    expect([0, 1, 2, 3, 4].map((row) => heights.startOf(row))).toEqual([0, 50, 130, 180, 230]);
    expect([49, 50, 129, 130, 999].map((offset) => heights.indexAt(offset))).toEqual([
      0, 1, 1, 2, 3,
    ]);
  });

  it('keep their height when a row comes above them, and when the list comes back', () => {
    const heights = list(2);
    heights.measure('row-1', 80);
    heights.set(3, (index) => ['new', 'row-0', 'row-1'][index]!, 50);
    expect(heights.startOf(3) - heights.startOf(2)).toBe(80);
    expect(list(2, heights.sizes).total).toBe(130);
  });

  it('are not taken for gone while they are hidden', () => {
    const heights = list(2);
    expect(heights.measure('row-0', 0)).toBe(0);
    expect(heights.sizes.size).toBe(0);
  });

  it('are forgotten when all rows look otherwise', () => {
    const heights = list(3);
    heights.measure('row-1', 80);
    heights.set(3, keyOf, 40);
    expect([1, 2, 3].map((row) => heights.startOf(row))).toEqual([40, 80, 120]);
    expect(heights.sizes.size).toBe(0);
  });
});
