import { watchReturn } from '@forecourt/platform';
import type { ContractViolation } from '../http/errors.ts';
import { backOffMs, Connection, type ConnectionOptions, type Phoenix } from './connection.ts';
import { Topic } from './topic.ts';
import type { ChannelHandle, ChannelOwner, Realtime, RealtimeStatus } from './types.ts';

export interface RealtimeOptions {
  /** The runtime config's socket_url. */
  url: string;
  /** The session's token, read again for every attempt. */
  token(): string | null;
  /** The token was refused, or revoked while connected. No retries until `reconnect`. */
  onRefused?(): void;
  /** An event did not match the contract; it was dropped. */
  onViolation?(violation: ContractViolation): void;
  /** Loads the phoenix client; by default on the first connection. */
  phoenix?(): Promise<Phoenix>;
  /** Replaces WebSocket. */
  transport?: ConnectionOptions['transport'];
}

/** The live connection of the signed-in person. One for the whole app. */
export function createRealtime(options: RealtimeOptions): Realtime {
  return new RealtimeConnection(options);
}

class RealtimeConnection implements Realtime {
  status: RealtimeStatus = 'idle';
  private readonly options: RealtimeOptions;
  private readonly listeners = new Set<(status: RealtimeStatus) => void>();
  private readonly topics = new Map<string, Topic>();
  private connection: Connection | null = null;
  private users = 0;
  private stopWatching: () => void = () => undefined;

  constructor(options: RealtimeOptions) {
    this.options = options;
  }

  onStatus(listener: (status: RealtimeStatus) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  connect(): () => void {
    this.users += 1;
    if (this.users === 1) this.start();
    let connected = true;
    return () => {
      if (!connected) return;
      connected = false;
      this.users -= 1;
      if (this.users === 0) this.stop();
    };
  }

  reconnect(): void {
    if (this.users === 0) return;
    this.setStatus('connecting');
    this.connection?.restart();
  }

  join(name: string, owner: ChannelOwner): ChannelHandle {
    const topic = this.topics.get(name) ?? this.addTopic(name);
    const remove = topic.add(owner);
    return {
      push: (event, payload = {}) => topic.push(event, payload),
      leave: () => {
        if (!remove()) return;
        topic.close();
        if (this.topics.get(name) === topic) this.topics.delete(name);
      },
    };
  }

  private addTopic(name: string): Topic {
    const topic = new Topic(name, (violation) => this.options.onViolation?.(violation));
    this.topics.set(name, topic);
    if (this.connection) topic.open(this.connection.socket);
    return topic;
  }

  private start(): void {
    this.setStatus('connecting');
    this.stopWatching = watchReturn((reason) => this.returned(reason));
    if (this.connection) this.connection.open();
    else void this.load(1);
  }

  private stop(): void {
    this.stopWatching();
    this.connection?.close();
    this.setStatus('idle');
  }

  /** Loads the phoenix client; like any other file, it can fail to load. */
  private async load(attempt: number): Promise<void> {
    const { phoenix = () => import('phoenix'), url, token, transport } = this.options;
    try {
      const loaded = await phoenix();
      if (this.connection) return;
      this.connection = new Connection({
        phoenix: loaded,
        url,
        token,
        transport,
        onOpen: () => this.setStatus('open'),
        onLost: () => this.setStatus('waiting'),
        onRefused: () => this.refused(),
      });
    } catch {
      if (this.users === 0) return;
      this.setStatus('waiting');
      setTimeout(() => this.users > 0 && void this.load(attempt + 1), backOffMs(attempt));
      return;
    }
    for (const topic of this.topics.values()) topic.open(this.connection.socket);
    if (this.users > 0) this.connection.open();
  }

  private refused(): void {
    this.setStatus('refused');
    this.options.onRefused?.();
  }

  /** The person or the network is back: checks the connection, and whether events were missed. */
  private returned(reason: 'visible' | 'online' | 'woke'): void {
    const { connection } = this;
    if (!connection || this.status === 'refused') return;
    if (connection.isOpen) {
      connection.probe(() => {
        for (const topic of this.topics.values()) topic.missed('returned');
      });
    } else if (reason !== 'visible') connection.restart();
    // Phoenix itself reconnects at once when the page becomes visible.
  }

  private setStatus(status: RealtimeStatus): void {
    if (this.status === status) return;
    this.status = status;
    for (const listener of [...this.listeners]) listener(status);
  }
}
