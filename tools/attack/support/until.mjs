import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 50;
/** Ends only what would never happen. */
const limitS = 60;

/**
 * Waits until `find` resolves with something, and returns that.
 *
 * @param {() => Promise<unknown> | unknown} find
 * @param {string} missing the error's words when nothing is found within a minute
 */
export async function until(find, missing) {
  const end = process.uptime() + limitS;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (process.uptime() > end) throw new Error(missing);
    await pause(everyMs);
  }
}
