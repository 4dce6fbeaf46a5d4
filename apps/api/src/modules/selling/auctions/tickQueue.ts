import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';

/** The queue that processes ended auctions, reminders and expired offers. */
export const TICK_QUEUE = 'auction.tick';

const HOUR_MS = 60 * 60 * 1000;
/** Delay after the due time, so that it has passed even on a node whose clock is slightly slow. */
const MARGIN_MS = 250;

/**
 * Schedules the queue for the end of an auction and one hour before it, in the transaction that
 * starts it. The queue also runs every minute, so a lost job delays it by a minute at most.
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
