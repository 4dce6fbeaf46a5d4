import { ApiProblem } from '@forecourt/api-client';
import type { Challenge } from '@forecourt/contract';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { checkCredentials, problemOf } from './signInProblem.ts';
import type { SignInProblem } from './signInProblem.ts';

export interface SignInStoreOptions {
  /** Resolves once signed in; rejects with the call's error. */
  signIn: (username: string, password: string) => Promise<void>;
  /** Signs in with only a passkey; omitted where not available. */
  signInByPasskey?: () => Promise<void>;
}

/** The sign-in form. What was typed is kept after every response. */
export class SignInStore {
  email = '';
  password = '';
  sending = false;
  problem: SignInProblem | undefined = undefined;
  /** The password was correct, and a second factor is required. */
  challenge: Challenge | null = null;
  private readonly options: SignInStoreOptions;

  constructor(options: SignInStoreOptions) {
    this.options = options;
    makeObservable(this, {
      email: observable,
      password: observable,
      sending: observable,
      problem: observableRef,
      challenge: observableRef,
      restart: action,
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

  /** Back to the password, such as when the second step took too long. */
  restart(): void {
    this.challenge = null;
    this.setPassword('');
  }

  get offersPasskey(): boolean {
    return this.options.signInByPasskey !== undefined;
  }

  /** Signs in with only a passkey. Closing the browser's dialog is not an error. */
  async signInByPasskey(): Promise<void> {
    const { signInByPasskey } = this.options;
    if (this.sending || !signInByPasskey) return;
    await this.send(signInByPasskey);
  }

  /** Validates the form, then signs in; pressing twice sends one request. */
  async submit(): Promise<void> {
    if (this.sending) return;
    const problem = checkCredentials(this.email, this.password);
    runInAction(() => (this.problem = problem));
    if (problem) return;
    await this.send(() => this.options.signIn(this.email.trim(), this.password));
  }

  private async send(work: () => Promise<void>): Promise<void> {
    runInAction(() => {
      this.problem = undefined;
      this.sending = true;
    });
    try {
      await work();
      // Stays busy, because the page is about to reload.
    } catch (error) {
      const challenge = error instanceof ApiProblem ? error.challenge : undefined;
      runInAction(() => {
        this.challenge = challenge ?? null;
        this.problem = challenge || isCanceled(error) ? undefined : problemOf(error);
        this.sending = false;
      });
    }
  }
}

/** The user closed the browser's passkey dialog. */
function isCanceled(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError';
}
