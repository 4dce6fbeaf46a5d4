/**
 * A moment as `03.03.2026 4:00 AM ET`: day.month.year and a 12-hour clock (spec §9), with the name of
 * the zone, for readers who may be elsewhere.
 *
 * @param timeZone by its name in the IANA database
 */
export function zonedTimeText(at: Date | number, timeZone: string): string {
  const parts = formatter(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const zone = timeZone === 'UTC' ? 'UTC' : of('timeZoneName');
  const time = `${of('hour')}:${of('minute')} ${of('dayPeriod')}`;
  return `${of('day')}.${of('month')}.${of('year')} ${time} ${zone}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  let found = formatters.get(timeZone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZoneName: 'shortGeneric',
    });
    formatters.set(timeZone, found);
  }
  return found;
}
