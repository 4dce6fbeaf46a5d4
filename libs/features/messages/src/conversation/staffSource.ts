import type { Api } from '@forecourt/api-client';
import type { ConversationDetails, ConversationMessage } from '@forecourt/contract';
import {
  appendStaffAttachment,
  copyConversationLink,
  createConversation,
  createStaffAttachment,
  getConversation,
  getStaffAttachmentProgress,
  readConversation,
  replyToConversation,
  sendConversationNotice,
} from '@forecourt/contract/endpoints/messages';
import type { LoggedMessage } from './MessageLog.ts';
import { attachmentsOf } from './attachmentsOf.ts';
import type { ConversationSource, FileSource } from './source.ts';

/** The calls of staff's conversations. */
export const conversationEndpoints = {
  appendStaffAttachment,
  copyConversationLink,
  createConversation,
  createStaffAttachment,
  getConversation,
  getStaffAttachmentProgress,
  readConversation,
  replyToConversation,
  sendConversationNotice,
};

export type StaffConversationsApi = Pick<Api, keyof typeof conversationEndpoints>;

/** Keeps for later that a conversation was read. @returns false if it was refused */
export type ReadLater = (
  error: unknown,
  read: { conversationId: string; seq: number },
) => Promise<boolean>;

/** A conversation from the chat API, as staff see it. */
export function staffSource(
  api: StaffConversationsApi,
  id: string,
  readLater?: ReadLater,
): ConversationSource<ConversationDetails> {
  let details: ConversationDetails | null = null;
  const known = async (): Promise<ConversationDetails> =>
    (details ??= (await api.getConversation(id, { limit: 1 })).conversation);
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
    files: staffFiles(api, async () => (await known()).leadId),
    async send(text, idempotencyKey, files) {
      const { leadId: listingId, recipientId } = await known();
      const message = { message: text, ...attachmentsOf(files) };
      const body = { listingId, recipientId, conversationId: id, ...message };
      return staffMessage((await api.replyToConversation(id, body, { idempotencyKey })).message);
    },
    notice: {
      async send(channel, idempotencyKey) {
        const body = { channel };
        const answer = await api.sendConversationNotice(id, body, { idempotencyKey });
        details = answer.conversation;
        return answer.conversation;
      },
      link: async () => (await api.copyConversationLink(id)).link,
    },
    async read(seq) {
      try {
        await api.readConversation(id, { seq });
      } catch (error) {
        if (!(await readLater?.(error, { conversationId: id, seq }))) throw error;
      }
    },
  };
}

/** @param requestOf the request that the conversation is about */
export function staffFiles(
  api: StaffConversationsApi,
  requestOf: () => Promise<string>,
): FileSource {
  return {
    async announce({ id, kind, name }) {
      const { attachment } = await api.createStaffAttachment(await requestOf(), { id, kind, name });
      return attachment.stored;
    },
    calls: (id) => ({
      progress: async () => api.getStaffAttachmentProgress(await requestOf(), id),
      append: async (piece, options) =>
        api.appendStaffAttachment(await requestOf(), id, piece, options),
    }),
  };
}

export function staffMessage(message: ConversationMessage): LoggedMessage {
  return {
    id: message.id,
    seq: message.seq,
    text: message.message,
    mine: message.senderType === 'AGENT',
    author: message.senderName,
    writer: message.senderType === 'AGENT' ? message.senderId : undefined,
    at: message.insertedAt,
    key: message.clientKey,
    files: message.attachments,
  };
}
