import type { InsightsTime, InsightsTimes } from '@forecourt/contract';
import type { IntlShape } from 'react-intl';
import { type FigureLine, linesOf } from './figureCsv.ts';

/** What the map shows of each time. */
export type TimeMeasure = 'completed' | 'opened';

/** 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The first hours of the blocks of a day. */
export const blockHours = [0, 3, 6, 9, 12, 15, 18, 21] as const;

/** The counts of a time; nothing was sent where the answer has none. */
export function timeAt(
  times: readonly InsightsTime[],
  weekday: number,
  hour: number,
): InsightsTime {
  const found = times.find((time) => time.weekday === weekday && time.hour === hour);
  return found ?? { weekday, hour, sent: 0, opened: null, completed: null };
}

/** The part of the requests whose customers did it; null of too few. */
export function shareOf(
  time: Pick<InsightsTime, 'sent' | TimeMeasure>,
  measure: TimeMeasure,
): number | null {
  const count = time[measure];
  return count === null ? null : count / time.sent;
}

/** A day of the week in the reader's language. */
export function weekdayName(weekday: number, width: 'short' | 'long', intl: IntlShape): string {
  // January 1, 2024 was a Monday
  const day = Date.UTC(2024, 0, weekday);
  return new Intl.DateTimeFormat(intl.locale, { weekday: width, timeZone: 'UTC' }).format(day);
}

/** The hours of a block, such as 09–12. */
export function hoursText(hour: number): string {
  const text = (of: number) => String(of).padStart(2, '0');
  return `${text(hour)}–${text(hour + 3)}`;
}

const dayNames = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** The lines of the file: those of all, then of each time at which something was sent, such as `MON 09`. */
export function timesLines({ total, times }: InsightsTimes): FigureLine[] {
  const figures = ['sent', 'opened', 'completed'] as const;
  return [
    ...linesOf(total, figures),
    ...times.flatMap((time) => {
      const hour = String(time.hour).padStart(2, '0');
      return linesOf(time, figures, `${dayNames[time.weekday - 1]} ${hour}`);
    }),
  ];
}
