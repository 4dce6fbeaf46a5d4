import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { makeFunnel } from './test/data.ts';

test('each step is compared with the first, the one before, and the period before', () => {
  const { steps } = makeFunnel([20, 10, 4, 1], [10, 20, 4, 8]);
  expect(figuresOf(steps.slice(0, 4))).toMatchObject([
    { length: 1, share: null, change: 1 },
    { length: 0.5, share: 0.5, change: -0.5 },
    { length: 0.2, share: 0.4, change: null },
    { length: 0.05, share: null, change: -0.875 },
  ]);
});

test('of nothing there is no share', () => {
  expect(figuresOf(makeFunnel([], []).steps)[1]).toMatchObject({ length: 0, share: null });
});
