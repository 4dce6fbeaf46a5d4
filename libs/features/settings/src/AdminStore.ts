import { hasCode } from '@forecourt/api-client';
import { makeObservable, observable, runInAction } from 'mobx';

/** What an administrator changes of the branch, one change at a time. */
export abstract class AdminStore<Failure extends string> {
  /** The change in progress: its name, or the id of what it changes. */
  working: string | null = null;
  /** Why the last change failed. */
  failure: Failure | null = null;

  constructor() {
    makeObservable(this, { working: observable, failure: observable });
  }

  /** The branch that calls name; null if the user is not its administrator. */
  abstract get partnerId(): string | null;

  /** What to tell of an error. */
  protected abstract failureOf(error: unknown): Failure;

  /** Runs a change, unless another is in progress. */
  protected async work(what: string, run: (partnerId: string) => Promise<void>): Promise<void> {
    const { partnerId } = this;
    if (this.working || partnerId === null) return;
    runInAction(() => {
      this.working = what;
      this.failure = null;
    });
    try {
      await run(partnerId);
    } catch (error) {
      // cancelling the reauthentication is not an error
      const isGivenUp = hasCode(error, 'REAUTHENTICATION_REQUIRED');
      runInAction(() => (this.failure = isGivenUp ? null : this.failureOf(error)));
    } finally {
      runInAction(() => (this.working = null));
    }
  }
}
