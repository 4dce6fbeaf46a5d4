import { expect, test } from 'vitest';
import { bestTime, lowEnd } from './sendingTimes.ts';

const at = (weekday: number, sent: number, completed: number) => ({
  weekday,
  hour: 9,
  sent,
  completed,
});

test('the low end of a rate is Wilson’s, as tables have it', () => {
  // 95%: of 8 out of 10, and of 90 out of 100 (Wilson 1927; Agresti and Coull 1998)
  expect(lowEnd(8, 10, 1.96)).toBeCloseTo(0.49, 2);
  expect(lowEnd(90, 100, 1.96)).toBeCloseTo(0.826, 3);
  expect(lowEnd(0, 5)).toBeCloseTo(0, 10);
});

test('a time is the best one only where chance hardly makes it so', () => {
  const rest = at(1, 1000, 400);
  expect(bestTime([rest, at(2, 200, 120), at(3, 200, 150)])?.weekday).toBe(3);
  // 60% of 30 is more than 40%, but of 56 times one may come to that by chance
  expect(bestTime([rest, at(2, 30, 18)])).toBeUndefined();
  expect(bestTime([rest, at(2, 4, 4)])).toBeUndefined();
});

test('none is the best where all are alike, nothing was completed, or nothing was sent', () => {
  expect(bestTime([at(1, 500, 200), at(2, 500, 200)])).toBeUndefined();
  expect(bestTime([at(1, 500, 0)])).toBeUndefined();
  expect(bestTime([])).toBeUndefined();
});
