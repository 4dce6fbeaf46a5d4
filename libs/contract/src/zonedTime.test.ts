import { expect, it } from 'vitest';
import { zonedTimeText } from './zonedTime.ts';

it.each([
  ['2026-03-03T09:00:00Z', 'UTC', '03.03.2026 9:00 AM UTC'],
  ['2026-03-03T00:05:00Z', 'UTC', '03.03.2026 12:05 AM UTC'],
  ['2026-03-03T12:00:00Z', 'UTC', '03.03.2026 12:00 PM UTC'],
  ['2026-03-03T01:00:00Z', 'America/New_York', '02.03.2026 8:00 PM ET'],
  // In summer the same zone is an hour further ahead.
  ['2026-07-03T01:00:00Z', 'America/New_York', '02.07.2026 9:00 PM ET'],
  ['2026-12-31T23:59:59Z', 'Europe/Tallinn', '01.01.2027 1:59 AM Estonia Time'],
])('tells %s in %s as people there do', (at, zone, text) => {
  expect(zonedTimeText(new Date(at), zone)).toBe(text);
});
