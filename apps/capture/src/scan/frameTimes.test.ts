import { expect, test } from 'vitest';
import { frameTimes } from './frameTimes.ts';

test('frames are evenly spaced, and the last does not repeat the first', () => {
  const times = frameTimes(2, 26);
  expect(times).toHaveLength(24);
  expect(times[0]).toBe(2);
  expect(times[23]).toBe(25);
});
