import { expect, test } from 'vitest';
import { publishTime } from './publishTime.ts';

const now = new Date('2026-03-05T09:30').getTime();

test('is a moment of the device’s time zone', () => {
  expect(publishTime('2026-03-05T09:31', now)).toBe(new Date(now + 60_000).toISOString());
});

test.each([
  ['', 'nothing is chosen'],
  ['2026-03', 'it is half typed'],
  ['2026-03-05T09:30', 'it is now'],
  ['2026-03-05T09:29', 'it has passed'],
  ['2027-03-05T09:31', 'it is more than a year ahead'],
])('%j is none: %s', (local) => {
  expect(publishTime(local, now)).toBeNull();
});
