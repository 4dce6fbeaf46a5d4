import { ServerClock, steadyClock } from './clock.ts';

/** Half of a second: a date tells whole ones. */
const HALF_MS = 500;

/**
 * The server's time, by the date of its answers: for what the server decides by its own clock, such as
 * a pause, an end or a day that has not come. Good to about a second; an auction measures its own.
 */
export const serverClock = new ServerClock(steadyClock);

/**
 * Measures the server's time by the `Date` of an answer, if it can be read.
 *
 * @param sentAt when the request left, by `steadyClock`
 */
export function observeDate(date: string | null | undefined, sentAt: number): void {
  if (!date) return;
  const receivedAt = steadyClock.now();
  const serverTime = Date.parse(date) + HALF_MS;
  const error = HALF_MS + (receivedAt - sentAt) / 2;
  const offset = serverTime - (sentAt + receivedAt) / 2;
  // The device's clock stood still in a sleep: what was measured before no longer counts.
  if (Math.abs(offset - serverClock.offset) > error + serverClock.uncertainty) serverClock.reset();
  serverClock.observe({ serverTime, sentAt: sentAt - HALF_MS, receivedAt: receivedAt + HALF_MS });
}
