import type { PublicConversation, PublicMessage } from '@forecourt/contract';
import type { LoggedMessage } from '../conversation/MessageLog.ts';
import { attachmentsOf } from '../conversation/attachmentsOf.ts';
import type { ConversationSource } from '../conversation/source.ts';
import type { ConversationLink } from './conversationLink.ts';

/** The conversation behind a link, as its holder sees it. */
export function publicSource({
  api,
  requestId,
  sessionKey,
}: ConversationLink): ConversationSource<PublicConversation> {
  return {
    async page(query, signal) {
      const { messages, after, conversation } = await api.getPublicConversation(
        requestId,
        sessionKey,
        query,
        {
          signal,
          deduplicate: false,
        },
      );
      return {
        messages: messages.map(logged),
        after,
        marks: conversation,
        subject: conversation,
      };
    },
    files: {
      async announce({ id, kind, name }) {
        const file = { id, kind, name };
        return (await api.createPublicAttachment(requestId, sessionKey, file)).attachment.stored;
      },
      calls: (id) => ({
        progress: () => api.getPublicAttachmentProgress(requestId, sessionKey, id),
        append: (piece, options) =>
          api.appendPublicAttachment(requestId, sessionKey, id, piece, options),
      }),
    },
    async send(message, idempotencyKey, files) {
      const body = { message, ...attachmentsOf(files) };
      const options = { idempotencyKey };
      return logged((await api.writePublicMessage(requestId, sessionKey, body, options)).message);
    },
    async read(seq) {
      await api.readPublicConversation(requestId, sessionKey, { seq });
    },
  };
}

function logged(message: PublicMessage): LoggedMessage {
  return {
    id: message.id,
    seq: message.seq,
    text: message.message,
    mine: message.mine,
    author: null,
    at: message.insertedAt,
    key: message.clientKey,
    files: message.attachments,
  };
}
