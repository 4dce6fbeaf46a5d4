import type { SavingProblem } from '@forecourt/api-client';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

/**
 * The saving of one part of /profile: one request at a time, and what it came to.
 * `Problem` is what the part can say of a failure, `Done` what it says of a success.
 */
export class Saving<Problem = SavingProblem, Done = true> {
  pending = false;
  /** What was saved; undefined from the next change on. */
  done: Done | undefined = undefined;
  problem: Problem | undefined = undefined;
  private readonly problemOf: (error: unknown) => Problem;

  constructor(problemOf: (error: unknown) => Problem) {
    this.problemOf = problemOf;
    makeObservable(this, {
      pending: observable,
      done: observableRef,
      problem: observableRef,
      reset: action,
      refuse: action,
    });
  }

  /** Something else is typed or chosen: what was said of the last attempt no longer holds. */
  reset(): void {
    this.done = undefined;
    this.problem = undefined;
  }

  /** Says what is wrong without a request; while one runs, nothing. */
  refuse(problem: Problem): void {
    if (this.pending) return;
    this.reset();
    this.problem = problem;
  }

  /** Runs `save`, unless it is running already; a failure becomes `problem`. */
  async run(save: () => Promise<Done>): Promise<void> {
    if (this.pending) return;
    this.reset();
    runInAction(() => (this.pending = true));
    try {
      const done = await save();
      runInAction(() => (this.done = done));
    } catch (error) {
      runInAction(() => (this.problem = this.problemOf(error)));
    } finally {
      runInAction(() => (this.pending = false));
    }
  }
}
