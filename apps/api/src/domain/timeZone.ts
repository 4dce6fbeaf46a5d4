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
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}
