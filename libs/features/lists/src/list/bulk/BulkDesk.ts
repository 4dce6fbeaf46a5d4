import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Selection } from '../Selection.ts';
import { type BulkItem, BulkRun } from './BulkRun.ts';

export interface BulkDeskOptions<Item extends BulkItem> {
  selection: Selection<Item>;
  /** Makes an idempotency key. */
  newKey(): string;
}

/**
 * Bulk actions of a list, one at a time, with a result for each row. A run continues while other
 * pages are open.
 */
export class BulkDesk<Item extends BulkItem, Action extends string> {
  run: BulkRun<Item> | null = null;
  /** The action of the last or current run. */
  action: Action | null = null;
  /** Whether the results per row are shown. */
  showsResult = false;
  protected readonly selection: Selection<Item>;
  private readonly newKey: () => string;

  constructor({ selection, newKey }: BulkDeskOptions<Item>) {
    this.selection = selection;
    this.newKey = newKey;
    makeObservable(this, {
      run: observableRef,
      action: observable,
      showsResult: observable,
      closeResult: action,
    });
  }

  get isRunning(): boolean {
    return this.run?.isRunning ?? false;
  }

  /** Retries what failed or was cancelled. */
  async retry(): Promise<BulkRun<Item> | null> {
    const { run } = this;
    if (!run) return null;
    runInAction(() => (this.showsResult = false));
    await run.retry();
    return this.end(run);
  }

  closeResult(): void {
    this.showsResult = false;
  }

  /**
   * Runs the action on each item. Resolves to the run once it has ended; to null while another
   * runs.
   */
  protected async begin(
    wanted: Action,
    items: readonly Item[],
    perform: (item: Item, key: string) => Promise<void>,
  ): Promise<BulkRun<Item> | null> {
    if (this.isRunning) return null;
    const run = new BulkRun({ items, perform, newKey: this.newKey });
    runInAction(() => {
      this.run = run;
      this.action = wanted;
      this.showsResult = false;
    });
    await run.start();
    return this.end(run);
  }

  /** Deselects what succeeded; shows what did not, with the reason. */
  private end(run: BulkRun<Item>): BulkRun<Item> {
    const { selection } = this;
    runInAction(() => {
      if (run.isComplete) selection.clear();
      else {
        const left = run.rows.filter(({ state }) => state !== 'done');
        selection.keep(left.map(({ item }) => item.id));
        this.showsResult = true;
      }
    });
    return run;
  }
}
