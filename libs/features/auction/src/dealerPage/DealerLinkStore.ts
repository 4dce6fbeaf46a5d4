import { hasCode, isNetworkFailure } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { askDealerLink } from '@forecourt/contract/endpoints/dealer-page';
import { isEmail } from '@forecourt/platform';
import { action, makeObservable, observable, runInAction } from 'mobx';

/** What is wrong with the address, or why it could not be sent. */
export type DealerLinkProblem = 'missing' | 'invalid' | 'rateLimited' | 'offline' | 'failed';

export interface DealerLinkStoreOptions {
  api: Pick<Api, keyof typeof DealerLinkStore.endpoints>;
}

/** The form by which a dealer asks for its link. It never reveals whether an address is a dealer's. */
export class DealerLinkStore {
  static readonly endpoints = { askDealerLink };
  email = '';
  sending = false;
  /** The address that links were sent to, if it is a dealer's; null before. */
  sentTo: string | null = null;
  problem: DealerLinkProblem | null = null;
  private readonly options: DealerLinkStoreOptions;

  constructor(options: DealerLinkStoreOptions) {
    this.options = options;
    makeObservable(this, {
      email: observable,
      sending: observable,
      sentTo: observable,
      problem: observable,
      type: action,
      startAgain: action,
    });
  }

  type(email: string): void {
    this.email = email;
    this.problem = null;
  }

  /** Back to the form, for another address. */
  startAgain(): void {
    this.sentTo = null;
  }

  /** Validates the address, then asks for the links; pressing twice asks once. */
  async submit(): Promise<void> {
    if (this.sending) return;
    const email = this.email.trim();
    const problem = email === '' ? 'missing' : isEmail(email) ? null : 'invalid';
    runInAction(() => {
      this.problem = problem;
      this.sending = problem === null;
    });
    if (problem) return;
    try {
      await this.options.api.askDealerLink({ email });
      runInAction(() => (this.sentTo = email));
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}

function problemOf(error: unknown): DealerLinkProblem {
  if (isNetworkFailure(error)) return 'offline';
  if (hasCode(error, 'RATE_LIMITED')) return 'rateLimited';
  return hasCode(error, 'INVALID_FORMAT') ? 'invalid' : 'failed';
}
