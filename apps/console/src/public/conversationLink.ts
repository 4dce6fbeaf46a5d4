import { addresses, parseAddress } from '@forecourt/contract';

/** The parts of a link to a conversation. */
export interface ConversationLink {
  requestId: string;
  sessionKey: string;
}

/** Parses the address of a conversation below a report's link; null if it is not one. */
export function readConversationLink(pathname: string): ConversationLink | null {
  const found =
    parseAddress(addresses.conversation, pathname) ??
    parseAddress(addresses.ownerConversation, pathname);
  return found && { requestId: found.requestId, sessionKey: found.sessionKey };
}
