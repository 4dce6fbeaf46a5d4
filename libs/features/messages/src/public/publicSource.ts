import type { PublicConversationApi } from '@forecourt/api-client/public-conversation';
import type { PublicConversation, PublicMessage } from '@forecourt/contract';
import type { LoggedMessage } from '../conversation/MessageLog.ts';
import type { ConversationSource } from '../conversation/source.ts';

/** The conversation behind a link, as its holder sees it. */
export function publicSource(api: PublicConversationApi): ConversationSource<PublicConversation> {
  return {
    async page(query, signal) {
      const { messages, after, conversation } = await api.getPublicConversation(query, {
        signal,
        deduplicate: false,
      });
      return {
        messages: messages.map(logged),
        after,
        marks: conversation,
        subject: conversation,
      };
    },
    async send(message, idempotencyKey) {
      return logged((await api.writePublicMessage({ message }, { idempotencyKey })).message);
    },
    async read(seq) {
      await api.readPublicConversation(seq);
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
