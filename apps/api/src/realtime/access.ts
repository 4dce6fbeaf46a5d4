/** Who is behind a socket: the session that its token belongs to, and that session's user. */
export interface SocketIdentity {
  sessionId: string;
  userId: string;
}

/** What the sockets need to know about people; the server's core answers it. */
export interface SocketAccess {
  /** The identity behind a token, or null when the token is unknown, expired or revoked. */
  authenticate(token: string): Promise<SocketIdentity | null>;
  /** Whether this person may listen to this partner. */
  isMember(identity: SocketIdentity, partnerId: string): Promise<boolean>;
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
