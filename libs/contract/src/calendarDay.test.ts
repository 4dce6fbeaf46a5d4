import { expect, it } from 'vitest';
import { isCalendarDay } from './calendarDay.ts';

it.each(['2026-03-05', '2028-02-29', '1900-01-01'])('%s is a day of the calendar', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

it.each(['', '2026', '2026-3-5', '2026-02-31', '2026-13-01', '2026-03-05T10:00', 'today'])(
  '"%s" is no day of the calendar',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);
