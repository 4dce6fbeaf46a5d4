import { runInAction } from 'mobx';
import type { Clock } from '../clock.ts';
import type { LocalChanges } from './cursorChanges.ts';
import type { CursorEntry } from './cursorEntry.ts';
import { appendPage, mergeRefreshed } from './cursorMerge.ts';

/** One page from the server; `after` is the opaque cursor of the next, null at the end. */
export interface Page<T> {
  items: readonly T[];
  after: string | null;
}

export interface PageRequest<K> {
  key: K;
  /** Null for the first page. */
  after: string | null;
  /** Number of items: a page, or more when a long list is refreshed. */
  limit: number;
  signal: AbortSignal;
}

export interface CursorLoaderOptions<T, K> {
  fetchPage(request: PageRequest<K>): Promise<Page<T>>;
  pageSize: number;
  refreshPageSize: number;
  clock: Clock;
  changes: LocalChanges<T>;
}

/**
 * Fetches pages into the shown entry, one request at a time. Only the newest run may write: an
 * abandoned run is aborted, and if it still answers, the answer is dropped.
 */
export class CursorLoader<T, K> {
  /** How many answers have been applied. */
  answers = 0;
  private run: AbortController | null = null;
  private settled: Promise<void> = Promise.resolve();
  private again = false;
  private readonly options: CursorLoaderOptions<T, K>;

  constructor(options: CursorLoaderOptions<T, K>) {
    this.options = options;
  }

  /** Resolves when the current work is done. */
  whenSettled(): Promise<void> {
    return this.settled;
  }

  abandon(): void {
    this.run?.abort();
    this.run = null;
    this.again = false;
    this.settled = Promise.resolve();
  }

  /** Loads the first page of an entry that has none. */
  loadFirst(entry: CursorEntry<T, K>): Promise<void> {
    const run = this.begin();
    entry.state = { phase: 'loading' };
    entry.freshness = { status: 'refreshing' };
    return (this.settled = this.first(entry, run));
  }

  /** Loads the next page; during a refresh, directly after it. */
  loadMore(entry: CursorEntry<T, K>, after: string): Promise<void> {
    entry.state = { phase: 'loading-more', after };
    if (entry.freshness.status !== 'refreshing')
      this.settled = this.more(entry, this.begin(), after);
    return this.settled;
  }

  /** Refetches everything loaded; once more if a refresh is running. */
  refresh(entry: CursorEntry<T, K>): Promise<void> {
    if (entry.freshness.status === 'refreshing') this.again = true;
    else {
      const run = this.begin();
      entry.freshness = { status: 'refreshing' };
      this.settled = this.walk(entry, run);
    }
    return this.settled;
  }

  /** Schedules one more refresh after the current one, whose answer may be stale. */
  refreshAfterwards(): void {
    if (this.run) this.again = true;
  }

  private begin(): AbortController {
    this.run?.abort();
    this.run = new AbortController();
    this.options.changes.requestLeaves();
    return this.run;
  }

  private fetch(
    entry: CursorEntry<T, K>,
    run: AbortController,
    after: string | null,
    limit: number,
  ) {
    return this.options.fetchPage({ key: entry.key, after, limit, signal: run.signal });
  }

  private write(run: AbortController, change: () => void): void {
    if (this.run !== run) return;
    this.answers += 1;
    runInAction(change);
  }

  private async first(entry: CursorEntry<T, K>, run: AbortController): Promise<void> {
    try {
      const page = await this.fetch(entry, run, null, this.options.pageSize);
      this.write(run, () => {
        entry.items = mergeRefreshed(entry.items, page.items, true, this.options.changes.rules);
        this.arrived(entry, page.after);
      });
    } catch (error) {
      this.again = false;
      this.write(run, () => {
        entry.state = { phase: 'failed', error };
        entry.freshness = { status: 'stale', error };
      });
    }
    await this.finish(entry, run);
  }

  private async more(entry: CursorEntry<T, K>, run: AbortController, after: string): Promise<void> {
    try {
      const page = await this.fetch(entry, run, after, this.options.pageSize);
      this.write(run, () => {
        entry.items = appendPage(entry.items, page.items, this.options.changes.rules);
        // A cursor that does not advance would be requested endlessly.
        const next = page.after === after ? null : page.after;
        entry.state = next === null ? { phase: 'complete' } : { phase: 'ready', after: next };
      });
    } catch (error) {
      this.write(run, () => (entry.state = { phase: 'failed-more', after, error }));
    }
    await this.finish(entry, run);
  }

  private async walk(entry: CursorEntry<T, K>, run: AbortController): Promise<void> {
    const { pageSize, refreshPageSize, changes } = this.options;
    const wanted = entry.items.length;
    const verified: T[] = [];
    let after: string | null = null;
    let done = false;
    try {
      while (!done) {
        const limit = Math.min(Math.max(wanted - verified.length, pageSize), refreshPageSize);
        const page: Page<T> = await this.fetch(entry, run, after, limit);
        const next: string | null = page.after === after ? null : page.after;
        verified.push(...page.items);
        done = next === null || verified.length >= wanted;
        after = next;
        this.write(run, () => {
          entry.items = mergeRefreshed(entry.items, verified, done, changes.rules);
          if (done) this.arrived(entry, next);
        });
        if (this.run !== run) return;
      }
    } catch (error) {
      this.write(run, () => (entry.freshness = { status: 'stale', error }));
    }
    await this.finish(entry, run);
  }

  private arrived(entry: CursorEntry<T, K>, after: string | null): void {
    const waiting = entry.state.phase === 'loading-more';
    if (after === null) entry.state = { phase: 'complete' };
    else entry.state = { phase: waiting ? 'loading-more' : 'ready', after };
    entry.freshness = { status: 'fresh' };
    entry.updatedAt = this.options.clock.now();
  }

  /** Continues with what was requested in the meantime. */
  private finish(entry: CursorEntry<T, K>, run: AbortController): Promise<void> {
    if (this.run !== run) return Promise.resolve();
    this.run = null;
    return runInAction(() => {
      if (this.again) {
        this.again = false;
        return this.refresh(entry);
      }
      const { state } = entry;
      return state.phase === 'loading-more' ? this.loadMore(entry, state.after) : Promise.resolve();
    });
  }
}
