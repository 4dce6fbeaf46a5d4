import { formatDate } from '@forecourt/platform';

/** `2026-03-24` in the product's format; a day has no time zone. */
export function dayText(day: string): string {
  return formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC' });
}
