import type { ConversationDetails } from '@forecourt/contract';
import { staffSource, type StaffConversationsApi } from './staffSource.ts';
import type { ConversationSource } from './source.ts';

export interface NewConversation {
  api: StaffConversationsApi;
  /** What is known of the recipient before the first message. */
  details: ConversationDetails;
  /** The first message created it. */
  onOpened(conversationId: string): void;
}

/** A conversation that is created by its first message. */
export function newConversationSource({
  api,
  details,
  onOpened,
}: NewConversation): ConversationSource<ConversationDetails> {
  let opened: ConversationSource<ConversationDetails> | null = null;
  return {
    async page(query, signal) {
      if (opened) return opened.page(query, signal);
      const marks = { lastSeq: 0, readSeq: 0, theirReadSeq: 0 };
      return { messages: [], after: null, marks, subject: details };
    },
    async send(text, idempotencyKey) {
      if (opened) return opened.send(text, idempotencyKey);
      const body = { listingId: details.leadId, recipientId: details.recipientId, message: text };
      const { conversation, message } = await api.createConversation(body, { idempotencyKey });
      opened = staffSource(api, conversation.id);
      onOpened(conversation.id);
      const { seq, id, insertedAt, senderName, clientKey } = message;
      return {
        id,
        seq,
        text: message.message,
        mine: true,
        author: senderName,
        at: insertedAt,
        key: clientKey,
      };
    },
    async read(seq) {
      await opened?.read(seq);
    },
  };
}
