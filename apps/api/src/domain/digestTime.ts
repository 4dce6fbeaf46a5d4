import { DAY_MS, type DigestFrequency } from '@forecourt/contract';
import { dayIn, offsetMs } from './timeZone.ts';

/** At which hour of the user's own day digests are sent. */
const HOUR = 7;
/** Weekly ones come on Mondays. */
const MONDAY = 1;
/** The next 7 AM in a time zone that comes after a time: on any day, or on a Monday. */
export function nextDigest(
  after: Date,
  frequency: Exclude<DigestFrequency, 'OFF'>,
  timeZone: string,
): Date {
  const today = Math.floor((after.getTime() + offsetMs(after, timeZone)) / DAY_MS);
  for (let day = today; ; day++) {
    const at = morningOf(day, timeZone);
    const isDay = frequency === 'DAILY' || new Date(day * DAY_MS).getUTCDay() === MONDAY;
    if (isDay && at > after) return at;
  }
}

/** A Monday from its 7 AM on. */
export interface MondayMorning {
  /** As 2026-03-02. */
  day: string;
  /** 7 AM. */
  at: Date;
}

/** The Monday that it is in a time zone; null on other days, and before its 7 AM. */
export function mondayMorning(now: Date, timeZone: string): MondayMorning | null {
  const day = dayIn(timeZone, now);
  const number = Date.parse(day) / DAY_MS;
  if (new Date(number * DAY_MS).getUTCDay() !== MONDAY) return null;
  const at = morningOf(number, timeZone);
  return at <= now ? { day, at } : null;
}

/** The digest's hour on a day of the calendar, by days since 1970. */
function morningOf(day: number, timeZone: string): Date {
  const local = day * DAY_MS + HOUR * 60 * 60 * 1000;
  const guess = new Date(local - offsetMs(new Date(local), timeZone));
  // the clocks may have been changed between the two
  return new Date(local - offsetMs(guess, timeZone));
}
