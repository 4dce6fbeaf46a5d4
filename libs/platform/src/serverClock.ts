import { steadyClock } from './clock.ts';

/** Half of a second: a date tells whole ones. */
const HALF_MS = 500;

/**
 * The server's time, by the date of its answers: for what the server decides by its own clock, such as
 * a pause, an end or a day that has not come. Good to about a second; an auction measures its own.
 */
export const serverClock = {
  /** Milliseconds to add to the device's clock; 0 until an answer has told the time. */
  offset: 0,
  now: (): number => steadyClock.now() + serverClock.offset,
};

/**
 * Measures the server's time by the `Date` of an answer, if it can be read.
 *
 * @param sentAt when the request left, by `steadyClock`
 */
export function observeDate(date: string | null | undefined, sentAt: number): void {
  const receivedAt = steadyClock.now();
  const offset = Date.parse(date ?? '') + HALF_MS - (sentAt + receivedAt) / 2;
  const error = HALF_MS + (receivedAt - sentAt) / 2;
  // What is known stays while an answer agrees with it; after a sleep of the device, none does.
  if (Math.abs(offset - serverClock.offset) > error) serverClock.offset = offset;
}
