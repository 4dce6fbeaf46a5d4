import { messagePageSize, threadPanelPageSize } from '@forecourt/contract';
import { MESSAGES_BY_STAFF } from '../../domain/limits.ts';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { partnersOf, requireRole } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import { readAbout } from '../notifications/readAbout.ts';
import { assertOwnWords } from '../requests/ownWords.ts';
import { findRequest, lockRequest } from '../requests/queries.ts';
import {
  presentConversation,
  presentConversationMessage,
  presentDetails,
  presentMessage,
} from './conversationPresenter.ts';
import { threadWith, type Thread } from './conversations.ts';
import { listMessages, nameOfUser, type MessageWithFiles } from './messageQueries.ts';
import { findThread, listThreads } from './queries.ts';
import { markRead } from './read.ts';
import { NOTICE_QUEUE } from './notice.ts';
import { writeMessage } from './write.ts';

type Writing = Call<'createMessage' | 'createConversation' | 'replyToConversation'>;
type Sent = { thread: Thread; message: MessageWithFiles; author: string | null };

/** The chat API and the messages of threads: the staff's side of a conversation. */
export const handlers = {
  async listConversations({ query, read, staff, requirePartner }) {
    const { partner_id, name, limit = threadPanelPageSize } = query;
    if (partner_id !== undefined) requirePartner(partner_id);
    const partnerIds = partner_id === undefined ? partnersOf(staff) : [partner_id];
    const rows = await read((tx) => listThreads(tx, { partnerIds, name }, null, limit));
    return rows.slice(0, limit).map(presentConversation);
  },

  async getConversation({ params, query, read, requirePartner, services }) {
    const { limit = messagePageSize, after, since } = query;
    return read(async (tx) => {
      const thread = await findThread(tx, params.conversationId);
      if (!thread) throw notFound();
      requirePartner(thread.partner_id);
      const page = await listMessages(tx, thread.id, { limit, after, since });
      return {
        messages: page.rows.map((row) => presentConversationMessage(services.media, row, thread)),
        after: page.after,
        conversation: presentDetails(thread, await requestOf(tx, thread)),
      };
    });
  },

  async listMessages({ params, query, read, requirePartner }) {
    const { limit = messagePageSize, after } = query;
    return read(async (tx) => {
      const thread = await findThread(tx, params.id);
      if (!thread) throw notFound();
      requirePartner(thread.partner_id);
      const page = await listMessages(tx, thread.id, { limit, after });
      const messages = page.rows.map((row) => presentMessage(row, thread));
      return { messages, metadata: { after: page.after } };
    });
  },

  async createConversation(call) {
    const { listingId, recipientId, message: text, attachments } = call.body;
    const target = { requestId: listingId, recipientId };
    return write(call, target, { text, attachments }, answerOf(call));
  },

  async replyToConversation(call) {
    const { listingId, recipientId, message: text, attachments, conversationId } = call.body;
    if (conversationId !== call.params.conversationId) throw notFound();
    const target = { requestId: listingId, recipientId, threadId: conversationId };
    return write(call, target, { text, attachments }, answerOf(call));
  },

  async createMessage(call) {
    const { lead_id, lead_message_id, recipient_id = lead_id, message } = call.body;
    const target = { requestId: lead_id, recipientId: recipient_id, threadId: lead_message_id };
    return write(call, target, { text: message }, (sent) => ({
      message: presentMessage(sent.message, sent.thread),
    }));
  },

  async readConversation({ params, body, staff, services, role }) {
    return services.db.scoped(partnersOf(staff), async (tx) => {
      const thread = await findThread(tx, params.conversationId);
      if (!thread) throw notFound();
      requireRole(staff, thread.partner_id, role);
      const next = await markRead(services, tx, thread.id, 'STAFF', body.seq);
      if (next.seller_read_status) {
        const owner = { partnerId: thread.partner_id, userId: staff.userId };
        await readAbout(services, tx, owner, { kind: 'MESSAGES', subjectId: thread.id });
      }
      return { conversation: presentDetails(next, await requestOf(tx, next)) };
    });
  },
} satisfies Handlers;

/** @throws Problem 404 when it was erased */
async function requestOf(tx: Tx, { lead_id: id }: Thread): Promise<Row<'requests'>> {
  const request = await findRequest(tx, id);
  if (!request) throw notFound();
  return request;
}

const answerOf =
  ({ services }: Pick<Writing, 'services'>) =>
  ({ thread, message, author }: Sent) => ({
    conversation: { id: thread.id },
    message: presentConversationMessage(services.media, { ...message, author }, thread),
  });

interface Target {
  requestId: string;
  recipientId: string;
  /** The thread to continue; without it, the one with the recipient. */
  threadId?: string;
}

/** What a message has. */
interface Content {
  text: string;
  /** The ids that its files were announced under. */
  attachments?: readonly string[];
}

async function write<Answer>(
  { services, staff, request, once, requirePartner }: Writing,
  { requestId, recipientId, threadId }: Target,
  { text, attachments = [] }: Content,
  answer: (sent: Sent) => Answer,
): Promise<Answer> {
  await countHits(services, [['message.staff', staff.userId, MESSAGES_BY_STAFF]]);
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' && header !== '' ? header : null;
  const answered = await once(partnersOf(staff), async (tx) => {
    const lead = await lockRequest(tx, requestId);
    if (!lead) throw notFound();
    requirePartner(lead.partner_id);
    await assertOwnWords(tx, lead.partner_id, { message: text });
    const found =
      threadId === undefined
        ? await threadWith(services, tx, lead, recipientId)
        : await findThread(tx, threadId);
    if (!found || found.lead_id !== lead.id) throw notFound();
    const writer = { partnerId: lead.partner_id, requestId: lead.id, id: staff.userId };
    const files = { writer, ids: attachments };
    const new_ = { side: 'STAFF', userId: writer.id, text, key, attachments: files } as const;
    const { thread, message } = await writeMessage(services, tx, found.id, new_);
    const author = message.sender_id === null ? null : await nameOfUser(tx, message.sender_id);
    return answer({ thread, message, author });
  });
  services.jobs.wake(NOTICE_QUEUE);
  return answered;
}
