import type { ReadStatus, Thread } from '@forecourt/contract';
import { BulkDesk } from '../../list/bulk/BulkDesk.ts';
import type { BulkRun } from '../../list/bulk/BulkRun.ts';
import type { ThreadAction, ThreadListStore } from '../ThreadListStore.ts';

/** The bulk actions on conversations. */
export type ThreadBulkAction = Exclude<ThreadAction, 'viewReport'>;

const become: Record<ThreadBulkAction, ReadStatus> = { markRead: 'READ', markNew: 'NEW' };

/** Bulk actions of a thread list. */
export class ThreadBulkStore extends BulkDesk<Thread, ThreadBulkAction> {
  private readonly store: ThreadListStore;

  constructor(store: ThreadListStore) {
    // Marking is idempotent, so these calls take no key.
    super({ selection: store.selection, newKey: () => '' });
    this.store = store;
  }

  /** The selected threads that the action is allowed for, by role and read status. */
  allowed(wanted: ThreadBulkAction): readonly Thread[] {
    const { store } = this;
    return store.selection.items.filter((one) => store.actionsFor(one).includes(wanted));
  }

  /** Marks the selected threads that are not marked yet. Resolves to the run once it has ended. */
  mark(wanted: ThreadBulkAction): Promise<BulkRun<Thread> | null> {
    return this.begin(wanted, this.allowed(wanted), ({ id }) =>
      this.store.mark(id, become[wanted]),
    );
  }
}

/** The bulk store of a list. */
export function threadBulkOf(store: ThreadListStore): ThreadBulkStore {
  return store.bulkBy(() => new ThreadBulkStore(store));
}
