import { expect, test } from 'vitest';
import { mondayMorning, nextDigest } from './digestTime.ts';

const next = (after: string, frequency: 'DAILY' | 'WEEKLY', zone: string) =>
  nextDigest(new Date(after), frequency, zone).toISOString();

test.each([
  ['2026-03-02T06:59:59Z', 'UTC', '2026-03-02T07:00:00.000Z'],
  ['2026-03-02T07:00:00Z', 'UTC', '2026-03-03T07:00:00.000Z'],
  // in Tallinn it is 9 AM
  ['2026-03-02T07:00:00Z', 'Europe/Tallinn', '2026-03-03T05:00:00.000Z'],
  // in Los Angeles it is still the evening before
  ['2026-03-02T03:00:00Z', 'America/Los_Angeles', '2026-03-02T15:00:00.000Z'],
  // clocks go forward in the night, and back in autumn
  ['2026-03-07T20:00:00Z', 'America/New_York', '2026-03-08T11:00:00.000Z'],
  ['2026-10-24T20:00:00Z', 'Europe/Berlin', '2026-10-25T06:00:00.000Z'],
  ['2026-03-02T00:00:00Z', 'Asia/Kathmandu', '2026-03-02T01:15:00.000Z'],
  ['2026-03-02T00:00:00Z', 'Pacific/Kiritimati', '2026-03-02T17:00:00.000Z'],
])('after %s in %s the next is at %s', (after, zone, expected) => {
  expect(next(after, 'DAILY', zone)).toBe(expected);
});

test('weekly ones come on Monday mornings', () => {
  expect(next('2026-03-02T06:00:00Z', 'WEEKLY', 'UTC')).toBe('2026-03-02T07:00:00.000Z');
  expect(next('2026-03-02T07:00:00Z', 'WEEKLY', 'UTC')).toBe('2026-03-09T07:00:00.000Z');
  // already Monday in Auckland
  expect(next('2026-03-01T12:00:00Z', 'WEEKLY', 'Pacific/Auckland')).toBe(
    '2026-03-01T18:00:00.000Z',
  );
});

test.each([
  ['2026-03-09T10:59:59Z', 'America/New_York', null],
  ['2026-03-09T11:00:00Z', 'America/New_York', '2026-03-09T11:00:00.000Z'],
  ['2026-03-10T03:59:59Z', 'America/New_York', '2026-03-09T11:00:00.000Z'],
  ['2026-03-10T04:00:00Z', 'America/New_York', null],
  // Monday has begun there on Sunday
  ['2026-03-08T23:00:00Z', 'Pacific/Auckland', '2026-03-08T18:00:00.000Z'],
])('at %s it is a Monday after 7 AM in %s since %s', (now, zone, at) => {
  const morning = mondayMorning(new Date(now), zone);
  expect(morning?.at.toISOString() ?? null).toBe(at);
  if (morning) expect(morning.day).toBe('2026-03-09');
});
