import type { Api } from '@forecourt/api-client';
import type { KeyedAccount } from '@forecourt/contract';
import { getVerification, verifyEmail } from '@forecourt/contract/endpoints/account';
import { Resource } from '@forecourt/platform';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { accountProblemOf } from '../account/accountProblem.ts';
import type { AccountProblem } from '../account/accountProblem.ts';

export interface VerifyStoreOptions {
  api: Pick<Api, keyof typeof VerifyStore.endpoints>;
  /** From the address. */
  verifyKey: string;
}

/**
 * Verifies an email address through a link in a mail. It takes a button press, because mail
 * scanners open links.
 */
export class VerifyStore {
  static readonly endpoints = { getVerification, verifyEmail };
  readonly account = new Resource<KeyedAccount>();
  sending = false;
  done = false;
  problem: AccountProblem | undefined = undefined;
  private readonly options: VerifyStoreOptions;

  constructor(options: VerifyStoreOptions) {
    this.options = options;
    makeObservable(this, { sending: observable, done: observable, problem: observableRef });
  }

  /** Loads the link's address. NOT_FOUND: the link was used or has expired. */
  async load(): Promise<void> {
    const { api, verifyKey } = this.options;
    await this.account.load(
      async (signal) => (await api.getVerification(verifyKey, { signal })).account,
    );
  }

  /** Verifies; pressing twice sends one request. */
  async submit(): Promise<void> {
    if (this.sending || this.done) return;
    runInAction(() => Object.assign(this, { sending: true, problem: undefined }));
    const { api, verifyKey } = this.options;
    try {
      await api.verifyEmail(verifyKey);
      runInAction(() => (this.done = true));
    } catch (error) {
      runInAction(() => (this.problem = accountProblemOf(error)));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
