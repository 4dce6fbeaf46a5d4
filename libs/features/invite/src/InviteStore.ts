import { hasCode, savingProblemOf } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { type Body, type Invite, type ProofChallenge, defaultDialCode } from '@forecourt/contract';
import { getPartnerCustomisation } from '@forecourt/contract/endpoints/partners';
import { createSelfRequest } from '@forecourt/contract/endpoints/requests';
import { digitsOnly, internationalPhone, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

/** Why a number was not accepted. */
export type InviteProblem =
  | { kind: 'missing' }
  | { kind: 'invalid' }
  | { kind: 'country' }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'notYet' }
  | { kind: 'full' }
  | { kind: 'offline' }
  | { kind: 'unexpected' };

export interface InviteStoreOptions {
  api: Pick<Api, keyof typeof InviteStore.endpoints>;
  /** Path of the page: unique id of a partner's customisation. */
  uniqueId: string;
  /** The agent whose link it is, from `?agent_id=`. */
  agentId: string | null;
  /** Whether dial code and number form a valid mobile number (spec §5). */
  isMobileNumber: (dialCode: string, number: string) => Promise<boolean>;
  /** Solves the proof of work of a server under load; by default in a worker. */
  solveProof?: (challenge: ProofChallenge) => Promise<string>;
  /** Whether SMS can be sent at all. @default true */
  sms?: boolean;
  /** How long to wait before the SMS can be requested again, in seconds. @default 30 */
  resendWait?: number;
  /** Makes an idempotency key; by default a random UUID. */
  newKey?: () => string;
}

/** The invite page: the partner, the phone form and its result. */
export class InviteStore {
  static readonly endpoints = { createSelfRequest, getPartnerCustomisation };
  readonly invite = new Resource<Invite>();
  number = '';
  country: { code: string; dialCode: string } | null = null;
  problem: InviteProblem | undefined = undefined;
  sending = false;
  /** A proof of work is being solved. */
  checking = false;
  /** The number that an SMS was sent to, with its plus sign; null while the form is open. */
  sentTo: string | null = null;
  /** Number of SMS sent; each starts a new wait. */
  timesSent = 0;
  readonly resendWait: number;
  /** Whether the form can be used: it results in an SMS. */
  readonly sms: boolean;
  private readonly options: InviteStoreOptions;
  /** The same for all attempts for one number, so that a retry sends no second SMS. */
  private intent: { phone: string; key: string } | null = null;

  constructor(options: InviteStoreOptions) {
    this.options = options;
    this.resendWait = options.resendWait ?? 30;
    this.sms = options.sms ?? true;
    makeObservable(this, {
      number: observable,
      country: observableRef,
      problem: observableRef,
      sending: observable,
      checking: observable,
      sentTo: observable,
      timesSent: observable,
      dialCode: computed,
      type: action,
      changeNumber: action,
    });
  }

  /** The dial code: the chosen one, else the partner's, else 372 (spec §5). */
  get dialCode(): string {
    return (
      this.country?.dialCode ??
      this.invite.value?.customisation.defaults.country_code ??
      defaultDialCode
    );
  }

  /** Loads the page's partner. */
  async load(): Promise<void> {
    const { api, uniqueId, agentId } = this.options;
    const query = agentId ? { agent_id: agentId } : {};
    await this.invite.load((signal) => api.getPartnerCustomisation(uniqueId, query, { signal }));
  }

  /** Takes what is typed; digits only. */
  type(number: string, country: { code: string; dialCode: string }): void {
    this.number = digitsOnly(number);
    this.country = country;
    this.problem = undefined;
  }

  /** Back to the form; the number is kept. */
  changeNumber(): void {
    this.sentTo = null;
    this.problem = undefined;
  }

  /** Requests an SMS with the link. Pressing twice sends one request. */
  async submit(): Promise<void> {
    const { invite, number, dialCode, sending } = this;
    if (sending || !invite.value) return;
    runInAction(() => (this.sending = true));
    const phone = internationalPhone(dialCode, number);
    try {
      const problem = await this.check(number, dialCode);
      if (!problem) await this.send(invite.value, phone);
      runInAction(() => {
        this.problem = problem;
        if (problem) return;
        this.sentTo = phone;
        this.timesSent += 1;
      });
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** Requests the SMS again, because it did not arrive. */
  async resend(): Promise<void> {
    this.intent = null;
    await this.submit();
  }

  private async check(number: string, dialCode: string): Promise<InviteProblem | undefined> {
    if (!number) return { kind: 'missing' };
    const isMobile = await this.options.isMobileNumber(dialCode, number);
    return isMobile ? undefined : { kind: 'invalid' };
  }

  private async send({ customisation, agent_info }: Invite, phone: string): Promise<void> {
    const { api, newKey = () => crypto.randomUUID() } = this.options;
    if (this.intent?.phone !== phone) this.intent = { phone, key: newKey() };
    const body: Body<'createSelfRequest'> = {
      request_type: customisation.flow,
      partner_id: customisation.partner_id,
      phone,
      user_id: agent_info.user_id,
    };
    const { key } = this.intent;
    try {
      await api.createSelfRequest(body, { idempotencyKey: key });
    } catch (error) {
      if (!hasCode(error, 'PROOF_REQUIRED') || !error.proofChallenge) throw error;
      const proof = await this.prove(error.proofChallenge);
      await api.createSelfRequest(body, { idempotencyKey: key, proof });
    }
  }

  /** Solves the proof of work that a server under load demands. */
  private async prove(challenge: ProofChallenge): Promise<string> {
    runInAction(() => (this.checking = true));
    try {
      const { solveProof = solveInWorker } = this.options;
      return await solveProof(challenge);
    } finally {
      runInAction(() => (this.checking = false));
    }
  }
}

/** The solver is loaded on demand, since most visitors never need it. */
async function solveInWorker(challenge: ProofChallenge): Promise<string> {
  const { solveProof } = await import('./proof/solveProof.ts');
  return solveProof(challenge);
}

function problemOf(error: unknown): InviteProblem {
  if (hasCode(error, 'INVALID_FORMAT')) return { kind: 'invalid' };
  if (hasCode(error, 'COUNTRY_NOT_ALLOWED')) return { kind: 'country' };
  if (hasCode(error, 'EMAIL_NOT_VERIFIED')) return { kind: 'notYet' };
  if (hasCode(error, 'INSUFFICIENT_STORAGE')) return { kind: 'full' };
  if (hasCode(error, 'RATE_LIMITED')) {
    return { kind: 'rateLimited', seconds: error.retryAfter ?? 60 };
  }
  return { kind: savingProblemOf(error) };
}
