import type { MessagePreview, Request } from '@forecourt/contract';
import { type LoadingStatus, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { RequestListApi } from './RequestListApi.ts';
import { sendAgain, type Sending, type SendingApi } from './sendAgain.ts';

export interface SendQuestionOptions {
  api: SendingApi & Pick<RequestListApi, 'previewMessage'>;
  /** Called with the request as the server has it now. */
  onSent(request: Request): void;
  /** Makes an idempotency key. */
  newKey(): string;
}

/** Asks before a customer is written to again; the message typed survives a failure. */
export class SendQuestion {
  asked: Sending | null = null;
  message = '';
  sending = false;
  error: unknown = null;
  private key = '';
  private readonly preview = new Resource<MessagePreview>();
  private readonly options: SendQuestionOptions;

  constructor(options: SendQuestionOptions) {
    this.options = options;
    makeObservable(this, {
      asked: observableRef,
      message: observable,
      sending: observable,
      error: observableRef,
      written: computed,
      ask: action,
      type: action,
      cancel: action,
    });
  }

  ask(sending: Sending): void {
    this.asked = sending;
    this.message = '';
    this.error = null;
    this.key = this.options.newKey();
    this.preview.reset();
    void this.preview.load((signal) => this.loadPreview(sending, signal));
  }

  /** The message as it will go out; null while that is not known. */
  get written(): Pick<MessagePreview, 'subject' | 'text'> | null {
    const preview = this.preview.value;
    if (!preview) return null;
    const own = this.message.trim();
    if (!own) return preview;
    const { subject, link } = preview;
    // As the server does it: a message without its link would be of no use.
    const text = own.includes('{link}') ? own.replaceAll('{link}', link) : `${own}\n\n${link}`;
    return { subject, text };
  }

  get writtenStatus(): LoadingStatus {
    return this.preview.state.status;
  }

  /** The customer's reminder in staff's own words; empty sends the partner's text. */
  type(message: string): void {
    if (message !== this.message) this.key = this.options.newKey();
    this.message = message;
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
      const request = await sendAgain(api, asked, this.message, this.key);
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

  private async loadPreview(
    { action: asked, request }: Sending,
    signal: AbortSignal,
  ): Promise<MessagePreview> {
    const purpose = asked === 'resend' ? 'RESEND' : 'FOLLOW_UP';
    const { api } = this.options;
    return (await api.previewMessage(request.id, { purpose }, { signal })).message;
  }
}
