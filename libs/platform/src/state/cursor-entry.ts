import { action, makeObservable, observable, observableRef } from 'mobx';
import type { ItemId } from './cursor-merge.ts';

/** Where a list stands; what has been loaded is beside it, in `items`. */
export type CursorState =
  | { readonly phase: 'initial' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'ready'; readonly after: string }
  | { readonly phase: 'loading-more'; readonly after: string }
  | { readonly phase: 'failed-more'; readonly after: string; readonly error: unknown }
  | { readonly phase: 'complete' };

/** Whether what is shown is known to be what the server has. */
export type Freshness =
  | { readonly status: 'fresh' }
  | { readonly status: 'refreshing' }
  | { readonly status: 'stale'; readonly error?: unknown };

/** The way back of one change in one list. Does nothing once something newer took its place. */
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

  /** Takes an item out. Undone, it comes back below the item that was above it. */
  takeOut(id: ItemId): Undo | null {
    const index = this.indexOf(id);
    const item = this.items[index];
    if (item === undefined) return null;
    const above = this.items[index - 1];
    this.items = this.items.toSpliced(index, 1);
    return action(() => {
      if (this.indexOf(id) >= 0) return;
      const aboveNow = above === undefined ? -1 : this.indexOf(this.idOf(above));
      const back = aboveNow >= 0 ? aboveNow + 1 : Math.min(index, this.items.length);
      this.items = this.items.toSpliced(back, 0, item);
    });
  }

  /** Settles what was under way when another key takes over. Returns whether it is worth keeping. */
  leave(): boolean {
    const { state } = this;
    if (state.phase === 'loading-more' || state.phase === 'failed-more') {
      this.state = { phase: 'ready', after: state.after };
    }
    if (this.freshness.status === 'refreshing') this.freshness = { status: 'stale' };
    return this.state.phase === 'ready' || this.state.phase === 'complete';
  }

  private indexOf(id: ItemId): number {
    return this.items.findIndex((item) => this.idOf(item) === id);
  }
}
