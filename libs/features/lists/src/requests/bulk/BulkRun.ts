import { ApiProblem, isNetworkFailure } from '@forecourt/api-client';
import type { Request } from '@forecourt/contract';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

/** How many rows are under way at once. */
const concurrency = 4;

/** Wait before the server is tried again after the network was lost, in milliseconds. */
const networkMs = 3000;

/** How a row ended, or where it is: refused is final, failed can be tried again. */
export type BulkState = 'waiting' | 'running' | 'done' | 'refused' | 'failed' | 'cancelled';

/** One request of a run. */
export class BulkRow {
  readonly request: Request;
  state: BulkState = 'waiting';
  /** Why it was refused or failed. */
  error: unknown = null;

  constructor(request: Request) {
    this.request = request;
    makeObservable(this, { state: observable, error: observableRef });
  }
}

export interface BulkRunOptions {
  requests: readonly Request[];
  /** Does it to one request; repeated with the same key when no answer came. */
  perform(request: Request, idempotencyKey: string): Promise<void>;
  newKey(): string;
}

/**
 * One action on many requests: a few at a time, with a result for each. Without a network it waits and
 * goes on by itself; nothing is done twice, since a row keeps its idempotency key.
 */
export class BulkRun {
  readonly rows: readonly BulkRow[];
  isRunning = false;
  /** No answer comes: it is waiting for the network. */
  isOffline = false;
  private isCancelled = false;
  private readonly keys: ReadonlyMap<string, string>;
  private readonly options: BulkRunOptions;
  private wake: () => void = () => undefined;

  constructor(options: BulkRunOptions) {
    this.options = options;
    this.rows = options.requests.map((request) => new BulkRow(request));
    this.keys = new Map(options.requests.map(({ id }) => [id, options.newKey()]));
    makeObservable(this, {
      isRunning: observable,
      isOffline: observable,
      finished: computed,
      cancel: action,
    });
  }

  /** How many rows are behind it, however they ended. */
  get finished(): number {
    return this.rows.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  }

  count(state: BulkState): number {
    return this.rows.filter((row) => row.state === state).length;
  }

  /** Whether every row was done. */
  get isComplete(): boolean {
    return this.count('done') === this.rows.length;
  }

  /** Works through what waits. Resolves when nothing does any more. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    runInAction(() => {
      this.isRunning = true;
      this.isCancelled = false;
    });
    await Promise.all(Array.from({ length: concurrency }, () => this.work()));
    runInAction(() => {
      this.isRunning = false;
      this.isOffline = false;
    });
  }

  /** Begins no further row; what is under way is finished. */
  cancel(): void {
    this.isCancelled = true;
    for (const row of this.rows) if (row.state === 'waiting') row.state = 'cancelled';
    this.wake();
  }

  /** Tries again what failed or was cancelled; what was refused stays so. */
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

  private async perform(row: BulkRow): Promise<void> {
    runInAction(() => (row.state = 'running'));
    try {
      await this.options.perform(row.request, this.keys.get(row.request.id) ?? '');
      runInAction(() => {
        row.state = 'done';
        this.isOffline = false;
      });
    } catch (error) {
      runInAction(() => this.take(row, error));
    }
  }

  private take(row: BulkRow, error: unknown): void {
    row.error = error;
    if (isNetworkFailure(error)) {
      this.isOffline = true;
      row.state = this.isCancelled ? 'cancelled' : 'waiting';
    } else row.state = isRefusal(error) ? 'refused' : 'failed';
  }

  /** Resolves when the browser says that it is online, after a while in any case, or on cancelling. */
  private networkReturns(): Promise<void> {
    return new Promise((resolve) => {
      const before = this.wake;
      const done = (): void => {
        clearTimeout(timer);
        globalThis.removeEventListener?.('online', done);
        before();
        resolve();
      };
      const timer = setTimeout(done, networkMs);
      globalThis.addEventListener?.('online', done);
      this.wake = done;
    });
  }
}

/** Whether the server said no for good. */
function isRefusal(error: unknown): boolean {
  if (error instanceof NotAllowed) return true;
  return error instanceof ApiProblem && error.status < 500 && error.code !== 'RATE_LIMITED';
}

/** The request has changed since it was chosen, so that this is no longer to be done with it. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}
