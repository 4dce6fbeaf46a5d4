import type { Api } from '@forecourt/api-client';
import type { KeyedAccount } from '@forecourt/contract';
import { getPasswordReset, resetPassword } from '@forecourt/contract/endpoints/account';
import { Resource } from '@forecourt/platform';
import { makeObservable, observable, runInAction } from 'mobx';
import { AccountForm } from '../account/AccountForm.ts';
import { checkPassword } from '../account/accountProblem.ts';

export interface ResetStoreOptions {
  api: Pick<Api, keyof typeof ResetStore.endpoints>;
  /** From the address. */
  resetKey: string;
}

/** The form of /reset: a new password, through a link in an email. */
export class ResetStore extends AccountForm {
  static readonly endpoints = { getPasswordReset, resetPassword };
  readonly account = new Resource<KeyedAccount>();
  done = false;
  private readonly options: ResetStoreOptions;

  constructor(options: ResetStoreOptions) {
    super();
    this.options = options;
    makeObservable(this, { done: observable });
  }

  /** Loads the link's account. NOT_FOUND: the link was used or has expired. */
  async load(): Promise<void> {
    const { api, resetKey } = this.options;
    await this.account.load(
      async (signal) => (await api.getPasswordReset(resetKey, { signal })).account,
    );
  }

  async submit(): Promise<void> {
    if (this.done) return;
    const { password } = this;
    const { api, resetKey } = this.options;
    await this.send(checkPassword(password), async () => {
      await api.resetPassword(resetKey, { password });
      runInAction(() => Object.assign(this, { done: true, password: '', sending: false }));
    });
  }
}
