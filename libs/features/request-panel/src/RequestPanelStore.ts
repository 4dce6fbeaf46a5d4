import { Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { type Body, type Request, type SendChannel, defaultDialCode } from '@forecourt/contract';
import { createRequest } from '@forecourt/contract/endpoints/requests';
import { digitsOnly, internationalPhone, type Loadable, valueOf } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { RequestPanelDefinition } from './definition.ts';
import { fieldErrorsOf } from './serverErrors.ts';
import { shareLink } from './shareLink.ts';
import {
  type EmailFieldName,
  type FieldErrors,
  type MobileCheck,
  type PhoneFieldName,
  validateEmail,
  validatePhone,
} from './validate.ts';

/** The three ways to send; at most one is open. */
export type SendWay = 'phone' | 'email' | 'link';

/** The partner data and customisation that the panel needs. */
export interface RequestPanelContext {
  partnerId: string;
  agentId: string | null;
  /** Unique id of the customisation of this flow. */
  uniqueId: string;
  /** Dial code that numbers start with; 372 unless the partner set another. */
  dialCode?: string;
}

export interface RequestPanelOptions {
  /** The channels by which this deployment can message customers; others are not offered. */
  channels: readonly SendChannel[];
  definition: RequestPanelDefinition;
  api: Pick<Api, keyof typeof RequestPanelStore.endpoints>;
  context(): Loadable<RequestPanelContext>;
  isMobileNumber: MobileCheck;
  /** Called with the new request, to show it at the top of the list. */
  onCreated(request: Request): void;
  /** Protocol and host of share links; by default the page's. */
  origin?: string;
  /** Makes an idempotency key; by default a random one. */
  newKey?(): string;
}

/** The result of an attempt to send. */
export type SendResult =
  | { status: 'sent'; request: Request }
  /** Fields are wrong; `errors` of the store says which. */
  | { status: 'invalid' }
  | { status: 'failed'; error: unknown }
  /** A send was already in progress. */
  | { status: 'busy' };

/** What is typed in the panel, and the state of sending. Kept while the panel is closed. */
export class RequestPanelStore {
  static readonly endpoints = { createRequest };
  readonly definition: RequestPanelDefinition;
  way: SendWay | null;
  name = '';
  number = '';
  /** The chosen country; null for that of the partner's dial code. */
  country: { code: string; dialCode: string } | null = null;
  email = '';
  errors: FieldErrors<PhoneFieldName | EmailFieldName> = {};
  sending = false;
  private readonly options: RequestPanelOptions;
  private readonly intent: Intent;

  constructor(options: RequestPanelOptions) {
    this.options = options;
    this.definition = options.definition;
    this.intent = new Intent(options.newKey);
    this.way = this.ways[0] ?? null;
    makeObservable(this, {
      way: observable,
      name: observable,
      number: observable,
      country: observableRef,
      email: observable,
      errors: observableRef,
      sending: observable,
      context: computed,
      link: computed,
      open: action,
      type: action,
      chooseCountry: action,
    });
  }

  get context(): Loadable<RequestPanelContext> {
    return this.options.context();
  }

  /** The available ways; the link's page asks for a phone number, so it needs SMS as well. */
  get ways(): readonly SendWay[] {
    const { channels } = this.options;
    const byText: readonly SendWay[] = channels.includes('SMS') ? ['phone', 'link'] : [];
    return channels.includes('EMAIL') ? [...byText, 'email'] : byText;
  }

  get dialCode(): string {
    return this.country?.dialCode ?? valueOf(this.context)?.dialCode ?? defaultDialCode;
  }

  /** The invite page's address (spec §3); null while the customisation is unknown. */
  get link(): string | null {
    const known = valueOf(this.context);
    if (!known) return null;
    const { uniqueId, agentId } = known;
    return shareLink({ origin: this.options.origin ?? location.origin, uniqueId, agentId });
  }

  /** Opens one way and closes the others; closing clears the errors (spec §2). */
  open(way: SendWay | null): void {
    if (this.sending) return;
    this.way = way;
    this.errors = {};
  }

  /** Sets a field and clears its error. Phone numbers keep digits only. */
  type(field: 'name' | 'phone' | 'email', text: string): void {
    if (field === 'phone') this.number = digitsOnly(text);
    else this[field] = text;
    const { [field]: _right, ...others } = this.errors;
    this.errors = others;
  }

  chooseCountry(code: string, dialCode: string): void {
    this.country = { code, dialCode };
    const { phone: _right, ...others } = this.errors;
    this.errors = others;
  }

  /** Sends by the open way. What was typed is kept until it has been sent. */
  async submit(): Promise<SendResult> {
    const { way } = this;
    const known = valueOf(this.context);
    if (this.sending) return { status: 'busy' };
    if (!known || !way || way === 'link') return { status: 'invalid' };
    runInAction(() => (this.sending = true));
    try {
      const errors = await this.validate(way);
      runInAction(() => (this.errors = errors));
      if (Object.keys(errors).length > 0) return { status: 'invalid' };
      return await this.send(this.body(way, known.partnerId));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  private async send(body: Body<'createRequest'>): Promise<SendResult> {
    const { api, onCreated } = this.options;
    try {
      const { request } = await api.createRequest(body, {
        idempotencyKey: this.intent.keyFor(body),
      });
      this.intent.fulfilled();
      runInAction(() => this.clear());
      onCreated(request);
      return { status: 'sent', request };
    } catch (error) {
      const errors = fieldErrorsOf(error, ['name', 'phone', 'email']);
      if (!errors) return { status: 'failed', error };
      runInAction(() => (this.errors = errors));
      return { status: 'invalid' };
    }
  }

  private validate(way: 'phone' | 'email') {
    const { name, number, dialCode, email } = this;
    if (way === 'email') return validateEmail({ name, email });
    return validatePhone({ name, number, dialCode }, this.options.isMobileNumber);
  }

  private body(way: 'phone' | 'email', partnerId: string): Body<'createRequest'> {
    const { flow } = this.definition;
    const common = { request_type: flow, partner_id: partnerId, name: this.name.trim() };
    if (way === 'email') return { ...common, email: this.email.trim() };
    return { ...common, phone: internationalPhone(this.dialCode, this.number) };
  }

  private clear(): void {
    this.name = '';
    this.number = '';
    this.email = '';
  }
}
