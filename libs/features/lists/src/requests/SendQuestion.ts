import type { Request } from '@forecourt/contract';
import type { TypedPart } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { RequestListApi } from './RequestListApi.ts';
import { sendAgain, type Sending, type SendingApi } from './sendAgain.ts';
import { Wording } from './Wording.ts';

export interface SendQuestionOptions {
  api: SendingApi & Pick<RequestListApi, 'previewMessage'>;
  /** Called with the server's current version of the request. */
  onSent(request: Request): void;
  /** Makes an idempotency key. */
  newKey(): string;
}

interface Typed {
  id: string;
  action: Sending['action'];
  message: string;
}

/** Confirms before a customer gets another message; the typed text is kept after a failure. */
export class SendQuestion {
  asked: Sending | null = null;
  readonly wording: Wording;
  sending = false;
  error: unknown = null;
  private key = '';
  /** Text typed before the session ended, kept until the same question is opened again. */
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

  /** The typed text, to be kept when the session ends. */
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

  /** The user's own text of the reminder; empty sends the partner's text. */
  type(message: string): void {
    if (message !== this.wording.message) this.key = this.options.newKey();
    this.wording.type(message);
  }

  cancel(): void {
    if (!this.sending) this.asked = null;
  }

  /** Sends. Resolves to what was sent, or to null on failure, with the reason in `error`. */
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
