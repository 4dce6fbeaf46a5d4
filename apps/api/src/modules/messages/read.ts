import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { lockThread, type Side, type Thread } from './conversations.ts';

/**
 * Records how far a side has read. The position never moves back, so that a late call changes
 * nothing; messages that arrived meanwhile stay unread.
 *
 * @throws Problem 404 when the thread no longer exists
 */
export async function markRead(
  services: Pick<Services, 'realtime'>,
  tx: Tx,
  threadId: string,
  side: Side,
  upTo: number,
): Promise<Thread> {
  const thread = await lockThread(tx, threadId);
  if (!thread) throw notFound();
  const seq = Math.min(upTo, thread.last_seq);
  const change = side === 'STAFF' ? await byStaff(tx, thread, seq) : await byParty(tx, thread, seq);
  if (!change) return thread;
  const next = await tx
    .updateTable('threads')
    .set(change)
    .where('id', '=', thread.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await services.realtime.threadChanged(tx, { partnerId: thread.partner_id, threadId: thread.id });
  return next;
}

async function byStaff(tx: Tx, thread: Thread, upTo: number) {
  const seq = Math.max(upTo, thread.seller_read_seq);
  const unread_count = await unreadAfter(tx, thread.id, seq, ['SELLER', 'BUYER']);
  const seller_read_status = unread_count === 0;
  if (seq === thread.seller_read_seq && seller_read_status === thread.seller_read_status)
    return null;
  return { seller_read_status, unread_count, seller_read_seq: seq };
}

async function byParty(tx: Tx, thread: Thread, seq: number) {
  if (seq <= thread.buyer_read_seq) return null;
  const buyer_read_status = (await unreadAfter(tx, thread.id, seq, ['AGENT'])) === 0;
  return { buyer_read_status, buyer_read_seq: seq };
}

async function unreadAfter(
  tx: Tx,
  threadId: string,
  seq: number,
  from: readonly ('SELLER' | 'BUYER' | 'AGENT')[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('messages')
    .where('thread_id', '=', threadId)
    .where('seq', '>', seq)
    .where('sender_type', 'in', [...from])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
