import type { PublicConversation, PublicMessage } from '@forecourt/contract';
import type { LoggedMessage } from '../conversation/MessageLog.ts';
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
    async send(message, idempotencyKey) {
      const body = { message };
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
  };
}
