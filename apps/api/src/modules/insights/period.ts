import { DAY_MS } from '@forecourt/contract';
import { invalidFormat } from '../../domain/errors.ts';
import { startOfDay } from '../../domain/timeZone.ts';

/** Some days, and as many before them; each begins at its own midnight. */
export interface Period {
  timeZone: string;
  from: Date;
  /** The first moment after it. */
  to: Date;
  /** When the period before began; it ends at `from`. */
  fromBefore: Date;
}

/** A leap year. */
const MAX_DAYS = 366;

/**
 * @param days the first and the last day, as 2026-03-05
 * @throws InvalidInput naming a day that does not exist, or an end before the beginning or too late
 */
export function periodIn(timeZone: string, days: { from: string; to: string }): Period {
  const first = dayNumber('from', days.from);
  const length = dayNumber('to', days.to) - first + 1;
  if (length < 1 || length > MAX_DAYS)
    throw invalidFormat('to', `a day from that of from on, at most ${MAX_DAYS} days in all`);
  const start = (day: number) => startOfDay(timeZone, dayText(day));
  return {
    timeZone,
    from: start(first),
    to: start(first + length),
    fromBefore: start(first - length),
  };
}

/** Days since 1970. */
function dayNumber(field: string, day: string): number {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day))
    throw invalidFormat(field, 'a day that the calendar has');
  const number = at.getTime() / DAY_MS;
  // what comes before 1970 or after 9999 has no day before or after it that can be written
  if (number < MAX_DAYS || at.getUTCFullYear() > 9000) throw invalidFormat(field);
  return number;
}

function dayText(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
