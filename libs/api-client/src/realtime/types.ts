import type { Mismatch, Validator } from '@forecourt/contract';

/**
 * How the connection stands: `idle` is not wanted, `waiting` is between two attempts, `refused` is
 * final until `reconnect`, since the server does not take the token.
 */
export type RealtimeStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'refused';

/**
 * Why events may have been missed: the channel was joined again after the connection was lost, the
 * person or the network came back, or an event came that could not be read.
 */
export type MissedReason = 'rejoined' | 'returned' | 'unreadable';

/** Takes an event's payload if it is as the contract says; otherwise says where it is not. */
export type EventReader = (payload: unknown) => Mismatch | undefined;

/** An event's check and what to do with it. */
export function reads<T>(check: Validator<T>, handle: (payload: T) => void): EventReader {
  return (payload) => {
    const mismatch = check.mismatch(payload);
    if (!mismatch) handle(payload as T);
    return mismatch;
  };
}

/** What the owner of a channel wants to hear. */
export interface ChannelOwner {
  /** Readers by event name. */
  events: Readonly<Record<string, EventReader>>;
  /**
   * Events arrive from now on. What was fetched before this may miss those of the time in between.
   */
  onJoined?(): void;
  /** Events may have been missed: fetch again what is shown. */
  onReconnect?(reason: MissedReason): void;
  /** The topic does not exist for this token; it is not tried again. */
  onRefused?(reason: string): void;
}

/** A joined topic, or one that will be joined as soon as the connection is there. */
export interface ChannelHandle {
  /**
   * Sends an event; resolves to the server's response.
   *
   * @throws PushRefused, TimeoutError (10 s), NetworkError when the connection has never been there
   */
  push(event: string, payload?: object): Promise<unknown>;
  leave(): void;
}

export interface Realtime {
  readonly status: RealtimeStatus;
  /** Hears every change of the status. Returns the way to stop. */
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Opens the connection and keeps it open until the returned function has been called. */
  connect(): () => void;
  /** Opens the connection anew: after signing in, with the new token. */
  reconnect(): void;
  /** Joins a topic, now or when the connection opens. Owners of one topic share its channel. */
  join(topic: string, owner: ChannelOwner): ChannelHandle;
}

/** The server did not do what a push asked for. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  readonly kind = 'refused';
  readonly reason: string;

  constructor(event: string, reason: string) {
    super(`${event} was refused: ${reason}`);
    this.reason = reason;
  }
}
