import type { Channel, Socket } from 'phoenix';
import { ContractViolation, NetworkError, TimeoutError } from '../http/errors.ts';
import { type ChannelOwner, type MissedReason, PushRefused } from './types.ts';

/** Time for the answer to a join or a push, in milliseconds (spec §7). */
export const PUSH_TIMEOUT_MS = 10_000;

/** The server's reason for a topic that does not exist, or not for this person. */
const noSuchTopic = 'unmatched topic';

interface Membership {
  readonly owner: ChannelOwner;
  joined: boolean;
  refs: [event: string, ref: number][];
}

/** One topic and its listeners, independent of the connection. */
export class Topic {
  private readonly name: string;
  private readonly onViolation: (violation: ContractViolation) => void;
  private readonly members = new Set<Membership>();
  private channel: Channel | null = null;
  private joined = false;

  constructor(name: string, onViolation: (violation: ContractViolation) => void) {
    this.name = name;
    this.onViolation = onViolation;
  }

  /**
   * Adds a listener. Returns a function that removes it and reports whether it was the last one.
   */
  add(owner: ChannelOwner): () => boolean {
    const member: Membership = { owner, joined: false, refs: [] };
    this.members.add(member);
    if (this.channel) this.listen(this.channel, member);
    if (this.joined) queueMicrotask(() => this.welcome(member));
    return () => {
      if (!this.members.delete(member)) return false;
      for (const [event, ref] of member.refs) this.channel?.off(event, ref);
      return this.members.size === 0;
    };
  }

  /** Joins over a socket. Phoenix joins again by itself after every reconnect. */
  open(socket: Socket): void {
    if (this.channel) return;
    const channel = socket.channel(this.name);
    this.channel = channel;
    for (const member of this.members) this.listen(channel, member);
    channel
      .join(PUSH_TIMEOUT_MS)
      .receive('ok', () => {
        this.joined = true;
        for (const member of [...this.members]) this.welcome(member);
      })
      .receive('error', (response?: { reason?: string }) => {
        if (response?.reason === noSuchTopic) this.refuse(noSuchTopic);
      });
    channel.onError(() => void (this.joined = false));
  }

  close(): void {
    this.channel?.leave();
    this.channel = null;
    this.joined = false;
  }

  push(event: string, payload: object): Promise<unknown> {
    const { channel } = this;
    if (!channel) return Promise.reject(new NetworkError(`No connection for ${event}`));
    return new Promise((resolve, reject) => {
      channel
        .push(event, payload, PUSH_TIMEOUT_MS)
        .receive('ok', resolve)
        .receive('error', (response?: { reason?: string }) =>
          reject(new PushRefused(event, response?.reason ?? 'unknown')),
        )
        .receive('timeout', () => reject(new TimeoutError(PUSH_TIMEOUT_MS)));
    });
  }

  /** Notifies every joined listener that events may have been missed. */
  missed(reason: MissedReason): void {
    if (!this.joined) return;
    for (const { owner } of [...this.members]) owner.onReconnect?.(reason);
  }

  private welcome(member: Membership): void {
    if (!this.members.has(member)) return;
    if (member.joined) return member.owner.onReconnect?.('rejoined');
    member.joined = true;
    member.owner.onJoined?.();
  }

  private refuse(reason: string): void {
    this.close();
    for (const { owner } of [...this.members]) owner.onRefused?.(reason);
  }

  private listen(channel: Channel, member: Membership): void {
    for (const [event, read] of Object.entries(member.owner.events)) {
      const ref = channel.on(event, (payload: unknown) => {
        const mismatch = read(payload);
        if (!mismatch) return;
        this.onViolation(new ContractViolation(`${this.name} ${event}`, mismatch));
        member.owner.onReconnect?.('unreadable');
      });
      member.refs.push([event, ref]);
    }
  }
}
