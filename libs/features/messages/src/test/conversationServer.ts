import type {
  ConversationDetails,
  ConversationMessage,
  MessageAttachment,
  Thread,
} from '@forecourt/contract';
import {
  makeConversationDetails,
  makeConversationMessage,
  makeThread,
  many,
  seeded,
} from '@forecourt/contract/fixtures';
import { mock, perRun } from '@forecourt/testing';

export const storyPartnerId = 'northgate';
export const storyConversationId = 'c1';

const HOUR = 3_600_000;
/** The time of the stories' clock. */
export const storyNow = Date.parse('2026-03-05T12:00:00.000Z');

/** This many messages of both sides, oldest first, over the days before now. */
export function makeMessages(
  count: number,
  change: (seq: number) => Partial<ConversationMessage> = () => ({}),
): ConversationMessage[] {
  const random = seeded('messages');
  return many(count, (index) => {
    const seq = index + 1;
    const ours = index % 3 === 1;
    return makeConversationMessage(random, {
      seq,
      senderType: ours ? 'AGENT' : 'SELLER',
      senderName: ours ? 'Nora Grant' : 'Marta Keller',
      clientKey: ours ? `key-${seq}` : null,
      insertedAt: new Date(storyNow - (count - index) * HOUR * 2.5).toISOString(),
      ...change(seq),
    });
  });
}

export function makeDetails(
  messages: readonly ConversationMessage[],
  overrides: Partial<ConversationDetails> = {},
): ConversationDetails {
  const lastSeq = messages.at(-1)?.seq ?? 0;
  return makeConversationDetails(seeded('details'), {
    id: storyConversationId,
    partnerId: storyPartnerId,
    leadId: 'r1',
    recipientId: 'r1',
    name: 'Marta Keller',
    lastSeq,
    readSeq: lastSeq,
    theirReadSeq: lastSeq,
    ...overrides,
  });
}

const PICTURES = ['damage-scratch', 'exterior-front-left', 'exterior-rear-right', 'dashboard'];

/** A photo of a message, or with a name that ends so, a PDF file. */
export function makeFile(overrides: Partial<MessageAttachment> = {}): MessageAttachment {
  const { name = 'IMG_0412.jpg', width = 1200, height = 900 } = overrides;
  const picture = PICTURES[name.length % PICTURES.length];
  const url = `/demo-media/suv/${picture}.jpg`;
  const photo = { kind: 'PHOTO', url, thumbnailUrl: url, width, height } as const;
  const pdf = {
    kind: 'PDF',
    url: '/offer.pdf',
    thumbnailUrl: null,
    width: null,
    height: null,
  } as const;
  return { id: name, name, bytes: 248_000, ...(name.endsWith('.pdf') ? pdf : photo), ...overrides };
}

/** A conversation's calls, answered from these messages as the API answers them. */
export function conversationHandlers(
  given: ConversationMessage[],
  overrides?: Partial<ConversationDetails>,
) {
  const kept = perRun(() => ({ messages: [...given], details: makeDetails(given, overrides) }));
  const path = '/chats/conversations/{conversationId}';
  return [
    mock.get(path, ({ query }) => {
      const since = Number(query.since ?? 0);
      const before = Number(query.after ?? Infinity);
      const limit = Number(query.limit ?? 250);
      const fitting = kept.messages.filter(({ seq }) => seq > since && seq < before).reverse();
      const messages = fitting.slice(0, limit);
      const after = fitting.length > limit ? String(messages.at(-1)?.seq) : null;
      return { messages, after, conversation: kept.details };
    }),
    mock.post(path, ({ body, request }) => {
      const message = makeConversationMessage(seeded(body.message), {
        message: body.message,
        attachments: (body.attachments ?? []).map((id) => makeFile({ id })),
        seq: kept.messages.length + 1,
        senderType: 'AGENT',
        senderName: 'Nora Grant',
        clientKey: request.headers.get('idempotency-key'),
        insertedAt: new Date(storyNow).toISOString(),
      });
      kept.messages.push(message);
      kept.details = { ...kept.details, lastSeq: message.seq };
      return { conversation: { id: kept.details.id }, message };
    }),
    mock.post('/chats/listings/{requestId}/attachments', ({ body: { id, kind } }) => ({
      attachment: { id, kind, stored: false },
    })),
    mock.get('/chats/listings/{requestId}/attachments/{uploadId}/content', () => ({ offset: 0 })),
    mock.patch('/chats/listings/{requestId}/attachments/{uploadId}/content', () => undefined),
    mock.post(`${path}/read`, ({ body }) => {
      kept.details = { ...kept.details, readSeq: Math.max(kept.details.readSeq, body.seq) };
      return { conversation: kept.details };
    }),
  ];
}

/** This many conversations, newest first, read and unread, with sellers and buyers. */
export function makeThreads(count: number, overrides: Partial<Thread> = {}): Thread[] {
  const random = seeded('threads');
  return many(count, (index) =>
    makeThread(random, {
      partner_id: storyPartnerId,
      message_initiated_by: index % 3 === 0 ? 'AGENT_SELLER' : 'BUYER_AGENT',
      seller_read_status: index % 4 === 0 ? 'NEW' : 'READ',
      last_message_at: new Date(storyNow - index * HOUR * 7).toISOString(),
      ...overrides,
    }),
  );
}

/** The list of conversations, answered from these threads. */
export function threadHandlers(threads: Thread[]) {
  const nameOf = ({ info }: Thread) => `${info.buyer.name ?? ''} ${info.seller.name ?? ''}`;
  return [
    mock.get('/api/leads/messages', ({ query }) => {
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? 10);
      const part = (query.name ?? '').toLowerCase();
      const fitting = threads.filter((thread) => nameOf(thread).toLowerCase().includes(part));
      return {
        threads: fitting.slice(start, end),
        metadata: { after: end < fitting.length ? String(end) : null },
      };
    }),
  ];
}
