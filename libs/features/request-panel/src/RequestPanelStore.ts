import { Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import {
  type Body,
  defaultDialCode,
  type IdentifierName,
  type IdentifierRules,
  type PhoneChannel,
  type Request,
  type SameClaim,
  type SendChannel,
  usedIdentifiers,
} from '@forecourt/contract';
import {
  createRequest,
  findOpenRequest,
  resendRequest,
} from '@forecourt/contract/endpoints/requests';
import {
  digitsOnly,
  internationalPhone,
  type Loadable,
  timeLimit,
  valueOf,
} from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { RequestPanelDefinition } from './definition.ts';
import {
  givenIdentifiers,
  type IdentifierField,
  type IdentifierTerms,
  type IdentifierTexts,
  validateIdentifiers,
} from './identifiers.ts';
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
  dialCode?: string | undefined;
  /** Dial codes that SMS may go to; undefined while that is not known. */
  smsCountries?: readonly string[] | undefined;
  /** Whether requests can go by WhatsApp. */
  whatsapp?: boolean | undefined;
  /** Address of the settings, for those who may change these countries. */
  settingsHref?: string | undefined;
  /** What staff are asked for besides; null for a flow that has no identifiers. */
  identifiers?: IdentifierRules | null | undefined;
  /** Where the partner is, by its name in the IANA database. */
  timeZone?: string | undefined;
}

export interface RequestPanelOptions {
  /** The channels by which this deployment can message customers; others are not offered. */
  channels: readonly SendChannel[];
  definition: RequestPanelDefinition;
  api: Pick<Api, keyof typeof RequestPanelStore.endpoints>;
  context(): Loadable<RequestPanelContext>;
  isMobileNumber: MobileCheck;
  /** Called with a request that was sent, to show it at the top of the list. */
  onCreated(request: Request): void;
  /** Address of a request's report. */
  reportHref(id: string): string;
  /** Protocol and host of share links; by default the page's. */
  origin?: string;
  /** Makes an idempotency key; by default a random one. */
  newKey?(): string;
}

/** The result of an attempt to send. */
export type SendResult =
  | { status: 'sent'; request: Request }
  /** The open request that the customer had was sent again. */
  | { status: 'resent'; request: Request }
  /** The customer has an open request: `found` of the store. Nothing was sent. */
  | { status: 'asked' }
  /** Fields are wrong; `errors` of the store says which. */
  | { status: 'invalid' }
  | { status: 'failed'; error: unknown }
  /** A send was already in progress. */
  | { status: 'busy' };

/** How long the question whether there is an open request may hold up sending, in milliseconds. */
const LOOKUP_MS = 3000;

/** What is typed in the panel, and the state of sending. Kept while the panel is closed. */
export class RequestPanelStore {
  static readonly endpoints = { createRequest, findOpenRequest, resendRequest };
  readonly definition: RequestPanelDefinition;
  way: SendWay | null;
  name = '';
  number = '';
  /** How the number is written to; kept for the next customer. */
  phoneChannel: PhoneChannel = 'SMS';
  /** The chosen country; null for that of the partner's dial code. */
  country: { code: string; dialCode: string } | null = null;
  email = '';
  /** What is typed of the claim; of a flow that does not use it, it is not sent. */
  identifiers: IdentifierTexts = {};
  errors: FieldErrors<PhoneFieldName | EmailFieldName | IdentifierField> = {};
  sending = false;
  /** An open request of this customer, told before another one is sent. */
  found: Request | null = null;
  /** What was just sent has the claim number of these open requests; null if there is none. */
  sameClaim: { number: string; others: readonly SameClaim[] } | null = null;
  private readonly options: RequestPanelOptions;
  private readonly intent: Intent;
  private readonly again: Intent;

  constructor(options: RequestPanelOptions) {
    this.options = options;
    this.definition = options.definition;
    this.intent = new Intent(options.newKey);
    this.again = new Intent(options.newKey);
    this.way = this.ways[0] ?? null;
    makeObservable(this, {
      way: observable,
      name: observable,
      number: observable,
      phoneChannel: observable,
      country: observableRef,
      email: observable,
      identifiers: observableRef,
      errors: observableRef,
      sending: observable,
      found: observableRef,
      sameClaim: observableRef,
      context: computed,
      link: computed,
      open: action,
      type: action,
      identify: action,
      forgetSameClaim: action,
      chooseCountry: action,
      choosePhoneChannel: action,
    });
  }

  get context(): Loadable<RequestPanelContext> {
    return this.options.context();
  }

  /** The ways that are offered, the likeliest first. The link is always among them (spec §2). */
  get ways(): readonly SendWay[] {
    const { channels } = this.options;
    return [
      ...(channels.includes('SMS') ? (['phone'] as const) : []),
      ...(channels.includes('EMAIL') ? (['email'] as const) : []),
      'link',
    ];
  }

  /** Whether the link leads on: its page asks for a phone number, and sends an SMS. */
  get linkWorks(): boolean {
    return this.options.channels.includes('SMS');
  }

  get dialCode(): string {
    return this.country?.dialCode ?? valueOf(this.context)?.dialCode ?? defaultDialCode;
  }

  /** Dial codes that SMS may go to; undefined while that is not known. */
  get smsCountries(): readonly string[] | undefined {
    return valueOf(this.context)?.smsCountries;
  }

  /** Whether the country is one that no SMS may go to. */
  get isCountryOff(): boolean {
    return this.smsCountries?.includes(this.dialCode) === false;
  }

  /** Whether a number can be written to by WhatsApp. */
  get hasWhatsapp(): boolean {
    return valueOf(this.context)?.whatsapp === true;
  }

