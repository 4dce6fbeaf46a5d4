import { ApiProblem } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Challenge, PublicInvitation } from '@forecourt/contract';
import { joinPartner } from '@forecourt/contract/endpoints/account';
import { acceptInvitation, getInvitation } from '@forecourt/contract/endpoints/users';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { accountProblemOf, checkName, checkPassword } from '../account/accountProblem.ts';
import type { AccountProblem } from '../account/accountProblem.ts';

export interface AcceptStoreOptions {
  api: Pick<Api, keyof typeof AcceptStore.endpoints>;
  /** From the URL fragment, so that it does not appear in logs. */
  invitationKey: string;
  /** Called with the token of the new session. */
  enter: (token: string) => void;
  /** The email address of the signed-in user; null for none. */
  signedInAs: () => Promise<string | null>;
  /** Called once the user has become a member. */
  joined: () => void;
}

/** Accepting an invitation: with a new account, or with the one that is signed in. */
export class AcceptStore {
  static readonly endpoints = { acceptInvitation, getInvitation, joinPartner };
  readonly invitation = new Resource<PublicInvitation>();
  name = '';
  password = '';
  /** The signed-in account; null for none. */
  signedInAs: string | null = null;
  sending = false;
  problem: AccountProblem | undefined = undefined;
  /** They are a member again, but must verify a second factor before they are signed in. */
  challenge: Challenge | null = null;
  private readonly options: AcceptStoreOptions;

  constructor(options: AcceptStoreOptions) {
    this.options = options;
    makeObservable(this, {
      name: observable,
      password: observable,
      signedInAs: observable,
      sending: observable,
      problem: observableRef,
      challenge: observableRef,
      type: action,
    });
  }

  /** Loads the invitation. NOT_FOUND: it was used, revoked or has expired. */
  async load(): Promise<void> {
    const { api, invitationKey } = this.options;
    await this.invitation.load(async (signal) => {
      const [{ invitation }, signedInAs] = await Promise.all([
        api.getInvitation(invitationKey, { signal }),
        this.options.signedInAs(),
      ]);
      runInAction(() => (this.signedInAs = signedInAs));
      return invitation;
    });
    const { value } = this.invitation;
    if (value && !this.name) runInAction(() => (this.name = value.name));
  }

  type(field: 'name' | 'password', value: string): void {
    this[field] = value;
    this.problem = undefined;
  }

  /** Validates the form, then accepts; pressing twice sends one request. */
  async submit(): Promise<void> {
    const { invitation, name, password, sending } = this;
    if (sending || !invitation.value) return;
    const problem = checkName(name) ?? checkPassword(password);
    runInAction(() => {
      this.problem = problem;
      this.sending = problem === undefined;
    });
    if (problem) return;
    const { api, invitationKey, enter } = this.options;
    try {
      const body = { password, name: name.trim() };
      enter((await api.acceptInvitation(invitationKey, body)).token);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Joins with the signed-in account; pressing twice sends one request. */
  async join(): Promise<void> {
    if (this.sending) return;
    runInAction(() => Object.assign(this, { sending: true, problem: undefined }));
    const { api, invitationKey, joined } = this.options;
    try {
      await api.joinPartner(invitationKey);
      joined();
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    const challenge = error instanceof ApiProblem ? error.challenge : undefined;
    runInAction(() => {
      this.challenge = challenge ?? null;
      this.problem = challenge ? undefined : accountProblemOf(error);
      this.sending = false;
    });
  }
}
