import type { Request } from '@forecourt/contract';
import type { TypedPart } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { RequestListApi } from './RequestListApi.ts';
import { sendAgain, type Sending, type SendingApi } from './sendAgain.ts';
import { Wording } from './Wording.ts';

export interface SendQuestionOptions {
  api: SendingApi & Pick<RequestListApi, 'previewMessage'>;
  /** Called with the request as the server has it now. */
  onSent(request: Request): void;
  /** Makes an idempotency key. */
  newKey(): string;
}

interface Typed {
  id: string;
  action: Sending['action'];
  message: string;
}

/** Asks before a customer is written to again; the message typed survives a failure. */
export class SendQuestion {
  asked: Sending | null = null;
  readonly wording: Wording;
  sending = false;
  error: unknown = null;
  private key = '';
  /** Words that were typed before the session ended, until their request is asked about again. */
  private waiting: Typed | null = null;
  private readonly options: SendQuestionOptions;

  constructor(options: SendQuestionOptions) {
    this.options = options;
    this.wording = new Wording(options.api);
    makeObservable(this, {
      asked: observableRef,
      sending: observable,
      error: observableRef,
      ask: action,
      type: action,
      cancel: action,
    });
  }

  ask(sending: Sending): void {
    this.asked = sending;
    this.error = null;
    this.key = this.options.newKey();
    this.wording.begin(sending);
    const { waiting } = this;
    if (waiting?.id !== sending.request.id || waiting.action !== sending.action) return;
    this.waiting = null;
    this.wording.type(waiting.message);
  }

  /** The words typed so far, to be held over the end of a session. */
  get typed(): TypedPart {
    return {
      read: () => {
        const { asked, wording } = this;
        if (!asked || wording.message === '') return this.waiting ?? undefined;
        return { id: asked.request.id, action: asked.action, message: wording.message };
      },
      write: (value) => {
        const typed = value as Partial<Typed> | null;
        if (typeof typed?.message === 'string') this.waiting = typed as Typed;
      },
    };
  }

  /** The customer's reminder in staff's own words; empty sends the partner's text. */
  type(message: string): void {
    if (message !== this.wording.message) this.key = this.options.newKey();
    this.wording.type(message);
  }

  cancel(): void {
    if (!this.sending) this.asked = null;
  }

  /** Sends. Resolves to what was sent, or to null when that failed; `error` says why then. */
  async confirm(): Promise<Sending | null> {
    const { asked } = this;
    const { api } = this.options;
    if (!asked || this.sending) return null;
    runInAction(() => {
      this.sending = true;
      this.error = null;
    });
    try {
      const request = await sendAgain(api, asked, this.wording.message, this.key);
      this.options.onSent(request);
      runInAction(() => (this.asked = null));
      return { ...asked, request };
    } catch (error) {
      runInAction(() => (this.error = error));
      return null;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
