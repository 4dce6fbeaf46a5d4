import type { Api } from '@forecourt/api-client';
import {
  completeCompanyReauthentication,
  completeCompanySignIn,
  startCompanySignIn,
} from '@forecourt/contract/endpoints/company-sign-in';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { AccountForm } from '../account/AccountForm.ts';
import { checkEmail } from '../account/accountProblem.ts';
import { companyProblemOf, type CompanyProblem } from './companyProblem.ts';

/** What the browser keeps while its user is at the provider. */
export interface CompanyAttempt {
  key: string;
  /** The fragment of /login, which names the page that was asked for. */
  hash: string;
  /** The page where someone signed in confirms that it's them; absent when they sign in. */
  back?: string;
}

export interface CompanyStoreOptions {
  api: Pick<Api, keyof typeof CompanyStore.endpoints>;
  /** The query that the provider sent the browser back with; empty on the way there. */
  answer: string;
  /** The email that was typed on /login. */
  email: string;
  /** The fragment of the page's address. */
  hash: string;
  /** Keeps an attempt for this window, and gives it back once. */
  attempt: { keep: (attempt: CompanyAttempt) => void; take: () => CompanyAttempt | null };
  /** Leaves for the provider. */
  leave: (url: string) => void;
  /** Signed in: goes to the page that was asked for. */
  enter: (token: string, hash: string) => void;
  /** Tells the window that waits whether the user has confirmed who they are. */
  confirm: (shown: boolean) => void;
  /** Back to the page that waits. */
  goBack: (page: string) => void;
}

/** Signing in with one's company: the way to its provider, and the way back. */
export class CompanyStore extends AccountForm {
  static readonly endpoints = {
    completeCompanyReauthentication,
    completeCompanySignIn,
    startCompanySignIn,
  };
  /** Whether the browser is on its way back. */
  returning: boolean;
  /** The page where someone signed in confirms that it's them; null when they sign in. */
  back: string | null = null;
  /** Why it failed. */
  failure: CompanyProblem | null = null;
  private readonly options: CompanyStoreOptions;

  constructor(options: CompanyStoreOptions) {
    super();
    this.options = options;
    this.email = options.email;
    this.returning = options.answer !== '';
    makeObservable(this, {
      returning: observable,
      back: observable,
      failure: observable,
      startAgain: action,
    });
  }

  /** Back to the form, or to the page that waits. */
  startAgain(): void {
    if (this.back !== null) return this.options.goBack(this.back);
    this.failure = null;
    this.returning = false;
  }

  submit(): Promise<void> {
    const email = this.email.trim();
    const { api, attempt, hash, leave } = this.options;
    runInAction(() => (this.failure = null));
    return this.send(checkEmail(email), async () => {
      const { key, url } = await api.startCompanySignIn({ email });
      attempt.keep({ key, hash });
      leave(url);
    });
  }

  /** Completes the sign-in with the provider's answer, if there is one. */
  async complete(): Promise<void> {
    const { answer, api, attempt, enter } = this.options;
    if (!this.returning) return;
    const kept = attempt.take();
    if (!kept) {
      runInAction(() => (this.failure = 'ended'));
      return;
    }
    const { back } = kept;
    if (back !== undefined) return this.completeAgain(kept.key, back);
    try {
      const { token } = await api.completeCompanySignIn({ key: kept.key, answer });
      enter(token, kept.hash);
    } catch (error) {
      runInAction(() => (this.failure = companyProblemOf(error)));
    }
  }

  private async completeAgain(key: string, back: string): Promise<void> {
    const { answer, api, confirm, goBack } = this.options;
    runInAction(() => (this.back = back));
    try {
      await api.completeCompanyReauthentication({ key, answer });
      confirm(true);
      goBack(back);
    } catch (error) {
      runInAction(() => (this.failure = companyProblemOf(error)));
      confirm(false);
    }
  }

  protected override fail(error: unknown): void {
    this.failure = companyProblemOf(error);
    this.sending = false;
  }
}
