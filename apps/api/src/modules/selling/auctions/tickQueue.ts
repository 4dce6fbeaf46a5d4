import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';

/** The queue that works off what the clock brings: ends, reminders, offers that run out. */
export const TICK_QUEUE = 'auction.tick';

const HOUR_MS = 60 * 60 * 1000;
/** Behind the moment, so that a node whose clock is a little late finds it past as well. */
const MARGIN_MS = 250;

/**
 * Wakes the queue at the end of an auction and one hour before it, in the transaction that starts it.
 * The queue also looks by itself each minute: a wake-up that is lost costs a minute, nothing else.
 */
export async function queueTick(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  end: Date,
): Promise<void> {
  const moments = [end.getTime() - HOUR_MS, end.getTime()];
  for (const moment of moments.filter((at) => at > clock.now().getTime())) {
    await jobs.send(tx, TICK_QUEUE, {}, { startAfter: new Date(moment + MARGIN_MS) });
  }
}
