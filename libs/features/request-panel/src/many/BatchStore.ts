import { type Api, hasCode, Intent, isNetworkFailure } from '@forecourt/api-client';
import type { RequestBatch, RequestBatchRow } from '@forecourt/contract';
import {
  cancelRequestBatch,
  exportRequestBatch,
  getRequestBatch,
  retryRequestBatch,
} from '@forecourt/contract/endpoints/batches';
import { watchReturn } from '@forecourt/platform';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

/** Milliseconds between looks: while it is sent, without a network, and afterwards. */
const SENDING_MS = 2000;
const OFFLINE_MS = 5000;
const DONE_MS = 15_000;

/** Rows that are sent in a minute, for the time that is left (API: the pace of one member). */
const PER_MINUTE = 60;

/** What did not work. */
export type BatchProblem = 'network' | 'gone' | 'failed';

/** Follows requests that are sent to many customers; the server sends them, here or not. */
export class BatchStore {
  static readonly endpoints = {
    getRequestBatch,
    cancelRequestBatch,
    retryRequestBatch,
    exportRequestBatch,
  };
  readonly id: string;
  batch: RequestBatch | null;
  /** The first rows, those first that somebody has to look at. */
  rows: readonly RequestBatchRow[] = [];
  problem: BatchProblem | null = null;
  busy: 'cancel' | 'retry' | 'download' | null = null;
  private readonly api: Pick<Api, keyof typeof BatchStore.endpoints>;
  private readonly again = new Intent();
  private changes = 0;

  constructor(
    api: Pick<Api, keyof typeof BatchStore.endpoints>,
    id: string,
    batch: RequestBatch | null = null,
  ) {
    this.api = api;
    this.id = id;
    this.batch = batch;
    makeObservable(this, {
      batch: observableRef,
      rows: observableRef,
      problem: observable,
      busy: observable,
      total: computed,
      done: computed,
      minutesLeft: computed,
    });
  }

  get total(): number {
    if (!this.batch) return 0;
    const { waiting, sent, skipped, failed, cancelled } = this.batch.counts;
    return waiting + sent + skipped + failed + cancelled;
  }

  /** How many rows have their result. */
  get done(): number {
    return this.total - (this.batch?.counts.waiting ?? 0);
  }

  get minutesLeft(): number {
    return Math.ceil((this.batch?.counts.waiting ?? 0) / PER_MINUTE);
  }

  /** Looks again and again, and at once when the person or the network is back. Returns the end of it. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let turn = 0;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      const mine = (turn += 1);
      if (document.visibilityState === 'visible') await this.refresh();
      if (!isOver && mine === turn) timer = setTimeout(() => void look(), this.pauseMs);
    };
    const unwatch = watchReturn(() => void look());
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      unwatch();
    };
  }

  async refresh(): Promise<void> {
    const { changes } = this;
    try {
      const { batch, rows } = await this.api.getRequestBatch(this.id);
      // a change was answered meanwhile: this answer may be older
      if (changes !== this.changes) return;
      runInAction(() => Object.assign(this, { batch, rows, problem: null }));
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
    }
  }

  /** Stops what is not sent yet. */
  cancel(): Promise<void> {
    return this.change('cancel', () => this.api.cancelRequestBatch(this.id));
  }

  /** Tries the rows that failed once more. */
  retry(): Promise<void> {
    return this.change('retry', async () => {
      const idempotencyKey = this.again.keyFor(this.id);
      const answer = await this.api.retryRequestBatch(this.id, { idempotencyKey });
      this.again.fulfilled();
      return answer;
    });
  }

  /** The results as a file; null when that did not work. */
  async results(): Promise<string | null> {
    if (this.busy) return null;
    runInAction(() => (this.busy = 'download'));
    try {
      return (await this.api.exportRequestBatch(this.id)).csv;
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
      return null;
    } finally {
      runInAction(() => (this.busy = null));
    }
  }

  private async change(
    what: 'cancel' | 'retry',
    ask: () => Promise<{ batch: RequestBatch }>,
  ): Promise<void> {
    if (this.busy) return;
    runInAction(() => (this.busy = what));
    try {
      const { batch } = await ask();
      this.changes += 1;
      runInAction(() => Object.assign(this, { batch, problem: null }));
      await this.refresh();
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
    } finally {
      runInAction(() => (this.busy = null));
    }
  }

  private get pauseMs(): number {
    if (this.problem) return OFFLINE_MS;
    return this.batch?.state === 'RUNNING' ? SENDING_MS : DONE_MS;
  }
}

function problemOf(error: unknown): BatchProblem {
  if (isNetworkFailure(error)) return 'network';
  return hasCode(error, 'NOT_FOUND') ? 'gone' : 'failed';
}