  get settingsHref(): string | undefined {
    return valueOf(this.context)?.settingsHref;
  }

  /** How the flow uses identifiers. */
  get terms(): IdentifierTerms {
    const known = valueOf(this.context);
    return { rules: known?.identifiers, timeZone: known?.timeZone };
  }

  /** The identifiers that are asked for, in the order of the form. */
  get asked(): readonly IdentifierName[] {
    return usedIdentifiers(this.terms.rules);
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
    this.found = null;
  }

  /** Sets a field and clears its error. Phone numbers keep digits only. */
  type(field: 'name' | 'phone' | 'email', text: string): void {
    if (field === 'phone') this.number = digitsOnly(text);
    else this[field] = text;
    this.found = null;
    const { [field]: _right, ...others } = this.errors;
    this.errors = others;
  }

  chooseCountry(code: string, dialCode: string): void {
    this.country = { code, dialCode };
    this.found = null;
    const { phone: _right, ...others } = this.errors;
    this.errors = others;
  }

  choosePhoneChannel(channel: PhoneChannel): void {
    this.phoneChannel = channel;
  }

  /** Sets an identifier and clears its error. */
  identify(name: IdentifierName, text: string): void {
    this.identifiers = { ...this.identifiers, [name]: text };
    const { [`identifiers.${name}` as const]: _right, ...others } = this.errors;
    this.errors = others;
  }

  /** It was read that another request has the same claim number. */
  forgetSameClaim(): void {
    this.sameClaim = null;
  }

  /** Address of a request's report. */
  reportHref(id: string): string {
    return this.options.reportHref(id);
  }

  /** Address of the open request's report. */
  get foundHref(): string | null {
    return this.found && this.options.reportHref(this.found.id);
  }

  /**
   * Sends by the open way. What was typed is kept until it has been sent.
   *
   * @param isSure send even if the customer has an open request
   */
  async submit(isSure = false): Promise<SendResult> {
    const { way } = this;
    const known = valueOf(this.context);
    if (this.sending) return { status: 'busy' };
    if (!known || !way || way === 'link') return { status: 'invalid' };
    runInAction(() => (this.sending = true));
    try {
      const errors = await this.validate(way);
      runInAction(() => (this.errors = errors));
      if (Object.keys(errors).length > 0) return { status: 'invalid' };
      const body = this.body(way, known.partnerId);
      if (!isSure && (await this.hasOpen(body))) return { status: 'asked' };
      return await this.send(body);
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** Sends the customer's open request again, instead of another one. */
  async resend(): Promise<SendResult> {
    const { found } = this;
    const { api, onCreated } = this.options;
    if (!found || this.sending) return { status: 'busy' };
    runInAction(() => (this.sending = true));
    try {
      const idempotencyKey = this.again.keyFor(found.id);
      const { request } = await api.resendRequest(found.id, { idempotencyKey });
      this.again.fulfilled();
      runInAction(() => this.clear());
      onCreated(request);
      return { status: 'resent', request };
    } catch (error) {
      return { status: 'failed', error };
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** Whether this customer has an open request. Without an answer in time, sending goes on. */
  private async hasOpen(body: Body<'createRequest'>): Promise<boolean> {
    const { request_type: type, partner_id, phone, email } = body;
    const limit = timeLimit(LOOKUP_MS);
    try {
      const query = { type, partner_id, ...(phone && { phone }), ...(email && { email }) };
      const { signal } = limit;
      const { request } = await this.options.api.findOpenRequest(query, { signal });
      runInAction(() => (this.found = request));
      return request !== null;
    } catch {
      return false;
    } finally {
      limit.end();
    }
  }

  private async send(body: Body<'createRequest'>): Promise<SendResult> {
    const { api, onCreated } = this.options;
    try {
      const { request, same_claim: others = [] } = await api.createRequest(body, {
        idempotencyKey: this.intent.keyFor(body),
      });
      this.intent.fulfilled();
      const number = request.identifiers?.claim_number;
      runInAction(() => {
        this.clear();
        this.sameClaim = number && others.length > 0 ? { number, others } : null;
      });
      onCreated(request);
      return { status: 'sent', request };
    } catch (error) {
      const errors = fieldErrorsOf(error, [
        'name',
        'phone',
        'email',
        ...this.asked.map((name) => `identifiers.${name}` as const),
      ]);
      if (!errors) return { status: 'failed', error };
      runInAction(() => (this.errors = errors));
      return { status: 'invalid' };
    }
  }

  private async validate(way: 'phone' | 'email'): Promise<RequestPanelStore['errors']> {
    const { name, number, dialCode, email } = this;
    const errors =
      way === 'email'
        ? validateEmail({ name, email })
        : await validatePhone({ name, number, dialCode }, this.options.isMobileNumber);
    return { ...errors, ...validateIdentifiers(this.identifiers, this.terms) };
  }

  private body(way: 'phone' | 'email', partnerId: string): Body<'createRequest'> {
    const { flow } = this.definition;
    const identifiers = givenIdentifiers(this.identifiers, this.terms);
    const common = {
      request_type: flow,
      partner_id: partnerId,
      name: this.name.trim(),
      ...(identifiers && { identifiers }),
    };
    if (way === 'email') return { ...common, email: this.email.trim() };
    const phone = internationalPhone(this.dialCode, this.number);
    const isWhatsapp = this.hasWhatsapp && this.phoneChannel === 'WHATSAPP';
    return { ...common, phone, ...(isWhatsapp && { phone_channel: 'WHATSAPP' }) };
  }

  private clear(): void {
    this.name = '';
    this.number = '';
    this.email = '';
    this.identifiers = {};
    this.found = null;
  }
}
