import { DAY_MS } from '@forecourt/contract';
import { hasCode, isApiError, isNetworkFailure, newIdempotencyKey } from '@forecourt/api-client';
import { pause } from '@forecourt/platform';
import type { Clock } from '@forecourt/platform';
import { action, makeObservable, observableRef } from 'mobx';
import { FileRefused, type UnsentFile } from '../files/unsentFile.ts';
import type { UnsentDraft } from './DeviceDrafts.ts';

/** A message that the server has not confirmed. */
export interface UnsentMessage extends UnsentDraft {
  /**
   * `waiting` for earlier ones, `sending`; `failed` is retried automatically once there is a
   * connection, `refused` only on request.
   */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
}

export interface OutboxOptions {
  send(message: UnsentDraft): Promise<void>;
  /** Called with every change of the unsent messages. */
  onChange(): void;
  /** Called with a message that the server has. */
  onArrived?(message: UnsentDraft): void;
  clock: Clock;
}

/**
 * Messages that an earlier page left are no longer sent automatically when they are older: a day's
 * work without a network still counts, what was forgotten for longer is asked about.
 */
const STALE_MS = DAY_MS;
const DEFAULT_WAIT_S = 10;
/** Delay before a failed message is retried, unless a connection is detected sooner. */
const RETRY_MS = 10_000;

/**
 * Sends messages one at a time, so that they arrive in the order in which they were written. Each
 * keeps its idempotency key, so none arrives twice.
 */
export class Outbox {
  messages: readonly UnsentMessage[] = [];
  private readonly options: OutboxOptions;
  private running = false;
  private ended = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.options = options;
    makeObservable<this, 'set'>(this, { messages: observableRef, set: action });
  }

  /** Takes over messages that an earlier page left unsent. */
  restore(kept: readonly UnsentDraft[]): void {
    const now = this.options.clock.now();
    const restored = kept.map((message): UnsentMessage => {
      const old = now - Date.parse(message.at) > STALE_MS;
      return { ...message, state: old ? 'refused' : 'waiting' };
    });
    this.set([...restored, ...this.messages]);
    void this.run();
  }

  add(text: string, files: readonly UnsentFile[] = []): void {
    const at = new Date(this.options.clock.now()).toISOString();
    const message = { key: newIdempotencyKey(), text, at, ...(files.length > 0 && { files }) };
    this.set([...this.messages, { ...message, state: 'waiting' }]);
    // earlier failed messages go first
    this.retry();
  }

  /** Retries that message and those that failed with it, in order. */
  retry(key?: string): void {
    clearTimeout(this.retryTimer);
    this.set(
      this.messages.map((one) =>
        one.key === key || one.state === 'failed' ? { ...one, state: 'waiting' } : one,
      ),
    );
    void this.run();
  }

  /** Discards a message; returns it for the composer. */
  discard(key: string): UnsentDraft | undefined {
    const found = this.messages.find((one) => one.key === key);
    this.set(this.messages.filter((one) => one.key !== key));
    return found;
  }

  /** Removes messages that turn out to have arrived. */
  arrived(keys: ReadonlySet<string>): void {
    const arrived = this.messages.filter(({ key }) => keys.has(key));
    if (arrived.length === 0) return;
    this.set(this.messages.filter(({ key }) => !keys.has(key)));
    for (const message of arrived) this.options.onArrived?.(message);
  }

  /** Stops retrying; unsent messages stay on the device. */
  dispose(): void {
    this.ended = true;
    clearTimeout(this.retryTimer);
  }

  private async run(): Promise<void> {
    if (this.running || this.ended) return;
    this.running = true;
    try {
      for (;;) {
        const next = this.messages.find(({ state }) => state === 'waiting');
        if (!next || this.ended) return;
        await this.attempt(next);
      }
    } finally {
      this.running = false;
    }
  }

  private async attempt(message: UnsentMessage): Promise<void> {
    this.change(message.key, 'sending');
    try {
      await this.options.send(message);
      this.arrived(new Set([message.key]));
    } catch (error) {
      if (hasCode(error, 'RATE_LIMITED')) {
        this.change(message.key, 'waiting');
        await pause((error.retryAfter ?? DEFAULT_WAIT_S) * 1000);
      } else if (isLasting(error)) this.change(message.key, 'refused');
      else this.stall();
    }
  }

  /** Offline, none gets through; sending a later one first would change their order. */
  private stall(): void {
    this.set(
      this.messages.map((one) => (one.state === 'refused' ? one : { ...one, state: 'failed' })),
    );
    clearTimeout(this.retryTimer);
    if (!this.ended) this.retryTimer = setTimeout(() => this.retry(), RETRY_MS);
  }

  private change(key: string, state: UnsentMessage['state']): void {
    this.set(this.messages.map((one) => (one.key === key ? { ...one, state } : one)));
  }

  private set(messages: readonly UnsentMessage[]): void {
    this.messages = messages;
    this.options.onChange();
  }
}

/** What the device keeps of a message. */
export function keptOf({ key, text, at, files }: UnsentDraft): UnsentDraft {
  return { key, text, at, ...(files && { files }) };
}

/** Whether a retry would fail in the same way. */
function isLasting(error: unknown): boolean {
  if (error instanceof FileRefused) return true;
  if (hasCode(error, 'REQUEST_TIMEOUT', 'UPLOAD_OFFSET')) return false;
  if (isNetworkFailure(error) || !isApiError(error)) return false;
  return error.kind === 'problem' && error.status < 500 && error.status !== 401;
}
