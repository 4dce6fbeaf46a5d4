import { action, computed, makeObservable, observableRef } from 'mobx';
import { type Clock, systemClock } from '../clock.ts';
import { PAGE_SIZE } from '../limits.ts';
import { type Effect, LocalChanges } from './cursorChanges.ts';
import { CursorEntry, type CursorState, type Freshness, type Undo } from './cursorEntry.ts';
import { CursorLoader, type Page, type PageRequest } from './cursorLoader.ts';
import { CursorMemory, type MemoryLimits } from './cursorMemory.ts';
import type { ItemId } from './cursorMerge.ts';
import type { LoadingStatus } from './loadable.ts';
import type { PendingChange } from './optimistic.ts';

export interface CursorListOptions<T, K> {
  fetchPage(request: PageRequest<K>): Promise<Page<T>>;
  idOf(item: T): ItemId;
  /** A string that is the same for equal keys. By default the key's JSON. */
  keyId?(key: K): string;
  /** Whether an item pushed by the server belongs in the list of `key`. By default it does. */
  accepts?(item: T, key: K): boolean;
  /** By default 10 (spec §9). */
  pageSize?: number;
  /** Largest page that the server gives, used to refresh a long list. By default `pageSize`. */
  refreshPageSize?: number;
  /** A list reopened within this time is not refreshed. In milliseconds, by default 2000. */
  freshForMs?: number;
  /** By default 12 lists and 20,000 items. */
  memory?: Partial<MemoryLimits>;
  clock?: Clock;
}

/** The infinite list's state of spec §4. */
export type InfiniteStatus = 'ready' | 'loading' | 'complete' | 'error';

/**
 * An endless list loaded page by page (design §3). It shows one key at a time (tab, search,
 * branch); an answer for a key that is no longer shown is dropped. Lists shown before come from
 * memory at once and are then refreshed. No method rejects: failures are in `error` and
 * `freshness`.
 */
export class CursorList<T, K> {
  entry: CursorEntry<T, K> | null = null;
  private readonly options: CursorListOptions<T, K>;
  private readonly clock: Clock;
  private readonly memory: CursorMemory<T, K>;
  private readonly changes: LocalChanges<T>;
  private readonly loader: CursorLoader<T, K>;

  constructor(options: CursorListOptions<T, K>) {
    const { clock = systemClock, pageSize = PAGE_SIZE, refreshPageSize = pageSize } = options;
    this.options = options;
    this.clock = clock;
    this.memory = new CursorMemory({ entries: 12, items: 20_000, ...options.memory });
    this.changes = new LocalChanges((item) => options.idOf(item));
    this.loader = new CursorLoader({
      fetchPage: (request) => options.fetchPage(request),
      pageSize,
      refreshPageSize,
      clock,
      changes: this.changes,
    });
    makeObservable<this, 'tentatively'>(this, {
      entry: observableRef,
      items: computed,
      status: computed,
      infinite: computed,
      open: action,
      clear: action,
      loadMore: action,
      retry: action,
      refresh: action,
      upsert: action,
      update: action,
      remove: action,
      tentatively: action,
    });
  }

  get key(): K | null {
    return this.entry?.key ?? null;
  }

  get items(): readonly T[] {
    return this.entry?.items ?? [];
  }

  get state(): CursorState {
    return this.entry?.state ?? { phase: 'initial' };
  }

  /** Loading status of the list as a whole (spec §4). */
  get status(): LoadingStatus {
    const { phase } = this.state;
    if (phase === 'failed') return 'error';
    return phase === 'initial' || phase === 'loading' ? phase : 'loaded';
  }

  /** State of the endless scrolling (spec §4). */
  get infinite(): InfiniteStatus {
    const { phase } = this.state;
    if (phase === 'loading' || phase === 'loading-more') return 'loading';
    if (phase === 'failed' || phase === 'failed-more') return 'error';
    return phase === 'complete' ? 'complete' : 'ready';
  }

  /** Why loading the first or the next page failed. */
  get error(): unknown {
    return 'error' in this.state ? this.state.error : undefined;
  }

  /** Whether what is shown is known to match the server. */
  get freshness(): Freshness {
    return this.entry?.freshness ?? { status: 'stale' };
  }

  /** When the whole list last matched the server, in epoch milliseconds. */
  get updatedAt(): number | null {
    return this.entry?.updatedAt ?? null;
  }

  find(id: ItemId): T | undefined {
    return this.entry?.find(id);
  }

