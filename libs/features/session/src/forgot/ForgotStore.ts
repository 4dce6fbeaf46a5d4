import type { Api } from '@forecourt/api-client';
import { askPasswordReset } from '@forecourt/contract/endpoints/account';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { AccountForm } from '../account/AccountForm.ts';
import { checkEmail } from '../account/accountProblem.ts';

export interface ForgotStoreOptions {
  api: Pick<Api, keyof typeof ForgotStore.endpoints>;
}

/** The form of /forgot. It never reveals whether an address has an account. */
export class ForgotStore extends AccountForm {
  static readonly endpoints = { askPasswordReset };
  /** The address that a link was sent to, if it has an account; null before. */
  sentTo: string | null = null;
  private readonly options: ForgotStoreOptions;

  constructor(options: ForgotStoreOptions) {
    super();
    this.options = options;
    makeObservable(this, { sentTo: observable, startAgain: action });
  }

  /** Back to the form, for another address. */
  startAgain(): void {
    this.sentTo = null;
  }

  submit(): Promise<void> {
    const email = this.email.trim();
    return this.send(checkEmail(email), async () => {
      await this.options.api.askPasswordReset({ email });
      runInAction(() => Object.assign(this, { sentTo: email, sending: false }));
    });
  }
}
