import { hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { accountProblemOf, checkPassword } from '../account/accountProblem.ts';
import type { AccountProblem } from '../account/accountProblem.ts';

/** A problem with changing the password. */
export type PasswordProblem = AccountProblem | { kind: 'emptyCurrent' } | { kind: 'wrongCurrent' };

/** The part of /profile that changes the password. What was typed is kept after a failure. */
export class PasswordForm {
  current = '';
  next = '';
  sending = false;
  /** The password was changed; reset when typing starts again. */
  done = false;
  problem: PasswordProblem | undefined = undefined;
  private readonly api: Pick<Api, 'changePassword'>;

  constructor(api: Pick<Api, 'changePassword'>) {
    this.api = api;
    makeObservable(this, {
      current: observable,
      next: observable,
      sending: observable,
      done: observable,
      problem: observableRef,
      type: action,
    });
  }

  type(field: 'current' | 'next', value: string): void {
    this[field] = value;
    this.problem = undefined;
    this.done = false;
  }

  /** Validates the form, then changes the password; pressing twice sends one request. */
  async submit(): Promise<void> {
    if (this.sending) return;
    const { current, next } = this;
    const problem = current ? checkPassword(next) : ({ kind: 'emptyCurrent' } as const);
    runInAction(() => {
      this.problem = problem;
      this.sending = problem === undefined;
    });
    if (problem) return;
    try {
      await this.api.changePassword({ current_password: current, password: next });
      runInAction(() => Object.assign(this, { current: '', next: '', done: true }));
    } catch (error) {
      const isWrong = hasCode(error, 'WRONG_PASSWORD');
      runInAction(
        () => (this.problem = isWrong ? { kind: 'wrongCurrent' } : accountProblemOf(error)),
      );
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
