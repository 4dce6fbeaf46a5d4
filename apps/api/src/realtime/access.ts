/** Who is behind a socket: a session of staff with its user, or whoever has the link of an auction. */
export interface SocketIdentity {
  /** Of a link, a name of its own: sockets are counted and closed by it. */
  sessionId: string;
  /** Empty for a link. */
  userId: string;
  /** The auction that the link is about, and as whom it shows it. */
  link?: { as: 'DEALER'; auctionId: string; dealerId: string } | { as: 'OWNER'; requestId: string };
}

/** What the sockets need to know about people; the server's core answers it. */
export interface SocketAccess {
  /** The identity behind a token, or null when the token is unknown, expired or revoked. */
  authenticate(token: string): Promise<SocketIdentity | null>;
  /** Whether this person may listen to this partner. */
  isMember(identity: SocketIdentity, partnerId: string): Promise<boolean>;
  /** Whether this person, or this link, may listen to this auction. */
  maySeeAuction(identity: SocketIdentity, auctionId: string): Promise<boolean>;
  /** Which of the given sessions are still good. Asked from time to time for expiry. */
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
