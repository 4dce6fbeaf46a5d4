import type { ConversationDetails } from '@forecourt/contract';
import { attachmentsOf } from './attachmentsOf.ts';
import {
  staffFiles,
  staffMessage,
  staffSource,
  type StaffConversationsApi,
} from './staffSource.ts';
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
    files: staffFiles(api, async () => details.leadId),
    async send(text, idempotencyKey, files) {
      if (opened) return opened.send(text, idempotencyKey, files);
      const { leadId: listingId, recipientId } = details;
      const body = { listingId, recipientId, message: text, ...attachmentsOf(files) };
      const { conversation, message } = await api.createConversation(body, { idempotencyKey });
      opened = staffSource(api, conversation.id);
      onOpened(conversation.id);
      return staffMessage(message);
    },
    async read(seq) {
      await opened?.read(seq);
    },
  };
}
