import type { Mismatch, Validator } from '@forecourt/contract';

/**
 * The state of the connection: `idle` means not wanted, `waiting` is between two attempts,
 * `refused` means that the server rejects the token, and is final until `reconnect`.
 */
export type RealtimeStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'refused';

/**
 * Why events may have been missed: the channel was joined again after the connection was lost, the
 * person or the network came back, or an event could not be read.
 */
export type MissedReason = 'rejoined' | 'returned' | 'unreadable';

/** Returns an event's payload if it matches the contract; otherwise reports where it does not. */
export type EventReader = (payload: unknown) => Mismatch | undefined;

/** An event's check and its handler. */
export function reads<T>(check: Validator<T>, handle: (payload: T) => void): EventReader {
  return (payload) => {
    const mismatch = check.mismatch(payload);
    if (!mismatch) handle(payload as T);
    return mismatch;
  };
}

/** Callbacks of a channel's owner. */
export interface ChannelOwner {
  /** Readers by event name. */
  events: Readonly<Record<string, EventReader>>;
  /** The channel is joined and events arrive. Data fetched earlier may miss events in between. */
  onJoined?(): void;
  /** Events may have been missed: refetch what is shown. */
  onReconnect?(reason: MissedReason): void;
  /** The topic does not exist for this token; there are no retries. */
  onRefused?(reason: string): void;
}

/** A joined topic, or one that will be joined as soon as there is a connection. */
export interface ChannelHandle {
  /**
   * Sends an event; resolves to the server's response.
   *
   * @throws PushRefused, TimeoutError (10 s), NetworkError if there has never been a connection
   */
  push(event: string, payload?: object): Promise<unknown>;
  leave(): void;
}

export interface Realtime {
  readonly status: RealtimeStatus;
  /** Subscribes to every change of the status. Returns a function that unsubscribes. */
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Opens the connection and keeps it open until the returned function is called. */
  connect(): () => void;
  /** Opens a new connection: after signing in, with the new token. */
  reconnect(): void;
  /** Joins a topic, now or when the connection opens. Owners of one topic share its channel. */
  join(topic: string, owner: ChannelOwner): ChannelHandle;
}

/** The server refused a push. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  readonly kind = 'refused';
  readonly reason: string;

  constructor(event: string, reason: string) {
    super(`${event} was refused: ${reason}`);
    this.reason = reason;
  }
}
