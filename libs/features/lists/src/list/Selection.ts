import { action, computed, makeObservable, observable, observableRef } from 'mobx';

/** An item of a list that can be selected. */
interface Selectable {
  readonly id: string;
}

/**
 * Which rows of a list are selected. A row that leaves the list is no longer selected, but is again
 * if it comes back, as after an undo.
 */
export class Selection<Item extends Selectable> {
  /** On phones, which have no checkbox column: rows show checkboxes, and a tap selects. */
  isSelecting = false;
  private ids: ReadonlySet<string> = new Set();
  private anchor: string | null = null;
  private readonly rows: () => readonly Item[];

  /** @param rows the rows that are loaded and shown, in their order */
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

  /** The selected items, in the order of the list. */
  get items(): readonly Item[] {
    return this.ids.size === 0 ? [] : this.rows().filter(({ id }) => this.ids.has(id));
  }

  get size(): number {
    return this.items.length;
  }

  /** Whether all loaded rows are selected. */
  get areAll(): boolean {
    return this.size > 0 && this.size === this.rows().length;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Toggles a row; a range starts from here. */
  toggle(id: string): void {
    const ids = new Set(this.ids);
    if (!ids.delete(id)) ids.add(id);
    this.ids = ids;
    this.anchor = id;
    this.isSelecting = ids.size > 0;
  }

  /** Selects the range from the last selected row to this one. */
  extend(id: string): void {
    const rows = this.rows();
    const from = rows.findIndex((row) => row.id === this.anchor);
    const to = rows.findIndex((row) => row.id === id);
    if (from < 0 || to < 0) return this.toggle(id);
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    this.ids = new Set([...this.ids, ...range.map((row) => row.id)]);
    this.isSelecting = true;
  }

  /** Selects all loaded rows, but not those loaded later. */
  selectAll(): void {
    this.ids = new Set(this.rows().map(({ id }) => id));
    this.isSelecting = true;
  }

  /** Limits the selection to these. */
  keep(ids: Iterable<string>): void {
    this.ids = new Set(ids);
  }

  clear(): void {
    // Every row observes the set: without a selection, avoid rerendering them.
    if (this.ids.size > 0) this.ids = new Set();
    this.anchor = null;
    this.isSelecting = false;
  }
}
