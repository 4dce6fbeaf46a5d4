/** What a link to a conversation is made of. */
export interface ConversationLink {
  requestId: string;
  sessionKey: string;
}

const parts =
  /^\/(?:trade|claim|inspect)\/report\/(?:public|offer)\/([^/]+)\/([^/]+)\/messages\/?$/;

/** Reads the address of a conversation below a report's link; undefined when it is none. */
export function readConversationLink(pathname: string): ConversationLink | undefined {
  const [, requestId, sessionKey] = parts.exec(pathname) ?? [];
  if (!requestId || !sessionKey) return undefined;
  return {
    requestId: decodeURIComponent(requestId),
    sessionKey: decodeURIComponent(sessionKey),
  };
}
