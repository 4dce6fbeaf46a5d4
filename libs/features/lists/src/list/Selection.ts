import { action, computed, makeObservable, observable, observableRef } from 'mobx';

/** An item of a list that can be selected. */
interface Selectable {
  readonly id: string;
}

/**
 * Which rows of a list are selected. Rows that leave the list are selected no more; they count again
 * if they come back, as after an undo.
 */
export class Selection<Item extends Selectable> {
  /** Rows show their boxes and a tap selects: on phones, where there is no column for them. */
  isSelecting = false;
  private ids: ReadonlySet<string> = new Set();
  private anchor: string | null = null;
  private readonly rows: () => readonly Item[];

  /** @param rows what is loaded and shown, in its order */
  constructor(rows: () => readonly Item[]) {
    this.rows = rows;
    makeObservable<this, 'ids'>(this, {
      isSelecting: observable,
      ids: observableRef,
      items: computed,
      areAll: computed,
      toggle: action,
      extend: action,
      selectAll: action,
      keep: action,
      clear: action,
    });
  }

  /** What is selected, in the order of the list. */
  get items(): readonly Item[] {
    return this.ids.size === 0 ? [] : this.rows().filter(({ id }) => this.ids.has(id));
  }

  get size(): number {
    return this.items.length;
  }

  /** Whether all that is loaded is selected. */
  get areAll(): boolean {
    return this.size > 0 && this.size === this.rows().length;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Selects a row, or no more; a range goes from here. */
  toggle(id: string): void {
    const ids = new Set(this.ids);
    if (!ids.delete(id)) ids.add(id);
    this.ids = ids;
    this.anchor = id;
    this.isSelecting = ids.size > 0;
  }

  /** Selects every row from the one that was selected last to this one. */
  extend(id: string): void {
    const rows = this.rows();
    const from = rows.findIndex((row) => row.id === this.anchor);
    const to = rows.findIndex((row) => row.id === id);
    if (from < 0 || to < 0) return this.toggle(id);
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    this.ids = new Set([...this.ids, ...range.map((row) => row.id)]);
    this.isSelecting = true;
  }

  /** Selects all that is loaded; what comes later is not. */
  selectAll(): void {
    this.ids = new Set(this.rows().map(({ id }) => id));
    this.isSelecting = true;
  }

  /** Leaves only these selected. */
  keep(ids: Iterable<string>): void {
    this.ids = new Set(ids);
  }

  clear(): void {
    // Every row looks at the set: where nothing is selected none needs to be drawn anew.
    if (this.ids.size > 0) this.ids = new Set();
    this.anchor = null;
    this.isSelecting = false;
  }
}
