import { hasCode, isApiError, isNetworkFailure, newIdempotencyKey } from '@forecourt/api-client';
import { pause } from '@forecourt/platform';
import type { Clock } from '@forecourt/platform';
import { action, makeObservable, observableRef } from 'mobx';
import type { UnsentDraft } from './DeviceDrafts.ts';

/** A message that the server has not confirmed. */
export interface UnsentMessage extends UnsentDraft {
  /**
   * `waiting` for those before it, `sending`; `failed` is tried again by itself as soon as there is a
   * connection, `refused` only when the person asks for it.
   */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
}

export interface OutboxOptions {
  send(message: UnsentDraft): Promise<void>;
  /** Told of every change of what is unsent. */
  onChange(unsent: readonly UnsentDraft[]): void;
  clock: Clock;
}

/** What was written so long ago is not sent by itself any more. */
const STALE_MS = 10 * 60 * 1000;
const DEFAULT_WAIT_S = 10;
/** What failed is tried again after this, should nothing tell sooner that there is a connection. */
const RETRY_MS = 10_000;

/**
 * Sends messages one after the other, so that they arrive in the order in which they were written.
 * Each keeps its key through every attempt: none arrives twice.
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

  /** Takes up what an earlier page left unsent. */
  restore(kept: readonly UnsentDraft[]): void {
    const now = this.options.clock.now();
    const restored = kept.map((message): UnsentMessage => {
      const old = now - Date.parse(message.at) > STALE_MS;
      return { ...message, state: old ? 'refused' : 'waiting' };
    });
    this.set([...restored, ...this.messages]);
    void this.run();
  }

  add(text: string): void {
    const at = new Date(this.options.clock.now()).toISOString();
    this.set([...this.messages, { key: newIdempotencyKey(), text, at, state: 'waiting' }]);
    // what failed before it goes first
    this.retry();
  }

  /** Tries again: that message and those that failed with it, in their order. */
  retry(key?: string): void {
    clearTimeout(this.retryTimer);
    this.set(
      this.messages.map((one) =>
        one.key === key || one.state === 'failed' ? { ...one, state: 'waiting' } : one,
      ),
    );
    void this.run();
  }

  /** Gives up a message; returns its text, for the composer. */
  discard(key: string): string | undefined {
    const found = this.messages.find((one) => one.key === key);
    this.set(this.messages.filter((one) => one.key !== key));
    return found?.text;
  }

  /** Lets go of what has arrived after all. */
  arrived(keys: ReadonlySet<string>): void {
    if (this.messages.some(({ key }) => keys.has(key))) {
      this.set(this.messages.filter(({ key }) => !keys.has(key)));
    }
  }

  /** Tries nothing more; what is unsent stays on the device. */
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

  /** Without a connection none of them gets through; sending a later one first would turn their order. */
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
    this.options.onChange(messages.map(({ key, text, at }) => ({ key, text, at })));
  }
}

/** Whether trying again would end the same way. */
function isLasting(error: unknown): boolean {
  if (isNetworkFailure(error) || !isApiError(error)) return false;
  return error.kind === 'problem' && error.status < 500 && error.status !== 401;
}
