import type { Body, Request, SendChannel } from '@forecourt/contract';
import { digitsOnly } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { isAboutOutcome } from './customer.ts';
import type { RequestListApi } from './RequestListApi.ts';

export interface RetryQuestionOptions {
  api: Pick<RequestListApi, 'retryDelivery'>;
  /** The channels by which this deployment can message customers. */
  channels: readonly SendChannel[];
  /** Called with the server's current version of the request. */
  onSent(request: Request): void;
  /** Makes an idempotency key. */
  newKey(): string;
}

/**
 * Confirms before an undelivered message is sent again, to the same or a corrected address, or by
 * another channel.
 */
export class RetryQuestion {
  asked: Request | null = null;
  channel: SendChannel = 'SMS';
  /** The number or address that is typed. */
  contact = '';
  sending = false;
  error: unknown = null;
  private key = '';
  private readonly options: RetryQuestionOptions;

  constructor(options: RetryQuestionOptions) {
    this.options = options;
    makeObservable(this, {
      asked: observableRef,
      channel: observable,
      contact: observable,
      sending: observable,
      error: observableRef,
      ask: action,
      type: action,
      choose: action,
      cancel: action,
    });
  }

  /** Whether it is sent to a phone number. */
  get isByPhone(): boolean {
    return this.channel !== 'EMAIL';
  }

  /**
   * The channels to choose from; what is about an outcome has others in the report. Only what failed by
   * WhatsApp can go by it again.
   */
  get channels(): readonly SendChannel[] {
    const { asked } = this;
    if (asked && isAboutOutcome(asked)) return [];
    const isOther = asked?.delivery?.channel !== 'WHATSAPP';
    return this.options.channels.filter((channel) => !(isOther && channel === 'WHATSAPP'));
  }

  ask(request: Request): void {
    this.asked = request;
    this.channel = request.delivery?.channel ?? 'SMS';
    this.contact = this.known;
    this.error = null;
    this.key = this.options.newKey();
  }

  type(contact: string): void {
    this.contact = contact;
    this.error = null;
    this.key = this.options.newKey();
  }

  /** Chooses a channel, with the customer's number or address for it if known. */
  choose(channel: SendChannel): void {
    this.channel = channel;
    this.type(this.known);
  }

  cancel(): void {
    if (!this.sending) this.asked = null;
  }

  /** Sends. Resolves to the request, or to null on failure, with the reason in `error`. */
  async confirm(): Promise<Request | null> {
    const { asked } = this;
    const { api, onSent } = this.options;
    if (!asked || this.sending) return null;
    runInAction(() => {
      this.sending = true;
      this.error = null;
    });
    try {
      const options = { idempotencyKey: this.key };
      const { request } = await api.retryDelivery(asked.id, this.body(), options);
      onSent(request);
      runInAction(() => (this.asked = null));
      return request;
    } catch (error) {
      runInAction(() => (this.error = error));
      return null;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  private get known(): string {
    return (this.isByPhone ? this.asked?.phone : this.asked?.email) ?? '';
  }

  /** The number or address if it was corrected, and the channel if it is another. */
  private body(): Body<'retryDelivery'> {
    const { channel, asked } = this;
    const other = channel === asked?.delivery?.channel ? {} : { channel };
    const typed = this.contact.trim();
    if (typed === '' || typed === this.known) return other;
    const to = this.isByPhone ? { phone: `+${digitsOnly(typed)}` } : { email: typed };
    return { ...other, ...to };
  }
}
