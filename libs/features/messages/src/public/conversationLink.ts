import type { Api } from '@forecourt/api-client';
import {
  appendPublicAttachment,
  createPublicAttachment,
  getPublicAttachmentProgress,
  getPublicConversation,
  readPublicConversation,
  writePublicMessage,
} from '@forecourt/contract/endpoints/messages';

/** The calls of the page behind a link to a conversation. */
export const linkEndpoints = {
  appendPublicAttachment,
  createPublicAttachment,
  getPublicAttachmentProgress,
  getPublicConversation,
  readPublicConversation,
  writePublicMessage,
};

/** A conversation by the link that the seller or buyer has. */
export interface ConversationLink {
  api: Pick<Api, keyof typeof linkEndpoints>;
  requestId: string;
  sessionKey: string;
}
