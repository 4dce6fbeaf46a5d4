import { HOUR_MS } from '@forecourt/contract';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { announceEnd } from './endAlarm.ts';

/** The queue that processes ended auctions, reminders and expired offers. */
export const TICK_QUEUE = 'auction.tick';

/** Delay after the due time, so that it has passed even on a node whose clock is slightly slow. */
const MARGIN_MS = 250;

/**
 * Schedules the queue for the end of an auction and one hour before it, in the transaction that
 * starts it or moves its end, and sets the alarm of every node. The queue also runs every minute, so
 * a lost job delays it by a minute at most.
 */
export async function queueTick(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  end: Date,
): Promise<void> {
  await announceEnd(tx, end);
  await queueTicks({ clock, jobs }, tx, [new Date(end.getTime() - HOUR_MS), end]);
}

/** Schedules the queue for moments; those that have passed are left out. */
export async function queueTicks(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  moments: readonly Date[],
): Promise<void> {
  for (const moment of moments.filter((at) => at > clock.now())) {
    const startAfter = new Date(moment.getTime() + MARGIN_MS);
    await jobs.send(tx, TICK_QUEUE, {}, { startAfter });
  }
}
