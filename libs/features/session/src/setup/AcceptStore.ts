import { ApiProblem } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Challenge, PublicInvitation } from '@forecourt/contract';
import { joinPartner } from '@forecourt/contract/endpoints/account';
import { acceptInvitation, getInvitation } from '@forecourt/contract/endpoints/users';
import { Resource } from '@forecourt/platform';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { AccountForm } from '../account/AccountForm.ts';
import { checkName, checkPassword } from '../account/accountProblem.ts';

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
export class AcceptStore extends AccountForm {
  static readonly endpoints = { acceptInvitation, getInvitation, joinPartner };
  readonly invitation = new Resource<PublicInvitation>();
  /** The signed-in account; null for none. */
  signedInAs: string | null = null;
  /** They are a member again, but must verify a second factor before they are signed in. */
  challenge: Challenge | null = null;
  private readonly options: AcceptStoreOptions;

  constructor(options: AcceptStoreOptions) {
    super();
    this.options = options;
    makeObservable(this, { signedInAs: observable, challenge: observableRef });
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

  async submit(): Promise<void> {
    const { invitation, name, password } = this;
    if (!invitation.value) return;
    const { api, invitationKey, enter } = this.options;
    await this.send(checkName(name) ?? checkPassword(password), async () => {
      const body = { password, name: name.trim() };
      enter((await api.acceptInvitation(invitationKey, body)).token);
    });
  }

  /** Joins with the signed-in account; pressing twice sends one request. */
  join(): Promise<void> {
    const { api, invitationKey, joined } = this.options;
    return this.send(undefined, async () => {
      await api.joinPartner(invitationKey);
      joined();
    });
  }

  protected override fail(error: unknown): void {
    super.fail(error);
    this.challenge = (error instanceof ApiProblem && error.challenge) || null;
    if (this.challenge) this.problem = undefined;
  }
}
