import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { checkCredentials, problemOf } from './signInProblem.ts';
import type { SignInProblem } from './signInProblem.ts';

export interface SignInStoreOptions {
  /** Resolves once signed in; rejects with the call's error. */
  signIn: (username: string, password: string) => Promise<void>;
}

/** The sign-in form. What was typed stays, whatever the server says. */
export class SignInStore {
  email = '';
  password = '';
  sending = false;
  problem: SignInProblem | undefined = undefined;
  private readonly options: SignInStoreOptions;

  constructor(options: SignInStoreOptions) {
    this.options = options;
    makeObservable(this, {
      email: observable,
      password: observable,
      sending: observable,
      problem: observableRef,
      setEmail: action,
      setPassword: action,
    });
  }

  setEmail(value: string): void {
    this.email = value;
    this.problem = undefined;
  }

  setPassword(value: string): void {
    this.password = value;
    this.problem = undefined;
  }

  /** Checks the form, then signs in; pressed twice it sends once. */
  async submit(): Promise<void> {
    if (this.sending) return;
    const problem = checkCredentials(this.email, this.password);
    runInAction(() => {
      this.problem = problem;
      this.sending = problem === undefined;
    });
    if (problem) return;
    try {
      await this.options.signIn(this.email.trim(), this.password);
      // Stays busy: the page is about to load anew.
    } catch (error) {
      runInAction(() => {
        this.problem = problemOf(error);
        this.sending = false;
      });
    }
  }
}
