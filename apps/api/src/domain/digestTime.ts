import { DAY_MS, type DigestFrequency } from '@forecourt/contract';

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

/** The digest's hour on a day of the calendar, by days since 1970. */
function morningOf(day: number, timeZone: string): Date {
  const local = day * DAY_MS + HOUR * 60 * 60 * 1000;
  const guess = new Date(local - offsetMs(new Date(local), timeZone));
  // the clocks may have been changed between the two
  return new Date(local - offsetMs(guess, timeZone));
}

/** By how much a zone's clocks are ahead of UTC at a time. */
function offsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [of('year'), of('month'), of('day')];
  const shown = Date.UTC(year, month - 1, day, of('hour'), of('minute'), of('second'));
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}
