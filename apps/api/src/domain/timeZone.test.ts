import { expect, test } from 'vitest';
import { isTimeZone } from './timeZone.ts';

test('a time zone is a name that is known, not an offset', () => {
  expect(['Europe/Tallinn', 'UTC', 'Etc/GMT+5', 'America/Port-au-Prince'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['+02:00', 'Europe/Nowhere', '', 'a/../b', 'Europe/Tallinn\n'].map(isTimeZone)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
