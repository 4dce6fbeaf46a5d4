import type { Row } from '../../db/schema.ts';
import { newId } from '../../domain/id.ts';
import { messageText, summaryOf } from '../../domain/messageText.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { lockThread, partyOf, partyRole, type Side, type Thread } from './conversations.ts';
import { planNotice } from './notice.ts';

export interface NewMessage {
  side: Side;
  /** The member of staff; of the other side the thread says who they are. */
  userId: string | null;
  text: string;
  /** The Idempotency-Key: a message with it is in the thread once, however often it comes. */
  key: string | null;
}

/**
 * Adds a message to a thread at the next place of its order, and tells everybody who listens.
 *
 * The thread's row is locked: two writers follow each other, and places have no gaps. Somebody's own
 * message does not mark what came before it as read; but whoever had read all goes on having read all.
 *
 * @throws Problem 404 when the thread is gone; 422 when the text is empty
 */
export async function writeMessage(
  services: Pick<Services, 'clock' | 'realtime' | 'jobs'>,
  tx: Tx,
  threadId: string,
  { side, userId, text, key }: NewMessage,
): Promise<{ thread: Thread; message: Row<'messages'> }> {
  const message = messageText(text);
  const thread = await lockThread(tx, threadId);
  if (!thread) throw notFound();
  const known = key && (await messageWithKey(tx, threadId, key));
  if (known) return { thread, message: known };

  const now = services.clock.now();
  // a node whose clock is behind must not put a newer message below an older one
  const at = now > thread.last_message_at ? now : thread.last_message_at;
  const seq = thread.last_seq + 1;
  const sender_type = side === 'STAFF' ? 'AGENT' : partyRole(thread);
  const row = await tx
    .insertInto('messages')
    .values({
      id: newId(now),
      partner_id: thread.partner_id,
      thread_id: thread.id,
      message,
      seq,
      sender_type,
      client_key: key,
      inserted_at: at,
      sender_id: side === 'STAFF' ? userId : partyOf(thread).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const next = await tx
    .updateTable('threads')
    .set({
      sender_type,
      summary: summaryOf(message),
      last_seq: seq,
      last_message_at: at,
      ...(side === 'STAFF' ? writtenByStaff(thread, seq) : writtenByParty(thread, seq)),
    })
    .where('id', '=', thread.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await services.realtime.threadChanged(tx, { partnerId: thread.partner_id, threadId: thread.id });
  if (side === 'STAFF') await planNotice(services, tx, next);
  return { thread: next, message: row };
}

function writtenByStaff(thread: Thread, seq: number) {
  return {
    buyer_read_status: false,
    ...(thread.unread_count === 0 ? { seller_read_seq: seq, seller_read_status: true } : {}),
  };
}

function writtenByParty(thread: Thread, seq: number) {
  return {
    seller_read_status: false,
    unread_count: thread.unread_count + 1,
    ...(thread.buyer_read_status ? { buyer_read_seq: seq } : {}),
  };
}

function messageWithKey(
  tx: Tx,
  threadId: string,
  key: string,
): Promise<Row<'messages'> | undefined> {
  return tx
    .selectFrom('messages')
    .where('thread_id', '=', threadId)
    .where('client_key', '=', key)
    .selectAll()
    .executeTakeFirst();
}
