/** A moment: milliseconds since the epoch, an ISO 8601 string, or a Date. */
export type Moment = number | string | Date;

export interface TimeOptions {
  /** IANA zone; the device's own by default. */
  timeZone?: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${kind} ${options.timeZone ?? ''}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', options);
    formatters.set(key, found);
  }
  return found;
}

/**
 * `05.03.2026`: day.month.year in every locale (spec §9). An unreadable moment gives an empty string.
 */
export function formatDate(moment: Moment, { timeZone }: TimeOptions = {}): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  // en-US writes month/day/year; `formatToParts` would cost three times as much.
  const [month, day, year] = formatter('date', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  })
    .format(date)
    .split('/');
  return `${day}.${month}.${year}`;
}

/** `2026-03-05`: a day as the API and date fields write it. */
export function isoDay(moment: Moment, options: TimeOptions = {}): string {
  return formatDate(moment, options).split('.').reverse().join('-');
}

/** The first and the last of so many days that end today, by the calendar of a time zone. */
export function lastDays(
  count: number,
  now: number,
  timeZone: string,
): { from: string; to: string } {
  const to = isoDay(now, { timeZone });
  const first = new Date(to);
  first.setUTCDate(first.getUTCDate() - count + 1);
  return { from: first.toISOString().slice(0, 10), to };
}

/** `3:07 PM`: 12-hour time (spec §9). An unreadable moment gives an empty string. */
export function formatTime(moment: Moment, { timeZone }: TimeOptions = {}): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return (
    formatter('time', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone })
      .format(date)
      // Newer ICU puts a narrow no-break space before AM and PM; text search expects a plain one.
      .replace(/\u202f/g, ' ')
  );
}

/** `05.03.2026 3:07 PM`. */
export function formatDateTime(moment: Moment, options: TimeOptions = {}): string {
  return `${formatDate(moment, options)} ${formatTime(moment, options)}`.trim();
}

/** The device's own time zone, by its IANA name. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What people call a time zone: `ET`, `Estonia Time`, `UTC`. */
export function zoneName({ timeZone }: TimeOptions = {}): string {
  if (timeZone === 'UTC') return timeZone;
  const parts = formatter('zone', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // A device without a place is on Greenwich's time.
  return name === 'GMT' ? 'UTC' : name;
}

/** `05.03.2026 3:07 PM ET`: a moment that people in other zones read as well. */
export function formatZonedTime(moment: Moment, options: TimeOptions = {}): string {
  const text = formatDateTime(moment, options);
  return text && `${text} ${zoneName(options)}`;
}

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];
const relative = new Map<string, Intl.RelativeTimeFormat>();

/**
 * `2 minutes ago`, `in 3 days`, `now`: the distance from `now` to `moment` in its largest whole unit.
 */
export function formatRelative(moment: Moment, now: number, locale: string): string {
  const distance = new Date(moment).getTime() - now;
  if (Number.isNaN(distance)) return '';
  let format = relative.get(locale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    relative.set(locale, format);
  }
  const [unit, ms] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
  return format.format(Math.trunc(distance / ms), unit);
}

/** Time left in whole parts, never below zero. For countdowns. */
export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** True once no time is left. */
  over: boolean;
}

/** Splits the time from `now` until `end`. A fraction of a second counts as a whole one. */
export function remaining(end: Moment, now: number): Remaining {
  const left = Math.max(0, Math.ceil((new Date(end).getTime() - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    over: left === 0,
  };
}
