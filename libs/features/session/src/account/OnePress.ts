import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { accountProblemOf } from './accountProblem.ts';
import type { AccountProblem } from './accountProblem.ts';

/**
 * What a link in an email does. It takes a button press, because mail scanners open links; pressing
 * twice sends one request.
 */
export class OnePress {
  sending = false;
  done = false;
  problem: AccountProblem | undefined = undefined;
  private readonly send: () => Promise<unknown>;

  constructor(send: () => Promise<unknown>) {
    this.send = send;
    makeObservable(this, { sending: observable, done: observable, problem: observableRef });
  }

  async submit(): Promise<void> {
    if (this.sending || this.done) return;
    runInAction(() => Object.assign(this, { sending: true, problem: undefined }));
    try {
      await this.send();
      runInAction(() => (this.done = true));
    } catch (error) {
      runInAction(() => (this.problem = accountProblemOf(error)));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
