import type { Request } from '@forecourt/contract';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ArchivedRequest } from '../ArchivedRequest.ts';
import type { SendingAction } from '../requestActions.ts';
import type { RequestListStore } from '../RequestListStore.ts';
import { sendAgain } from '../sendAgain.ts';
import { BulkRun, NotAllowed } from './BulkRun.ts';

/** What can be done with many requests at once; `restore` takes archiving back. */
export type BulkAction = SendingAction | 'archive' | 'restore';

/** What is about to be sent, and to whom. */
export interface BulkQuestion {
  readonly action: SendingAction;
  readonly requests: readonly Request[];
}

/** Actions on what is selected in a list. Goes on while other pages are open. */
export class BulkStore {
  run: BulkRun | null = null;
  action: BulkAction = 'archive';
  question: BulkQuestion | null = null;
  /** Staff's own words for a follow-up. */
  message = '';
  /** Whether the result of each row is shown. */
  showsResult = false;
  private archived: ArchivedRequest[] = [];
  private readonly store: RequestListStore;

  constructor(store: RequestListStore) {
    this.store = store;
    makeObservable(this, {
      run: observableRef,
      action: observable,
      question: observableRef,
      message: observable,
      showsResult: observable,
      ask: action,
      type: action,
      drop: action,
      closeResult: action,
    });
  }

  get isRunning(): boolean {
    return this.run?.isRunning ?? false;
  }

  /** The selected requests with which this may be done, by role and status. */
  allowed(wanted: SendingAction | 'archive'): readonly Request[] {
    const { store } = this;
    return store.selection.items.filter((one) => store.actionsFor(one).includes(wanted));
  }

  /** Asks before customers are written to. */
  ask(wanted: SendingAction): void {
    this.question = { action: wanted, requests: this.allowed(wanted) };
    this.message = '';
  }

  type(message: string): void {
    this.message = message;
  }

  /** Sends nothing after all. */
  drop(): void {
    this.question = null;
  }

  /** Sends what was asked about. Resolves to the run when it has ended. */
  async send(): Promise<BulkRun | null> {
    const { question, message, store } = this;
    if (!question || this.isRunning) return null;
    this.drop();
    return this.begin(question.action, question.requests, async (request, key) => {
      const sending = { action: question.action, request };
      store.take(await sendAgain(store.api, sending, message, key));
    });
  }

  /** Archives what of the selection may be archived. Resolves to the run when it has ended. */
  async archive(): Promise<BulkRun | null> {
    if (this.isRunning) return null;
    this.archived = [];
    return this.begin('archive', this.allowed('archive'), async ({ id }) => {
      const archived = this.store.archive(id);
      if (!archived) throw new NotAllowed();
      await archived.done;
      this.archived.push(archived);
    });
  }

  /** Takes the last archiving back. */
  async restore(): Promise<BulkRun | null> {
    if (this.isRunning) return null;
    const back = new Map(this.archived.map((one) => [one.request.id, one]));
    this.archived = [];
    const requests = [...back.values()].map(({ request }) => request);
    return this.begin('restore', requests, async ({ id }) => back.get(id)?.undo());
  }

  /** The undo is no longer offered. */
  settle(): void {
    for (const one of this.archived) one.settle();
    this.archived = [];
  }

  /** Tries again what failed or was cancelled. */
  async retry(): Promise<BulkRun | null> {
    const { run } = this;
    if (!run) return null;
    runInAction(() => (this.showsResult = false));
    await run.retry();
    return this.end(run);
  }

  closeResult(): void {
    this.showsResult = false;
  }

  private async begin(
    wanted: BulkAction,
    requests: readonly Request[],
    perform: (request: Request, key: string) => Promise<void>,
  ): Promise<BulkRun> {
    const run = new BulkRun({ requests, perform, newKey: this.store.newKey });
    runInAction(() => {
      this.run = run;
      this.action = wanted;
      this.showsResult = false;
    });
    await run.start();
    return this.end(run);
  }

  /** What was done is no longer selected; what was not is shown with its reason. */
  private end(run: BulkRun): BulkRun {
    const { selection } = this.store;
    runInAction(() => {
      if (run.isComplete) selection.clear();
      else {
        const left = run.rows.filter(({ state }) => state !== 'done');
        selection.keep(left.map(({ request }) => request.id));
        this.showsResult = true;
      }
    });
    return run;
  }
}

const made = new WeakMap<RequestListStore, BulkStore>();

/** The one of a list. */
export function bulkOf(store: RequestListStore): BulkStore {
  let bulk = made.get(store);
  if (!bulk) made.set(store, (bulk = new BulkStore(store)));
  return bulk;
}
