import { describe, expect, test } from 'vitest';
import { placeOnScale, priceSpread } from './prices.ts';

const of = (...prices: (number | null)[]) => priceSpread(prices.map((price) => ({ price })));

describe('the prices of similar cars', () => {
  test('go from the lowest over the middle one to the highest, whatever their order', () => {
    expect(of(300, 100, null, 200)).toMatchObject({ lowest: 100, median: 200, highest: 300 });
    expect(of(400, 100, 200, 300)?.median).toBe(250);
  });

  test('say nothing when fewer than two are known', () => {
    expect(of()).toBeUndefined();
    expect(of(100, null)).toBeUndefined();
  });

  test('stand on a scale that holds this car too', () => {
    expect(placeOnScale(150, [100, 200])).toBe(0.5);
    expect(placeOnScale(50, [100, 200, 50])).toBe(0);
    expect(placeOnScale(100, [100, 100])).toBe(0.5);
  });
});
