import type { Archiving } from '../Archiving.ts';
import { BulkDesk, type BulkDeskOptions } from './BulkDesk.ts';
import { type BulkItem, type BulkRun, NotAllowed } from './BulkRun.ts';

/** Archiving many and undoing it; `restore` is the undo. */
export type ArchivingAction = 'archive' | 'restore';

export interface ArchivingDeskOptions<Item extends BulkItem> extends BulkDeskOptions<Item> {
  /** Archives one optimistically; null where that is not allowed, or no longer. */
  archiveOne(id: string): Archiving | null;
}

/** Bulk actions that include archiving with an undo. */
export class ArchivingDesk<Item extends BulkItem, Action extends string = never> extends BulkDesk<
  Item,
  Action | ArchivingAction
> {
  /** In the order in which they were archived. */
  private archived: { item: Item; archiving: Archiving }[] = [];
  private readonly archiveOne: (id: string) => Archiving | null;

  constructor(options: ArchivingDeskOptions<Item>) {
    super(options);
    this.archiveOne = (id) => options.archiveOne(id);
  }

  /** Undoes the last archiving. */
  async restore(): Promise<BulkRun<Item> | null> {
    if (this.isRunning) return null;
    const back = new Map(this.archived.map((one) => [one.item.id, one]));
    this.archived = [];
    // Restored in reverse order, so that each row returns to its exact place.
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
