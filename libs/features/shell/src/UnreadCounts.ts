import { action, computed, makeObservable, observable, observableRef } from 'mobx';

/** The count of a list that shows an entry's threads; null while it shows others, or a search. */
export type ListCount = () => { count: number | undefined } | null;

/** Number of unread threads, by the address of the menu entry. */
export class UnreadCounts {
  private byPath: ReadonlyMap<string, number> = new Map();
  private readonly lists = observable.map<string, ListCount>({}, { deep: false });

  constructor() {
    makeObservable<this, 'byPath'>(this, {
      byPath: observableRef,
      total: computed,
      set: action,
      follow: action,
    });
  }

  get total(): number {
    const paths = new Set([...this.byPath.keys(), ...this.lists.keys()]);
    return [...paths].reduce((sum, path) => sum + this.at(path), 0);
  }

  at(path: string): number {
    return this.listAt(path)?.count ?? this.byPath.get(path) ?? 0;
  }

  set(path: string, count: number): void {
    if (this.byPath.get(path) !== count) this.byPath = new Map(this.byPath).set(path, count);
  }

  /** Takes an entry's count from a list, whenever that shows the same threads. */
  follow(path: string, list: ListCount): void {
    this.lists.set(path, list);
  }

  /** Whether a list counts an entry's threads, so that nobody else needs to. */
  isCountedByList(path: string): boolean {
    return this.listAt(path) !== null;
  }

  private listAt(path: string): ReturnType<ListCount> {
    return this.lists.get(path)?.() ?? null;
  }
}
