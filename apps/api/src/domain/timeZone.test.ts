import { expect, test } from 'vitest';
import { dayIn, isTimeZone, offsetsIn, startOfDay } from './timeZone.ts';

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

test('a day begins with its first moment, also where the clocks change at midnight', () => {
  const begins = (zone: string, day: string) => startOfDay(zone, day).toISOString().slice(0, 16);
  expect(begins('UTC', '2026-03-08')).toBe('2026-03-08T00:00');
  expect(begins('America/New_York', '2026-03-08')).toBe('2026-03-08T05:00');
  expect(begins('America/New_York', '2026-03-09')).toBe('2026-03-09T04:00');
  // midnight is skipped there in September, and comes twice in April
  expect(begins('America/Santiago', '2026-09-06')).toBe('2026-09-06T04:00');
  expect(begins('America/Santiago', '2026-04-05')).toBe('2026-04-05T04:00');
});

test.each(['America/Santiago', 'Asia/Beirut', 'America/Havana', 'Pacific/Apia', 'Europe/Tallinn'])(
  'every day of %s begins at one moment and not before',
  (zone) => {
    for (let number = 0; number < 366; number++) {
      const day = new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
      const start = startOfDay(zone, day);
      expect(dayIn(zone, start)).toBe(day);
      expect(dayIn(zone, new Date(start.getTime() - 1)) < day).toBe(true);
    }
  },
);

test('the offsets of a period change when its clocks do', () => {
  const [from, to] = [new Date('2026-03-01T05:00Z'), new Date('2026-11-30T05:00Z')];
  const changes = (zone: string) =>
    offsetsIn(zone, from, to).map((one) => [one.from.toISOString().slice(0, 16), one.ms / 60_000]);
  expect(changes('America/New_York')).toEqual([
    ['2026-03-01T05:00', -300],
    ['2026-03-08T07:00', -240],
    ['2026-11-01T06:00', -300],
  ]);
  expect(changes('Australia/Lord_Howe')).toEqual([
    ['2026-03-01T05:00', 660],
    ['2026-04-04T15:00', 630],
    ['2026-10-03T15:30', 660],
  ]);
  expect(changes('Asia/Kolkata')).toEqual([['2026-03-01T05:00', 330]]);
});
