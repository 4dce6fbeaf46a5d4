import { action, makeObservable, observable, observableRef } from 'mobx';
import type { ItemId } from './cursorMerge.ts';

/** The state of a list; the loaded items are separate, in `items`. */
export type CursorState =
  | { readonly phase: 'initial' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'ready'; readonly after: string }
  | { readonly phase: 'loading-more'; readonly after: string }
  | { readonly phase: 'failed-more'; readonly after: string; readonly error: unknown }
  | { readonly phase: 'complete' };

/** Whether what is shown is known to match the server. */
export type Freshness =
  | { readonly status: 'fresh' }
  | { readonly status: 'refreshing' }
  | { readonly status: 'stale'; readonly error?: unknown };

/** Undoes one change in one list. Does nothing once something newer has replaced it. */
export type Undo = () => void;

/** The list of one request key: what a tab or a search has loaded so far. */
export class CursorEntry<T, K> {
  readonly key: K;
  readonly keyId: string;
  items: readonly T[] = [];
  state: CursorState = { phase: 'initial' };
  freshness: Freshness = { status: 'stale' };
  updatedAt: number | null = null;
  private readonly idOf: (item: T) => ItemId;
  /** The item directly above each removed item; null for the first. */
  private readonly above = new Map<ItemId, ItemId | null>();

  constructor(key: K, keyId: string, idOf: (item: T) => ItemId) {
    this.key = key;
    this.keyId = keyId;
    this.idOf = idOf;
    makeObservable(this, {
      items: observableRef,
      state: observableRef,
      freshness: observableRef,
      updatedAt: observable,
      putOnTop: action,
      replace: action,
      takeOut: action,
      leave: action,
    });
  }

  find(id: ItemId): T | undefined {
    return this.items.find((item) => this.idOf(item) === id);
  }

  putOnTop(item: T): void {
    this.items = [item, ...this.items];
  }

  /** Replaces an item in its place. */
  replace(id: ItemId, change: (item: T) => T): Undo | null {
    const index = this.indexOf(id);
    const before = this.items[index];
    if (before === undefined) return null;
    const after = change(before);
    this.items = this.items.with(index, after);
    return action(() => {
      const now = this.items.indexOf(after);
      if (now >= 0) this.items = this.items.with(now, before);
    });
  }

  /**
   * Removes an item. Undo restores it below the item that was above it, even if that one is removed
   * too: several removals can be undone in any order and keep their order.
   */
  takeOut(id: ItemId): Undo | null {
    const index = this.indexOf(id);
    const item = this.items[index];
    if (item === undefined) return null;
    const above = this.items[index - 1];
    this.above.set(id, this.lastOutBelow(above === undefined ? null : this.idOf(above)));
    this.items = this.items.toSpliced(index, 1);
    return action(() => {
      if (this.indexOf(id) >= 0) return;
      const back =
        this.placeBelow(this.above.get(id) ?? null) ?? Math.min(index, this.items.length);
      this.above.delete(id);
      this.items = this.items.toSpliced(back, 0, item);
    });
  }

  /**
   * Ends what is in progress when another key is shown. Returns whether the list is worth keeping.
   */
  leave(): boolean {
    const { state } = this;
    if (state.phase === 'loading-more' || state.phase === 'failed-more') {
      this.state = { phase: 'ready', after: state.after };
    }
    if (this.freshness.status === 'refreshing') this.freshness = { status: 'stale' };
    return this.state.phase === 'ready' || this.state.phase === 'complete';
  }

  /**
   * The last of the items that were removed directly below this one; the item itself if there are
   * none.
   */
  private lastOutBelow(id: ItemId | null): ItemId | null {
    if (this.above.size === 0) return id;
    const shown = new Set(this.items.map((item) => this.idOf(item)));
    const below = new Map<ItemId | null, ItemId>();
    for (const [one, above] of this.above) if (!shown.has(one)) below.set(above, one);
    let last = id;
    for (let left = below.size; left > 0 && below.has(last); left -= 1)
      last = below.get(last) ?? null;
    return last;
  }

  /** The index directly below this item; if it is removed, below what was above it. */
  private placeBelow(id: ItemId | null): number | null {
    let above = id;
    for (let left = this.above.size; left >= 0 && above !== null; left -= 1) {
      const index = this.indexOf(above);
      if (index >= 0) return index + 1;
      if (!this.above.has(above)) return null;
      above = this.above.get(above) ?? null;
    }
    return above === null ? 0 : null;
  }

  private indexOf(id: ItemId): number {
    return this.items.findIndex((item) => this.idOf(item) === id);
  }
}
