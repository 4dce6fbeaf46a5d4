import type { Body } from '@forecourt/contract';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import {
  accountProblemOf,
  checkEmail,
  checkName,
  checkPassword,
} from '../account/accountProblem.ts';
import type { AccountProblem } from '../account/accountProblem.ts';

export interface RegisterStoreOptions {
  /** Resolves once the account is created and signed in; rejects with the call's error. */
  register: (person: Body<'signUp'>) => Promise<void>;
  /** The operator's invitation, where registration requires one. */
  invitationKey?: string;
}

/** The form of /register. What was typed is kept after every response. */
export class RegisterStore {
  name = '';
  email = '';
  password = '';
  sending = false;
  problem: AccountProblem | undefined = undefined;
  private readonly options: RegisterStoreOptions;

  constructor(options: RegisterStoreOptions) {
    this.options = options;
    makeObservable(this, {
      name: observable,
      email: observable,
      password: observable,
      sending: observable,
      problem: observableRef,
      type: action,
    });
  }

  type(field: 'name' | 'email' | 'password', value: string): void {
    this[field] = value;
    this.problem = undefined;
  }

  /** Validates the form, then creates the account; pressing twice sends one request. */
  async submit(): Promise<void> {
    if (this.sending) return;
    const { name, email, password } = this;
    const problem = checkName(name) ?? checkEmail(email) ?? checkPassword(password);
    runInAction(() => {
      this.problem = problem;
      this.sending = problem === undefined;
    });
    if (problem) return;
    try {
      const { register, invitationKey } = this.options;
      const person = { name: name.trim(), email: email.trim(), password };
      await register(invitationKey ? { ...person, invitation_key: invitationKey } : person);
      // Stays busy, because the page is about to reload.
    } catch (error) {
      runInAction(() => {
        this.problem = accountProblemOf(error);
        this.sending = false;
      });
    }
  }
}
