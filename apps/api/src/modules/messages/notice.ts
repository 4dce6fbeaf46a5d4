import { DAY_MS, type ThreadInfo } from '@forecourt/contract';
import type { TextChannel, Row } from '../../db/schema.ts';
import { summaryOf } from '../../domain/messageText.ts';
import type { Sender } from '../../domain/sendingRules.ts';
import { enqueue } from '../../messaging/enqueue.ts';
import { CHAT_PURPOSES } from '../../messaging/messageAbout.ts';
import { senderOf } from '../../messaging/queue.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { writeNotice } from '../../messaging/notice.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { reportLinkIsLive } from '../links/live.ts';
import { attachmentsOf, filesInWords } from './attachments.ts';
import {
  contactsOf,
  languageOfParty,
  lockThread,
  partyOf,
  partyRole,
  type Thread,
} from './conversations.ts';
import { conversationLink } from './link.ts';
import { lastByStaff } from './messageQueries.ts';

/** The queue that notifies the other side of unread messages; its job names a thread. */
export const NOTICE_QUEUE = 'conversation.notice';

export interface NoticeJob {
  threadId: string;
}

/** Enough time to read on an open page, and to combine several messages into one notice. */
export const NOTICE_DELAY_MS = 60_000;
/** Minimum time until a later message causes another notice to somebody who has not come back. */
export const NOTICE_AGAIN_MS = DAY_MS;

/** Schedules a notice about a message, in the transaction that writes it. */
export function planNotice(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  thread: Pick<Thread, 'id'>,
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + NOTICE_DELAY_MS);
  const data: NoticeJob = { threadId: thread.id };
  return jobs.send(tx, NOTICE_QUEUE, data, { startAfter, key: thread.id });
}

/**
 * Notifies the other side of a message by email or SMS, unless they have read it, or were notified
 * recently and have not come back. One that cannot go is kept as failed. Safe to repeat.
 */
export async function sendNotice(services: Services, { threadId }: NoticeJob): Promise<void> {
  const { db, jobs, clock } = services;
  const queued = await db.system(async (tx) => {
    const thread = await lockThread(tx, threadId);
    const newest = thread && (await lastByStaff(tx, thread.id));
    if (!thread || !newest || newest.seq <= thread.buyer_read_seq) return false;
    const now = clock.now();
    if (wasTold(thread, now)) return false;
    const request = await tx
      .selectFrom('requests')
      .where('id', '=', thread.lead_id)
      .selectAll()
      .executeTakeFirst();
    if (!request || !reportLinkIsLive(request, now)) return false;
    const contacts = contactsOf(thread, request);
    // a dealer reads email at a desk; a seller received their link on the phone
    const first = partyRole(thread) === 'SELLER' ? 'SMS' : 'EMAIL';
    const channel = contacts[first] ? first : otherChannel(first);
    if (!contacts[channel]) return false;
    await queueNotice(services, tx, { thread, request, message: newest, channel });
    return true;
  });
  if (queued) jobs.wake(SEND_QUEUE);
}

/** A notice that failed told nobody, so the next message brings another. */
function wasTold({ notified_seq, notified_at, buyer_read_seq, notice }: Thread, now: Date) {
  if (notified_at === null || notified_seq <= buyer_read_seq || notice === 'FAILED') return false;
  return now.getTime() - notified_at.getTime() < NOTICE_AGAIN_MS;
}

function otherChannel(channel: TextChannel): TextChannel {
  return channel === 'SMS' ? 'EMAIL' : 'SMS';
}

/** What a message of files only is made of, in words. */
async function filesOf(
  tx: Tx,
  { id }: Pick<Row<'messages'>, 'id'>,
  locale: string,
): Promise<string> {
  return filesInWords((await attachmentsOf(tx, [id])).get(id) ?? [], locale);
}

/** A notice of a message, and by which way it goes. */
export interface NewNotice {
  thread: Thread;
  request: Row<'requests'>;
  message: Row<'messages'>;
  channel: TextChannel;
}

/**
 * Queues a notice of a message, and keeps on the thread how it fares. Wake `SEND_QUEUE` after the
 * commit. Without such an address it does nothing.
 *
 * @param sender the member of staff who sends it again; without one it can only fail, not be refused.
 * @throws Problem as `enqueue`, for one from staff
 */
export async function queueNotice(
  services: Pick<Services, 'clock' | 'config' | 'jobs' | 'keys'>,
  tx: Tx,
  { thread, request, message, channel }: NewNotice,
  sender: Sender = { kind: 'NOTICE' },
): Promise<void> {
  const recipient = contactsOf(thread, request)[channel];
  if (!recipient) return;
  const chosen = await languageOfParty(tx, thread, request);
  const { partner, texts, locale } = await senderOf(tx, { ...request, locale: chosen });
  const { year, make, model } = thread.info as Partial<ThreadInfo>;
  const link = conversationLink(services, thread, request);
  const written = writeNotice(
    channel,
    {
      partner,
      link,
      name: partyOf(thread).name ?? '',
      car: [year, make, model].filter(Boolean).join(' '),
      summary: summaryOf(message.message || (await filesOf(tx, message, locale))),
    },
    locale,
    texts.message_notice,
  );
  const [queued] = await enqueue(services, tx, thread.partner_id, sender, [
    {
      // without a request, so that this message changes neither its status nor its delivery
      request_id: null,
      about_request_id: thread.lead_id,
      channel,
      recipient,
      purpose: sender.kind === 'STAFF' ? CHAT_PURPOSES.byStaff : CHAT_PURPOSES.itself,
      link,
      subject: written.subject,
      body: written.text,
      locale,
    },
  ]);
  if (!queued) return;
  const now = services.clock.now();
  await tx
    .updateTable('threads')
    .set({
      notified_seq: message.seq,
      notified_at: now,
      notice: queued.status,
      notice_id: queued.id,
      notice_channel: channel,
      notice_reason: queued.reason,
      notice_at: now,
    })
    .where('id', '=', thread.id)
    .execute();
}
