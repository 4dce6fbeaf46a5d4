import type { Archiving } from '../Archiving.ts';
import { BulkDesk, type BulkDeskOptions } from './BulkDesk.ts';
import { type BulkItem, type BulkRun, NotAllowed } from './BulkRun.ts';

/** Putting many away, and taking them back; `restore` is the undo. */
export type ArchivingAction = 'archive' | 'restore';

export interface ArchivingDeskOptions<Item extends BulkItem> extends BulkDeskOptions<Item> {
  /** Archives at once; null where that may not be, or not any more. */
  archiveOne(id: string): Archiving | null;
}

/** Actions on many, of which one puts them away for as long as nobody undoes it. */
export class ArchivingDesk<Item extends BulkItem, Action extends string = never> extends BulkDesk<
  Item,
  Action | ArchivingAction
> {
  /** In the order in which they were put away. */
  private archived: { item: Item; archiving: Archiving }[] = [];
  private readonly archiveOne: (id: string) => Archiving | null;

  constructor(options: ArchivingDeskOptions<Item>) {
    super(options);
    this.archiveOne = (id) => options.archiveOne(id);
  }

  /** Takes the last archiving back. */
  async restore(): Promise<BulkRun<Item> | null> {
    if (this.isRunning) return null;
    const back = new Map(this.archived.map((one) => [one.item.id, one]));
    this.archived = [];
    // The last one put away goes back first: each to the very place that it left.
    const items = [...back.values()].map(({ item }) => item).reverse();
    return this.begin('restore', items, async ({ id }) => back.get(id)?.archiving.undo());
  }

  /** The undo is no longer offered. */
  settle(): void {
    for (const { archiving } of this.archived) archiving.settle();
    this.archived = [];
  }

  protected async archiveAll(items: readonly Item[]): Promise<BulkRun<Item> | null> {
    if (this.isRunning) return null;
    this.archived = [];
    return this.begin('archive', items, async (item) => {
      const archiving = this.archiveOne(item.id);
      if (!archiving) throw new NotAllowed();
      const one = { item, archiving };
      this.archived.push(one);
      try {
        await archiving.done;
      } catch (error) {
        this.archived = this.archived.filter((other) => other !== one);
        throw error;
      }
    });
  }
}
