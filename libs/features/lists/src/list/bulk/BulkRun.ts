import { ApiProblem, hasCode, isNetworkFailure } from '@forecourt/api-client';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

/** How many rows are processed in parallel. */
const CONCURRENCY = 4;

/** Delay before a retry after the network was lost, in milliseconds. */
const NETWORK_MS = 3000;

/** State of a row: refused is final, failed can be retried. */
export type BulkState = 'waiting' | 'running' | 'done' | 'refused' | 'failed' | 'cancelled';

/** An item of a bulk action. */
export interface BulkItem {
  readonly id: string;
}

/** One item of a run. */
export class BulkRow<Item extends BulkItem> {
  readonly item: Item;
  state: BulkState = 'waiting';
  /** Why it was refused or failed. */
  error: unknown = null;

  constructor(item: Item) {
    this.item = item;
    makeObservable(this, { state: observable, error: observableRef });
  }
}

export interface BulkRunOptions<Item extends BulkItem> {
  items: readonly Item[];
  /** Runs the action on one item; retried with the same key when no answer came. */
  perform(item: Item, idempotencyKey: string): Promise<void>;
  newKey(): string;
}

/**
 * One action on many items: a few at a time, with a result for each. Offline it waits and resumes
 * by itself; each row keeps its idempotency key, so nothing is done twice.
 */
export class BulkRun<Item extends BulkItem> {
  readonly rows: readonly BulkRow<Item>[];
  isRunning = false;
  /** No answer came; waiting for the network. */
  isOffline = false;
  private isCancelled = false;
  private readonly keys: ReadonlyMap<string, string>;
  private readonly options: BulkRunOptions<Item>;
  private wake: () => void = () => undefined;

  constructor(options: BulkRunOptions<Item>) {
    this.options = options;
    this.rows = options.items.map((item) => new BulkRow(item));
    this.keys = new Map(options.items.map(({ id }) => [id, options.newKey()]));
    makeObservable(this, {
      isRunning: observable,
      isOffline: observable,
      finished: computed,
      cancel: action,
    });
  }

  /** How many rows are finished, whatever their result. */
  get finished(): number {
    return this.rows.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  }

  count(state: BulkState): number {
    return this.rows.filter((row) => row.state === state).length;
  }

  /** Whether every row succeeded. */
  get isComplete(): boolean {
    return this.count('done') === this.rows.length;
  }

  /** Processes the waiting rows. Resolves when none is left. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    runInAction(() => {
      this.isRunning = true;
      this.isCancelled = false;
    });
    await Promise.all(Array.from({ length: CONCURRENCY }, () => this.work()));
    runInAction(() => {
      this.isRunning = false;
      this.isOffline = false;
    });
  }

  /** Starts no further rows; those in progress are finished. */
  cancel(): void {
    this.isCancelled = true;
    for (const row of this.rows) if (row.state === 'waiting') row.state = 'cancelled';
    this.wake();
  }

  /** Retries what failed or was cancelled; refused rows stay refused. */
  retry(): Promise<void> {
    runInAction(() => {
      for (const row of this.rows) {
        if (row.state === 'failed' || row.state === 'cancelled') row.state = 'waiting';
      }
    });
    return this.start();
  }

  private async work(): Promise<void> {
    for (;;) {
      const row = this.rows.find(({ state }) => state === 'waiting');
      if (!row) return;
      await this.perform(row);
      if (row.state === 'waiting') await this.networkReturns();
    }
  }

  private async perform(row: BulkRow<Item>): Promise<void> {
    runInAction(() => (row.state = 'running'));
    try {
      await this.options.perform(row.item, this.keys.get(row.item.id) ?? '');
      runInAction(() => {
        row.state = 'done';
        this.isOffline = false;
      });
    } catch (error) {
      runInAction(() => this.take(row, error));
    }
  }

  private take(row: BulkRow<Item>, error: unknown): void {
    row.error = error;
    if (isNetworkFailure(error)) {
      this.isOffline = true;
      row.state = this.isCancelled ? 'cancelled' : 'waiting';
    } else row.state = isRefusal(error) ? 'refused' : 'failed';
  }

  /** Resolves when the browser is online again, after a timeout, or on cancelling. */
  private networkReturns(): Promise<void> {
    return new Promise((resolve) => {
      const before = this.wake;
      const done = (): void => {
        clearTimeout(timer);
        globalThis.removeEventListener?.('online', done);
        before();
        resolve();
      };
      const timer = setTimeout(done, NETWORK_MS);
      globalThis.addEventListener?.('online', done);
      this.wake = done;
    });
  }
}

/** Whether the server's refusal is final. */
function isRefusal(error: unknown): boolean {
  if (error instanceof NotAllowed) return true;
  return (
    error instanceof ApiProblem &&
    error.status < 500 &&
    !hasCode(error, 'RATE_LIMITED', 'QUOTA_EXCEEDED')
  );
}

/** The item has changed since it was selected, and the action no longer applies. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}
