import { DAY_MS } from '@forecourt/contract';

/** A name of the IANA database; a mere offset would be an hour off for half of the year. */
const ZONE = /^[A-Za-z]+([/_+-][A-Za-z0-9]+)*$/;

/** Whether it names a time zone that this server knows. */
export function isTimeZone(name: string): boolean {
  if (!ZONE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The day of the calendar in a time zone at a moment, as 2026-03-05. */
export function dayIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(at, timeZone)).toISOString().slice(0, 10);
}

/**
 * The first moment of a day in a time zone.
 * @param day as 2026-03-05
 */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // by the clocks of the day before and of the day after, between which they may have been changed
  const [earlier, later] = [-DAY_MS, DAY_MS]
    .map((ms) => new Date(midnight - offsetMs(new Date(midnight + ms), timeZone)))
    .toSorted((a, b) => a.getTime() - b.getTime()) as [Date, Date];
  return dayIn(timeZone, earlier) === day ? earlier : later;
}

/** By how much a zone's clocks are ahead of UTC at a time. */
export function offsetMs(at: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [of('year'), of('month'), of('day')];
  const shown = Date.UTC(year, month - 1, day, of('hour'), of('minute'), of('second'));
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}

/** By zone: making a format takes twenty times as long as its use, and a year of insights asks for each day. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clocks show, to the second. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** From a moment on, by how much a zone's clocks are ahead of UTC. */
export interface ZoneOffset {
  from: Date;
  ms: number;
}

/** The offsets of a zone between two moments, the first of them from the beginning on; one more for each change of clocks. */
export function offsetsIn(timeZone: string, from: Date, to: Date): ZoneOffset[] {
  const offsets = [{ from, ms: offsetMs(from, timeZone) }];
  for (let day = from.getTime(); day < to.getTime(); day += DAY_MS) {
    const before = offsets.at(-1)!.ms;
    let [earlier, later] = [day, Math.min(day + DAY_MS, to.getTime())];
    const ms = offsetMs(new Date(later), timeZone);
    if (ms === before) continue;
    // clocks are changed on a full minute
    while (later - earlier > MINUTE_MS) {
      const middle = minuteOf((earlier + later) / 2);
      if (offsetMs(new Date(middle), timeZone) === before) earlier = middle;
      else later = middle;
    }
    offsets.push({ from: new Date(later), ms });
  }
  return offsets;
}

const MINUTE_MS = 60_000;

/** The beginning of its minute. */
function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}
