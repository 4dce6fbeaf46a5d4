import type { Dealer } from '@forecourt/contract';
import { BulkDesk } from '../../list/bulk/BulkDesk.ts';
import type { BulkRun } from '../../list/bulk/BulkRun.ts';
import type { DealerAction, DealerListStore } from '../DealerListStore.ts';

/** The bulk actions on dealers that change them one by one. */
export type DealerBulkAction = Extract<DealerAction, 'deactivate' | 'takeBack'>;

/** Bulk actions of the directory. */
export class DealerBulkStore extends BulkDesk<Dealer, DealerBulkAction> {
  private readonly store: DealerListStore;

  constructor(store: DealerListStore) {
    // Setting a state is idempotent, so these calls take no key.
    super({ selection: store.selection, newKey: () => '' });
    this.store = store;
  }

  /** The selected dealers that the action is allowed for, by role and state. */
  allowed(wanted: DealerAction): readonly Dealer[] {
    const { store } = this;
    return store.selection.items.filter((one) => store.actionsFor(one).includes(wanted));
  }

  /** Changes the selected dealers. Resolves to the run once it has ended. */
  set(wanted: DealerBulkAction): Promise<BulkRun<Dealer> | null> {
    const state = wanted === 'takeBack' ? 'ACTIVE' : 'INACTIVE';
    return this.begin(wanted, this.allowed(wanted), ({ id }) => this.store.setState(id, state));
  }
}

/** The bulk store of a list. */
export function dealerBulkOf(store: DealerListStore): DealerBulkStore {
  return store.bulkBy(() => new DealerBulkStore(store));
}
