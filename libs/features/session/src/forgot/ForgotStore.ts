import type { Api } from '@forecourt/api-client';
import { askPasswordReset } from '@forecourt/contract/endpoints/account';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { accountProblemOf, checkEmail } from '../account/accountProblem.ts';
import type { AccountProblem } from '../account/accountProblem.ts';

export interface ForgotStoreOptions {
  api: Pick<Api, keyof typeof ForgotStore.endpoints>;
}

/** The form of /forgot. It never reveals whether an address has an account. */
export class ForgotStore {
  static readonly endpoints = { askPasswordReset };
  email = '';
  sending = false;
  /** The address that a link was sent to, if it has an account; null before. */
  sentTo: string | null = null;
  problem: AccountProblem | undefined = undefined;
  private readonly options: ForgotStoreOptions;

  constructor(options: ForgotStoreOptions) {
    this.options = options;
    makeObservable(this, {
      email: observable,
      sending: observable,
      sentTo: observable,
      problem: observableRef,
      type: action,
      startAgain: action,
    });
  }

  type(email: string): void {
    this.email = email;
    this.problem = undefined;
  }

  /** Back to the form, for another address. */
  startAgain(): void {
    this.sentTo = null;
  }

  /** Validates the address, then requests the link; pressing twice sends one request. */
  async submit(): Promise<void> {
    if (this.sending) return;
    const email = this.email.trim();
    const problem = checkEmail(email);
    runInAction(() => {
      this.problem = problem;
      this.sending = problem === undefined;
    });
    if (problem) return;
    try {
      await this.options.api.askPasswordReset({ email });
      runInAction(() => (this.sentTo = email));
    } catch (error) {
      runInAction(() => (this.problem = accountProblemOf(error)));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
