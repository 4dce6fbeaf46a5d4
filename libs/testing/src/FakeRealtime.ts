import type { RequestStatusEvent } from '@forecourt/contract';
import { partnerTopic, requestStatusEventName } from '@forecourt/contract';
import type {
  ChannelHandle,
  ChannelOwner,
  MissedReason,
  Realtime,
  RealtimeStatus,
} from '@forecourt/api-client/realtime';

/** A live connection without a network, for stories and tests that act as the server. */
export class FakeRealtime implements Realtime {
  status: RealtimeStatus = 'idle';
  /** What was pushed, in order. */
  readonly pushed: { topic: string; event: string; payload: object }[] = [];
  /** Answers a push; by default with an empty response. */
  respond: (event: string, payload: object) => unknown = () => ({});
  private readonly owners = new Map<ChannelOwner, string>();
  private readonly listeners = new Set<(status: RealtimeStatus) => void>();

  /** Topics with at least one listener. */
  get topics(): string[] {
    return [...new Set(this.owners.values())];
  }

  onStatus(listener: (status: RealtimeStatus) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  connect(): () => void {
    this.setStatus('open');
    return () => this.setStatus('idle');
  }

  reconnect(): void {
    this.setStatus('open');
    this.miss('rejoined');
  }

  join(topic: string, owner: ChannelOwner): ChannelHandle {
    this.owners.set(owner, topic);
    queueMicrotask(() => this.owners.has(owner) && owner.onJoined?.());
    return {
      push: (event, payload = {}) => {
        this.pushed.push({ topic, event, payload });
        return Promise.resolve(this.respond(event, payload));
      },
      leave: () => void this.owners.delete(owner),
    };
  }

  setStatus(status: RealtimeStatus): void {
    this.status = status;
    for (const listener of [...this.listeners]) listener(status);
  }

  /**
   * Sends an event to everyone who has joined the topic.
   *
   * @throws if the payload does not match the contract
   */
  emit(topic: string, event: string, payload: unknown): void {
    for (const [owner, joined] of [...this.owners]) {
      const mismatch = joined === topic ? owner.events[event]?.(payload) : undefined;
      if (mismatch) throw new Error(`${event}: ${mismatch.path} is not ${mismatch.expected}`);
    }
  }

  /** A request of a partner is new or has another status. */
  emitRequestStatus(partnerId: string, event: RequestStatusEvent): void {
    this.emit(partnerTopic(partnerId), requestStatusEventName, event);
  }

  /** Notifies everyone that events may have been missed. */
  miss(reason: MissedReason): void {
    for (const owner of [...this.owners.keys()]) owner.onReconnect?.(reason);
  }
}
