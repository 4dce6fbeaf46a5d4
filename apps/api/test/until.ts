import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;
/** Ends only what would never happen: no busy machine takes this long. */
const LIMIT_S = 60;

/**
 * Waits until a condition holds: until it neither returns false nor throws. Fails after the limit with its
 * last error. Real time passes here, even in a test that has replaced the timers.
 */
export async function until(
  condition: () => boolean | void | Promise<boolean | void>,
  limitSeconds = LIMIT_S,
): Promise<void> {
  // Unlike Date and performance, this clock is never replaced.
  const end = process.uptime() + limitSeconds;
  for (;;) {
    let failure = new Error(`This never came true: ${condition.toString()}`);
    try {
      if ((await condition()) !== false) return;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    if (process.uptime() > end) throw failure;
    await pause(EVERY_MS);
  }
}
