import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steadyClock } from './clock.ts';
import { observeDate, serverClock } from './serverClock.ts';

const HOUR_MS = 3_600_000;
let sentAt: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  serverClock.offset = 0;
  sentAt = steadyClock.now();
});
afterEach(() => {
  vi.useRealTimers();
  serverClock.offset = 0;
});

/** The `Date` of an answer by a clock that is `ms` ahead of the device's. */
const dateAhead = (ms: number) => new Date(steadyClock.now() + ms).toUTCString();
const offBy = (ms: number) => Math.abs(serverClock.offset - ms);

test('a device that is an hour late counts by the server’s time', () => {
  expect(serverClock.offset).toBe(0);
  vi.advanceTimersByTime(80);
  observeDate(dateAhead(HOUR_MS), sentAt);
  expect(offBy(HOUR_MS)).toBeLessThanOrEqual(1100);
});

test('answers that come late change nothing while they agree', () => {
  observeDate(dateAhead(HOUR_MS), sentAt);
  const { offset } = serverClock;
  vi.advanceTimersByTime(4000);
  observeDate(dateAhead(HOUR_MS), sentAt);
  expect(serverClock.offset).toBe(offset);
});

test('after a sleep the next answer counts, slow as it may be', () => {
  observeDate(dateAhead(0), sentAt);
  // the device's clock stood still for three hours
  sentAt = steadyClock.now();
  vi.advanceTimersByTime(3000);
  observeDate(dateAhead(3 * HOUR_MS), sentAt);
  expect(offBy(3 * HOUR_MS)).toBeLessThanOrEqual(2600);
});

test('an answer without a date, or with another text, says nothing', () => {
  observeDate(undefined, sentAt);
  observeDate(null, sentAt);
  observeDate('soon', sentAt);
  expect(serverClock.offset).toBe(0);
});
