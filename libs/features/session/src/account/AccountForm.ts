import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type AccountField, type AccountProblem, accountProblemOf } from './accountProblem.ts';

/**
 * The form of a page before sign-in: what is typed, and one request at a time. What was typed is kept
 * after every response.
 */
export abstract class AccountForm {
  name = '';
  email = '';
  password = '';
  sending = false;
  problem: AccountProblem | undefined = undefined;

  constructor() {
    makeObservable(this, {
      name: observable,
      email: observable,
      password: observable,
      sending: observable,
      problem: observableRef,
      type: action,
    });
  }

  /** Validates the form, then sends it; pressing twice sends one request. */
  abstract submit(): Promise<void>;

  type(field: AccountField, value: string): void {
    this[field] = value;
    this.problem = undefined;
  }

  /**
   * Shows the problem, or makes the call if there is none. Stays busy after it, because most pages are
   * left then: a form that stays ends this itself.
   */
  protected async send(
    problem: AccountProblem | undefined,
    call: () => Promise<void>,
  ): Promise<void> {
    if (this.sending) return;
    runInAction(() => {
      this.problem = problem;
      this.sending = problem === undefined;
    });
    if (problem) return;
    try {
      await call();
    } catch (error) {
      runInAction(() => this.fail(error));
    }
  }

  protected fail(error: unknown): void {
    this.problem = accountProblemOf(error);
    this.sending = false;
  }
}
