import { hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { accountProblemOf, checkPassword } from '../account/accountProblem.ts';
import type { AccountProblem } from '../account/accountProblem.ts';
import { Saving } from './Saving.ts';

/** A problem with changing the password. */
export type PasswordProblem = AccountProblem | { kind: 'emptyCurrent' } | { kind: 'wrongCurrent' };

/** The part of /profile that changes the password. What was typed is kept after a failure. */
export class PasswordForm {
  current = '';
  next = '';
  readonly saving = new Saving(problemOf);
  private readonly api: Pick<Api, 'changePassword'>;

  constructor(api: Pick<Api, 'changePassword'>) {
    this.api = api;
    makeObservable(this, {
      current: observable,
      next: observable,
      type: action,
    });
  }

  type(field: 'current' | 'next', value: string): void {
    this[field] = value;
    this.saving.reset();
  }

  /** Validates the form, then changes the password; pressing twice sends one request. */
  async submit(): Promise<void> {
    const { current, next } = this;
    const problem = current ? checkPassword(next) : ({ kind: 'emptyCurrent' } as const);
    if (problem) {
      this.saving.refuse(problem);
      return;
    }
    await this.saving.run(async () => {
      await this.api.changePassword({ current_password: current, password: next });
      runInAction(() => Object.assign(this, { current: '', next: '' }));
      return true;
    });
  }
}

function problemOf(error: unknown): PasswordProblem {
  return hasCode(error, 'WRONG_PASSWORD') ? { kind: 'wrongCurrent' } : accountProblemOf(error);
}
