import { Intent } from '../http/intent.ts';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { type Failure, failureOf } from './failure.ts';

export interface ActOptions {
  newKey?: () => string;
  /** It was refused because of a newer state: reads what stands now. */
  onMoved?: () => void;
}

/** One action at a time: each is sent once, with what came of it. */
export class Act {
  /** Which action is being sent, by a name of the caller's. */
  sending: string | null = null;
  failure: Failure | null = null;
  private readonly options: ActOptions;
  private readonly intent: Intent;

  constructor(options: ActOptions = {}) {
    this.options = options;
    this.intent = new Intent(options.newKey);
    makeObservable(this, { sending: observable, failure: observable, forgive: action });
  }

  /** Takes back what was said about an earlier failure. */
  forgive(): void {
    this.failure = null;
  }

  /**
   * Sends an action. Pressing twice sends it once; a retry after a lost answer has the same key.
   *
   * @param body what the key stands for, the name included
   * @returns whether it succeeded
   */
  async run(name: string, body: unknown, send: (key: string) => Promise<void>): Promise<boolean> {
    if (this.sending !== null) return false;
    runInAction(() => {
      this.sending = name;
      this.failure = null;
    });
    try {
      await send(this.intent.keyFor({ name, body }));
      this.intent.fulfilled();
      return true;
    } catch (error) {
      const failure = failureOf(error);
      runInAction(() => (this.failure = failure));
      if (failure === 'moved') this.options.onMoved?.();
      return false;
    } finally {
      runInAction(() => (this.sending = null));
    }
  }
}
