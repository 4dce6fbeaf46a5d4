import type { Car } from '@forecourt/contract';
import { ArchivingDesk } from '../../list/bulk/ArchivingDesk.ts';
import type { BulkRun } from '../../list/bulk/BulkRun.ts';
import type { CarListStore } from '../CarListStore.ts';

/** Bulk actions of a car list. */
export class CarBulkStore extends ArchivingDesk<Car> {
  private readonly store: CarListStore;

  constructor(store: CarListStore) {
    const { selection, newKey } = store;
    super({ selection, newKey, archiveOne: (id) => store.archive(id) });
    this.store = store;
  }

  /** Archives the requests of the selected cars. Resolves to the run once it has ended. */
  archive(): Promise<BulkRun<Car> | null> {
    return this.archiveAll(this.store.selection.items);
  }
}

/** The bulk store of a list. */
export function carBulkOf(store: CarListStore): CarBulkStore {
  return store.bulkBy(() => new CarBulkStore(store));
}