  /** Shows the list of `key`: from memory and refreshed, or newly loaded. */
  open(key: K): Promise<void> {
    const keyId = this.options.keyId?.(key) ?? JSON.stringify(key);
    if (this.entry?.keyId !== keyId) this.show(key, keyId);
    if (this.state.phase !== 'failed') {
      if (this.freshness.status === 'refreshing') return this.loader.whenSettled();
      const age = this.clock.now() - (this.updatedAt ?? -Infinity);
      const fresh = this.freshness.status === 'fresh' && age < (this.options.freshForMs ?? 2000);
      if (fresh) return this.loader.whenSettled();
    }
    return this.refresh();
  }

  /** Empties the list and forgets cursor, key and remembered lists. */
  clear(): void {
    this.loader.abandon();
    this.memory.clear();
    this.changes.clear();
    this.entry = null;
  }

  /** Loads the next page. Does nothing unless the list is ready for it, so it may be called freely. */
  loadMore(): Promise<void> {
    const { entry } = this;
    if (entry?.state.phase !== 'ready') return this.loader.whenSettled();
    return this.loader.loadMore(entry, entry.state.after);
  }

  /** Retries what failed: the first page, the next page, or the refresh. */
  retry(): Promise<void> {
    const { entry } = this;
    if (entry?.state.phase !== 'failed-more') return this.refresh();
    return this.loader.loadMore(entry, entry.state.after);
  }

  /**
   * Refetches all loaded pages from the top, without emptying the list. Call it after a reconnect,
   * a wake from sleep or a return to the tab. If a fetch is already running, its rows show, and one
   * more follows, because the first answer may be older than the reason for this call.
   */
  refresh(): Promise<void> {
    const { entry } = this;
    if (!entry) return Promise.resolve();
    const { phase } = entry.state;
    const empty = phase === 'initial' || phase === 'failed';
    return empty ? this.loader.loadFirst(entry) : this.loader.refresh(entry);
  }

  /**
   * Adds or updates an item from the server: in its place if it is known, else on top, and removed
   * from every list that no longer accepts it. Remembered lists are updated too.
   */
  upsert(item: T): void {
    const id = this.options.idOf(item);
    const shown = this.changes.push(item);
    for (const entry of this.memory.all()) {
      const accepted = this.options.accepts?.(item, entry.key) ?? true;
      if (shown === undefined || !accepted) entry.takeOut(id);
      else if (!entry.replace(id, () => shown)) entry.putOnTop(shown);
    }
  }

  /** Changes a known item in its place, in every list that holds it. */
  update(id: ItemId, change: (item: T) => T): void {
    for (const entry of this.memory.all()) {
      const known = entry.replace(id, change);
      if (entry !== this.entry) continue;
      if (known) this.changes.note(id);
      else this.loader.refreshAfterwards();
    }
  }

  /** Removes an item from every list. */
  remove(id: ItemId): void {
    this.changes.note(id);
    for (const entry of this.memory.all()) entry.takeOut(id);
  }

  /**
   * Optimistically changes an item. No answer overwrites the change until it is committed or
   * undone.
   */
  tryUpdate(id: ItemId, change: (item: T) => T): PendingChange {
    return this.tentatively(id, change, (entry) => entry.replace(id, change));
  }

  /** Optimistically removes an item. */
  tryRemove(id: ItemId): PendingChange {
    return this.tentatively(id, null, (entry) => entry.takeOut(id));
  }

  private show(key: K, keyId: string): void {
    this.loader.abandon();
    if (this.entry && !this.entry.leave()) this.memory.forget(this.entry);
    const idOf = (item: T): ItemId => this.options.idOf(item);
    this.entry = this.memory.recall(keyId) ?? new CursorEntry(key, keyId, idOf);
    this.memory.keep(this.entry);
  }

  private tentatively(
    id: ItemId,
    effect: Effect<T>,
    apply: (entry: CursorEntry<T, K>) => Undo | null,
  ): PendingChange {
    const hold = this.changes.hold(id, effect);
    const undos = this.memory.all().map(apply);
    const { answers } = this.loader;
    return {
      keep: () => {
        this.changes.release(id, hold);
        if (effect === null || this.find(id)) this.changes.note(id);
        else this.loader.refreshAfterwards();
      },
      undo: action(() => {
        this.changes.release(id, hold);
        for (const undo of undos) undo?.();
        if (hold.pushed !== undefined) this.upsert(hold.pushed);
        // Answers that arrived meanwhile were adjusted to the change: refetch the server's state.
        if (hold.changed || this.loader.answers !== answers) void this.refresh();
      }),
    };
  }
}
