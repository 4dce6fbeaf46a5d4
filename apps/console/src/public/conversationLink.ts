import { addresses, parseAddress } from '@forecourt/contract';

/** What a link to a conversation is made of. */
export interface ConversationLink {
  requestId: string;
  sessionKey: string;
}

/** Reads the address of a conversation below a report's link; null when it is not one. */
export function readConversationLink(pathname: string): ConversationLink | null {
  const found =
    parseAddress(addresses.conversation, pathname) ??
    parseAddress(addresses.ownerConversation, pathname);
  return found && { requestId: found.requestId, sessionKey: found.sessionKey };
}
