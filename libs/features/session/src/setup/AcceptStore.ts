import { ApiProblem } from '@forecourt/api-client';
import type { InvitationApi } from '@forecourt/api-client/invitation';
import type { Challenge, PublicInvitation } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { accountProblemOf, checkName, checkPassword } from '../account/accountProblem.ts';
import type { AccountProblem } from '../account/accountProblem.ts';

export interface AcceptStoreOptions {
  api: InvitationApi;
  /** From the fragment of the address, so that it reaches no log. */
  invitationKey: string;
  /** Takes the token of the new session. */
  enter: (token: string) => void;
  /** The e-mail address of whoever is signed in; null for nobody. */
  signedInAs: () => Promise<string | null>;
  /** They are a member now. */
  joined: () => void;
}

/** Accepting an invitation: with a new account, or with the one that is signed in. */
export class AcceptStore {
  readonly invitation = new Resource<PublicInvitation>();
  name = '';
  password = '';
  /** Whose account is signed in here; null for nobody's. */
  signedInAs: string | null = null;
  sending = false;
  problem: AccountProblem | undefined = undefined;
  /** They are a member again, and their second factor is asked before they are signed in. */
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

  /** Loads what one is invited to. NOT_FOUND: it was used or revoked, or its time is over. */
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

  /** Checks the form, then accepts; pressed twice it sends once. */
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

  /** Joins with the account that is signed in; pressed twice it does so once. */
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
