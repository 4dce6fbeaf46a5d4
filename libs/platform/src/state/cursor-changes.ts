import type { ItemId, MergeRules } from './cursor-merge.ts';

/** What a pending change does to an item; null takes it out. */
export type Effect<T> = ((item: T) => T) | null;

/** A pending change of one item, and what the server said of the item in the meantime. */
export interface Hold<T> {
  readonly effect: Effect<T>;
  /** The item as last pushed, without the effect. */
  pushed: T | undefined;
  /** Whether the item was changed otherwise. */
  changed: boolean;
}

/**
 * Remembers which items were changed here while an answer was on its way, or are changed without the
 * server's agreement yet, so that an older answer cannot undo them.
 */
export class LocalChanges<T> {
  private readonly idOf: (item: T) => ItemId;
  private readonly changed = new Set<ItemId>();
  private readonly held = new Map<ItemId, Set<Hold<T>>>();

  constructor(idOf: (item: T) => ItemId) {
    this.idOf = idOf;
  }

  /** A request leaves: what was changed before it is known to the server. */
  requestLeaves(): void {
    this.changed.clear();
  }

  /** An item was changed here. */
  note(id: ItemId): void {
    this.changed.add(id);
    for (const hold of this.held.get(id) ?? []) hold.changed = true;
  }

  /** The server pushed an item. Returns what to show of it: undefined is nothing. */
  push(item: T): T | undefined {
    const id = this.idOf(item);
    this.changed.add(id);
    for (const hold of this.held.get(id) ?? []) hold.pushed = item;
    return this.withEffects(item);
  }

  /** Shows `effect` in whatever the server says of the item, until it is released. */
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
