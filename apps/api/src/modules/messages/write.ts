import { json, type Row } from '../../db/schema.ts';
import { newId } from '../../domain/id.ts';
import { messageText, summaryOf } from '../../domain/messageText.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { emitWebhookEvent } from '../integrations/emit.ts';
import { notifyConcerned } from '../notifications/notifyConcerned.ts';
import { attach, attachmentsOf, countFiles, findToSend, type Writer } from './attachments.ts';
import { lockThread, partyOf, partyRole, type Side, type Thread } from './conversations.ts';
import type { MessageWithFiles } from './messageQueries.ts';
import { planNotice } from './notice.ts';

export interface NewMessage {
  side: Side;
  /** The member of staff; null for the other side, which the thread identifies. */
  userId: string | null;
  /** May be empty with files. */
  text: string;
  /** Files that are sent with it, by the ids that they were announced under. */
  attachments?: { writer: Writer; ids: readonly string[] };
  /** The Idempotency-Key: repeated calls with it add the message only once. */
  key: string | null;
}

/**
 * Appends a message to a thread and notifies all listeners.
 *
 * The thread's row is locked, so that positions have no gaps. Writing a message does not mark
 * earlier ones as read; but a writer who had read everything has still read everything.
 *
 * @throws Problem 404 when the thread no longer exists; 422 when the text is empty
 */
export async function writeMessage(
  services: Pick<Services, 'clock' | 'realtime' | 'jobs'>,
  tx: Tx,
  threadId: string,
  { side, userId, text, key, attachments }: NewMessage,
): Promise<{ thread: Thread; message: MessageWithFiles }> {
  const hasFiles = (attachments?.ids.length ?? 0) > 0;
  const message = hasFiles && text.trim() === '' ? '' : messageText(text);
  const thread = await lockThread(tx, threadId);
  if (!thread) throw notFound();
  const known = key && (await messageWithKey(tx, threadId, key));
  if (known) {
    const sent = await attachmentsOf(tx, [known.id]);
    return { thread, message: { ...known, files: sent.get(known.id) ?? [] } };
  }

  const files = attachments ? await findToSend(tx, attachments.writer, attachments.ids) : [];
  const now = services.clock.now();
  // keep times in order, even if this node's clock is behind
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
  const attached = await attach(tx, row.id, files);
  const next = await tx
    .updateTable('threads')
    .set({
      sender_type,
      summary: message === '' ? null : summaryOf(message),
      summary_files: message === '' ? json(countFiles(files)) : null,
      last_seq: seq,
      last_message_at: at,
      ...(side === 'STAFF' ? writtenByStaff(thread, seq) : writtenByParty(thread, seq)),
    })
    .where('id', '=', thread.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await services.realtime.threadChanged(tx, { partnerId: thread.partner_id, threadId: thread.id });
  if (side === 'STAFF') await planNotice(services, tx, next);
  else {
    const about = { requestId: thread.lead_id, subjectId: thread.id };
    await notifyConcerned(services, tx, { kind: 'MESSAGES', ...about });
    await emitWebhookEvent(services, tx, thread.partner_id, 'message.received', {
      request_id: thread.lead_id,
      conversation_id: thread.id,
    });
  }
  return { thread: next, message: { ...row, files: attached } };
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
