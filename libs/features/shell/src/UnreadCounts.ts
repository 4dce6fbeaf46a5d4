import { action, computed, makeObservable, observableRef } from 'mobx';

/** Number of unread threads, by the address of the menu entry. */
export class UnreadCounts {
  private byPath: ReadonlyMap<string, number> = new Map();

  constructor() {
    makeObservable<this, 'byPath'>(this, {
      byPath: observableRef,
      total: computed,
      set: action,
    });
  }

  get total(): number {
    return [...this.byPath.values()].reduce((sum, count) => sum + count, 0);
  }

  at(path: string): number {
    return this.byPath.get(path) ?? 0;
  }

  set(path: string, count: number): void {
    if (this.at(path) !== count) this.byPath = new Map(this.byPath).set(path, count);
  }
}
