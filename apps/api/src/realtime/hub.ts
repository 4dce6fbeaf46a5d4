import type { SocketIdentity } from './access.ts';
import { encodeBroadcast } from './frames.ts';

/** The part of a connection that the hub uses. */
interface Connection {
  readonly identity: SocketIdentity;
  send(text: string): void;
  end(code: number, reason: string): void;
}

/** The connections of this node, by topic and by session. */
export class Hub {
  private readonly topics = new Map<string, Set<Connection>>();
  private readonly sessions = new Map<string, Set<Connection>>();

  /** Ids of the sessions that have a connection here. */
  get sessionIds(): string[] {
    return [...this.sessions.keys()];
  }

  /** Number of all open connections. */
  get openSockets(): number {
    return [...this.sessions.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Number of open connections of one session. */
  countOf(sessionId: string): number {
    return this.sessions.get(sessionId)?.size ?? 0;
  }

  /** Whether anybody on this node listens to the topic. */
  hasListeners(topic: string): boolean {
    return this.topics.has(topic);
  }

  add(connection: Connection): void {
    addTo(this.sessions, connection.identity.sessionId, connection);
  }

  remove(connection: Connection): void {
    removeFrom(this.sessions, connection.identity.sessionId, connection);
  }

  listen(topic: string, connection: Connection): void {
    addTo(this.topics, topic, connection);
  }

  unlisten(topic: string, connection: Connection): void {
    removeFrom(this.topics, topic, connection);
  }

  /** Sends an event to everybody on this node who joined the topic. */
  broadcast(topic: string, event: string, payload: Record<string, unknown>): void {
    const listeners = this.topics.get(topic);
    if (!listeners) return;
    const text = encodeBroadcast(topic, event, payload);
    for (const connection of [...listeners]) connection.send(text);
  }

  /** Who on this node listens to the topic. */
  listenersOf(topic: string): SocketIdentity[] {
    return [...(this.topics.get(topic) ?? [])].map((connection) => connection.identity);
  }

  /** Sends each listener of the topic its own payload; listeners with null get nothing. */
  broadcastEach(
    topic: string,
    event: string,
    payloadFor: (identity: SocketIdentity) => Record<string, unknown> | null,
  ): void {
    // Many listeners share one payload object, which is serialized once.
    const texts = new Map<Record<string, unknown>, string>();
    for (const connection of [...(this.topics.get(topic) ?? [])]) {
      const payload = payloadFor(connection.identity);
      if (!payload) continue;
      const text = texts.get(payload) ?? encodeBroadcast(topic, event, payload);
      texts.set(payload, text);
      connection.send(text);
    }
  }

  /** Closes every connection of a session, as when its token is revoked. */
  closeSession(sessionId: string, code: number, reason: string): void {
    for (const connection of [...(this.sessions.get(sessionId) ?? [])]) {
      connection.end(code, reason);
    }
  }

  /** Closes all connections, as when the server stops. */
  closeAll(code: number, reason: string): void {
    for (const sessionId of this.sessionIds) this.closeSession(sessionId, code, reason);
  }
}

function addTo(map: Map<string, Set<Connection>>, key: string, value: Connection) {
  const set = map.get(key);
  if (set) set.add(value);
  else map.set(key, new Set([value]));
}

function removeFrom(map: Map<string, Set<Connection>>, key: string, value: Connection) {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
}
