import type { Api } from '@forecourt/api-client';
import type { KeyedAccount } from '@forecourt/contract';
import { getPasswordReset, resetPassword } from '@forecourt/contract/endpoints/account';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { accountProblemOf, checkPassword } from '../account/accountProblem.ts';
import type { AccountProblem } from '../account/accountProblem.ts';

export interface ResetStoreOptions {
  api: Pick<Api, keyof typeof ResetStore.endpoints>;
  /** From the address. */
  resetKey: string;
}

/** The form of /reset: a new password, through a link in an email. */
export class ResetStore {
  static readonly endpoints = { getPasswordReset, resetPassword };
  readonly account = new Resource<KeyedAccount>();
  password = '';
  sending = false;
  done = false;
  problem: AccountProblem | undefined = undefined;
  private readonly options: ResetStoreOptions;

  constructor(options: ResetStoreOptions) {
    this.options = options;
    makeObservable(this, {
      password: observable,
      sending: observable,
      done: observable,
      problem: observableRef,
      type: action,
    });
  }

  /** Loads the link's account. NOT_FOUND: the link was used or has expired. */
  async load(): Promise<void> {
    const { api, resetKey } = this.options;
    await this.account.load(
      async (signal) => (await api.getPasswordReset(resetKey, { signal })).account,
    );
  }

  type(password: string): void {
    this.password = password;
    this.problem = undefined;
  }

  /** Validates the password, then saves it; pressing twice sends one request. */
  async submit(): Promise<void> {
    const { password, sending } = this;
    if (sending || this.done) return;
    const problem = checkPassword(password);
    runInAction(() => {
      this.problem = problem;
      this.sending = problem === undefined;
    });
    if (problem) return;
    const { api, resetKey } = this.options;
    try {
      await api.resetPassword(resetKey, { password });
      runInAction(() => Object.assign(this, { done: true, password: '' }));
    } catch (error) {
      runInAction(() => (this.problem = accountProblemOf(error)));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
