import { hasCode, Intent, isApiError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { createThread } from '@forecourt/contract/endpoints/messages';
import type { KeyValueStorage } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef } from 'mobx';

/** A buyer's question about a car. */
export interface NewThreadDraft {
  name: string;
  /** Where the answer is sent: an email address or a mobile number. */
  contact: string;
  message: string;
}

export type NewThreadField = keyof NewThreadDraft;

/** Why a car takes no questions; null for one that does. */
export type Closed = 'sold' | 'withdrawn' | null;

export interface NewThreadStoreOptions {
  api: Pick<Api, keyof typeof NewThreadStore.endpoints>;
  /** Of the report; also names the draft on this device. */
  requestId: string;
  /** Key of the report's link. */
  sessionKey: string;
  storage: KeyValueStorage;
  /** Why nobody may ask any more. @default null */
  closed?: Closed;
}

const nothing: NewThreadDraft = { name: '', contact: '', message: '' };

/**
 * A buyer's first message about a car for sale. What is typed is kept after failures and reloads.
 */
export class NewThreadStore {
  static readonly endpoints = { createThread };
  draft: NewThreadDraft;
  /** Address of the conversation once it has started. */
  url: string | null;
  /** Why nobody may ask any more: known from the start, or from a message that was refused. */
  closed: Closed;
  sending = false;
  /** What is wrong with what was typed. */
  errors: Partial<Record<NewThreadField, 'missing' | 'invalid'>> = {};
  /** Why it was not sent, other than invalid input. */
  problem: 'failed' | 'tooMany' | 'over' | null = null;
  private readonly options: NewThreadStoreOptions;
  private readonly intent = new Intent();

  constructor(options: NewThreadStoreOptions) {
    this.options = options;
    const kept = this.read();
    this.draft = { ...nothing, ...kept.draft };
    this.url = kept.url ?? null;
    this.closed = options.closed ?? null;
    makeObservable<this, 'check' | 'sent' | 'failed'>(this, {
      draft: observableRef,
      url: observable,
      closed: observable,
      showClosed: action,
      sending: observable,
      errors: observableRef,
      problem: observable,
      write: action,
      again: action,
      check: action,
      sent: action,
      failed: action,
    });
  }

  /** The page has heard that the car is no longer for sale, or is again. */
  showClosed(closed: Closed): void {
    this.closed = closed;
  }

  write(change: Partial<NewThreadDraft>): void {
    this.draft = { ...this.draft, ...change };
    const errors = { ...this.errors };
    for (const field of Object.keys(change)) delete errors[field as NewThreadField];
    this.errors = errors;
    this.keep();
  }

  /** Starts another conversation. */
  again(): void {
    this.url = null;
    this.keep();
  }

  async send(): Promise<void> {
    if (this.sending || !this.check()) return;
    const { api, requestId, sessionKey } = this.options;
    const { name, contact, message } = this.draft;
    const reach = contact.includes('@')
      ? { email: contact.trim() }
      : { phone: `+${contact.replace(/\D/g, '')}` };
    const body = { name: name.trim(), ...reach, message: message.trim() };
    try {
      const idempotencyKey = this.intent.keyFor(body);
      const { url } = await api.createThread(requestId, sessionKey, body, { idempotencyKey });
      this.intent.fulfilled();
      this.sent(url);
    } catch (error) {
      this.failed(error);
    }
  }

  private check(): boolean {
    const { name, contact, message } = this.draft;
    this.problem = null;
    this.errors = {
      ...(name.trim() === '' && { name: 'missing' }),
      ...(contact.trim() === ''
        ? { contact: 'missing' }
        : !canReach(contact) && { contact: 'invalid' }),
      ...(message.trim() === '' && { message: 'missing' }),
    };
    this.sending = Object.keys(this.errors).length === 0;
    return this.sending;
  }

  private sent(url: string): void {
    this.sending = false;
    this.url = url;
    this.draft = { ...this.draft, message: '' };
    this.keep();
  }

  private failed(error: unknown): void {
    this.sending = false;
    if (hasCode(error, 'CAR_SOLD')) return this.showClosed('sold');
    if (hasCode(error, 'GONE')) return this.showClosed('withdrawn');
    if (!isApiError(error) || error.kind !== 'problem' || error.status !== 422) {
      const tooMany = hasCode(error, 'RATE_LIMITED');
      this.problem = tooMany ? 'tooMany' : hasCode(error, 'NOT_FOUND') ? 'over' : 'failed';
      return;
    }
    const wrong = (field: string) => error.errors.some((one) => one.field === field);
    this.errors = {
      ...(wrong('name') && { name: 'missing' }),
      ...((wrong('email') || wrong('phone')) && { contact: 'invalid' }),
      ...(wrong('message') && { message: 'missing' }),
    };
    if (Object.keys(this.errors).length === 0) this.problem = 'failed';
  }

  private read(): Kept {
    try {
      return (JSON.parse(this.options.storage.get(this.key) ?? 'null') as Kept | null) ?? {};
    } catch {
      return {};
    }
  }

  private keep(): void {
    const kept: Kept = { draft: this.draft, url: this.url };
    this.options.storage.set(this.key, JSON.stringify(kept));
  }

  private get key(): string {
    return `forecourt_newThread:${this.options.requestId}`;
  }
}

interface Kept {
  draft?: Partial<NewThreadDraft>;
  url?: string | null;
}

/** Whether it looks like an email address or an international number; the server decides. */
function canReach(contact: string): boolean {
  const text = contact.trim();
  if (text.includes('@')) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
  return /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 8;
}
