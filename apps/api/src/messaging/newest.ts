import type { Tx } from '../db/database.ts';
import type { Outgoing, Queued } from './enqueue.ts';
import { aboutOf } from './messageAbout.ts';

/**
 * Keeps on a request how the newest message to its customer fares, in the transaction that enqueues
 * it. Messages to others, and notices of conversations, change nothing there.
 */
export async function keepNewest(
  tx: Tx,
  messages: readonly Outgoing[],
  queued: readonly Queued[],
  now: Date,
): Promise<void> {
  for (const [place, message] of messages.entries()) {
    const { request_id = null, about_request_id = null, dealer_id = null } = message;
    const about = aboutOf({ ...message, request_id, about_request_id, dealer_id });
    const requestId = request_id ?? about_request_id;
    const kept = queued[place];
    if (about === null || about === 'CHAT' || !requestId || !kept) continue;
    await tx
      .updateTable('requests')
      .set({
        delivery: kept.status,
        delivery_id: kept.id,
        delivery_channel: message.channel,
        delivery_reason: kept.reason,
        delivery_at: now,
        delivery_about: about,
      })
      .where('id', '=', requestId)
      .execute();
  }
}
