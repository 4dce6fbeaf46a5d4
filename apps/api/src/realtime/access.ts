/**
 * The identity behind a socket: a staff session with its user, or the holder of an auction's link.
 */
export interface SocketIdentity {
  /** For a link, its own id, by which its sockets are counted and closed. */
  sessionId: string;
  /** Empty for a link. */
  userId: string;
  /** What the link is for, and the role it gives; a dealer's own page is for all its auctions. */
  link?:
    | { as: 'DEALER'; auctionId: string; dealerId: string }
    | { as: 'DEALER_PAGE'; dealerId: string }
    | { as: 'OWNER'; requestId: string };
}

/** What the sockets need to know about people; implemented by the server's core. */
export interface SocketAccess {
  /** The identity for a token, or null when the token is unknown, expired or revoked. */
  authenticate(token: string): Promise<SocketIdentity | null>;
  /** Whether this identity may listen to this partner. */
  isMember(identity: SocketIdentity, partnerId: string): Promise<boolean>;
  /** Whether this identity, staff or link, may listen to this auction. */
  maySeeAuction(identity: SocketIdentity, auctionId: string): Promise<boolean>;
  /** Which of the given sessions are still valid. Polled to detect expiry. */
  liveSessions(sessionIds: string[]): Promise<Set<string>>;
}

/** A topic family, such as `partners:{id}`. */
export interface TopicRule {
  /** The part before the colon. */
  prefix: string;
  /** Whether the identity may join `prefix:id`. */
  mayJoin(identity: SocketIdentity, id: string): Promise<boolean>;
}

/** Splits `partners:12` into its family and its id; null when there is no id. */
export function splitTopic(topic: string): { prefix: string; id: string } | null {
  const colon = topic.indexOf(':');
  if (colon < 1 || colon === topic.length - 1) return null;
  return { prefix: topic.slice(0, colon), id: topic.slice(colon + 1) };
}
