import { MAX_SCHEDULE_AHEAD_MS } from '@forecourt/contract';

/**
 * A moment to publish at, from what a field of a day and time holds.
 *
 * @param local such as 2026-03-05T09:30, in the time zone of the device; may be empty or half typed
 * @param now in ms
 * @returns RFC 3339; null unless it is in the future and within a year
 */
export function publishTime(local: string, now: number): string | null {
  const ahead = new Date(local).getTime() - now;
  return ahead > 0 && ahead <= MAX_SCHEDULE_AHEAD_MS ? new Date(local).toISOString() : null;
}
