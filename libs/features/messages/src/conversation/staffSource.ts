import type { Api } from '@forecourt/api-client';
import type { ConversationDetails, ConversationMessage } from '@forecourt/contract';
import {
  createConversation,
  getConversation,
  readConversation,
  replyToConversation,
} from '@forecourt/contract/endpoints/messages';
import type { LoggedMessage } from './MessageLog.ts';
import type { ConversationSource } from './source.ts';

/** The calls of staff's conversations. */
export const conversationEndpoints = {
  createConversation,
  getConversation,
  readConversation,
  replyToConversation,
};

export type StaffConversationsApi = Pick<Api, keyof typeof conversationEndpoints>;

/** A conversation from the chat API, as staff see it. */
export function staffSource(
  api: StaffConversationsApi,
  id: string,
): ConversationSource<ConversationDetails> {
  let details: ConversationDetails | null = null;
  return {
    async page(query, signal) {
      const answer = await api.getConversation(id, query, { signal, deduplicate: false });
      details = answer.conversation;
      return {
        messages: answer.messages.map(staffMessage),
        after: answer.after,
        marks: answer.conversation,
        subject: answer.conversation,
      };
    },
    async send(text, idempotencyKey) {
      details ??= (await api.getConversation(id, { limit: 1 })).conversation;
      const { leadId: listingId, recipientId } = details;
      const body = { listingId, recipientId, message: text, conversationId: id };
      return staffMessage((await api.replyToConversation(id, body, { idempotencyKey })).message);
    },
    async read(seq) {
      await api.readConversation(id, { seq });
    },
  };
}

function staffMessage(message: ConversationMessage): LoggedMessage {
  return {
    id: message.id,
    seq: message.seq,
    text: message.message,
    mine: message.senderType === 'AGENT',
    author: message.senderName,
    at: message.insertedAt,
    key: message.clientKey,
  };
}
