import type { ItemId, MergeRules } from './cursorMerge.ts';

/** How a pending change affects an item; null removes it. */
export type Effect<T> = ((item: T) => T) | null;

/** A pending change of one item, and what the server pushed in the meantime. */
export interface Hold<T> {
  readonly effect: Effect<T>;
  /** The item as last pushed, without the effect. */
  pushed: T | undefined;
  /** Whether the item had another local change. */
  changed: boolean;
}

/**
 * Remembers which items were changed locally while a request was in flight, or are changed without
 * confirmation from the server yet, so that an older answer cannot undo them.
 */
export class LocalChanges<T> {
  private readonly idOf: (item: T) => ItemId;
  private readonly changed = new Set<ItemId>();
  private readonly held = new Map<ItemId, Set<Hold<T>>>();

  constructor(idOf: (item: T) => ItemId) {
    this.idOf = idOf;
  }

  /** A request is sent: the server knows all earlier changes. */
  requestLeaves(): void {
    this.changed.clear();
  }

  /** Records a local change of an item. */
  note(id: ItemId): void {
    this.changed.add(id);
    for (const hold of this.held.get(id) ?? []) hold.changed = true;
  }

  /** Records an item that the server pushed. Returns what to show; undefined is nothing. */
  push(item: T): T | undefined {
    const id = this.idOf(item);
    this.changed.add(id);
    for (const hold of this.held.get(id) ?? []) hold.pushed = item;
    return this.withEffects(item);
  }

  /** Applies `effect` to whatever the server sends for the item, until it is released. */
  hold(id: ItemId, effect: Effect<T>): Hold<T> {
    const hold: Hold<T> = { effect, pushed: undefined, changed: false };
    this.held.set(id, (this.held.get(id) ?? new Set()).add(hold));
    return hold;
  }

  release(id: ItemId, hold: Hold<T>): void {
    const holds = this.held.get(id);
    holds?.delete(hold);
    if (holds?.size === 0) this.held.delete(id);
  }

  clear(): void {
    this.changed.clear();
    this.held.clear();
  }

  readonly rules: MergeRules<T> = {
    idOf: (item) => this.idOf(item),
    isNewer: (id) => this.changed.has(id) || this.held.has(id),
    resolve: (answered, local) => {
      const id = this.idOf(answered);
      if (local !== undefined && this.rules.isNewer(id)) return local;
      if (this.held.has(id)) return this.withEffects(answered);
      return this.changed.has(id) ? undefined : answered;
    },
  };

  private withEffects(item: T): T | undefined {
    let shown: T | undefined = item;
    for (const { effect } of this.held.get(this.idOf(item)) ?? []) {
      shown = shown === undefined ? undefined : effect?.(shown);
    }
    return shown;
  }
}
