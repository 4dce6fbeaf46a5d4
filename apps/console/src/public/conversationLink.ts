import { addresses, type FlowPath, parseAddress } from '@forecourt/contract';

/** The parts of a link to a conversation. */
export interface ConversationLink {
  flow: FlowPath;
  requestId: string;
  sessionKey: string;
}

/** Parses the address of a conversation below a report's link; null if it is not one. */
export function readConversationLink(pathname: string): ConversationLink | null {
  const flow = parseAddress('/:flow/*', pathname)?.flow;
  const found =
    parseAddress(addresses.conversation, pathname) ??
    parseAddress(addresses.ownerConversation, pathname);
  if (!flow || !found) return null;
  return { flow, requestId: found.requestId, sessionKey: found.sessionKey };
}
