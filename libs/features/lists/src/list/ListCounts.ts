import { type Clock, Resource, systemClock, throttle } from '@forecourt/platform';
import type { ListChoice } from './filters.ts';

/** The number of items in total and per status. */
export type CountsByStatus<Status extends string> = Record<Status | 'all', number>;

/** The counts of a list; `mine` are those of what the user looks after, whatever the filter. */
export type Counted<Status extends string> = CountsByStatus<Status> & {
  mine?: CountsByStatus<Status> | undefined;
};

/** What is counted: a partner's items that match a search and filters. */
export interface CountedPlace extends ListChoice {
  partnerId: string;
  search: string;
}

/** Throttle of refetching the counts, in milliseconds. */
const REFETCH_MS = 1000;

/** Counts opened again within this time are not refetched, in milliseconds. */
const FRESH_MS = 2000;

/** The number of items per tab. Updated optimistically, then from the server. */
export class ListCounts<Status extends string> {
  private readonly counts: Resource<Counted<Status>>;
  private readonly clock: Clock;
  private readonly fetch: (place: CountedPlace, signal: AbortSignal) => Promise<Counted<Status>>;
  private readonly refetch = throttle(() => void this.load(), REFETCH_MS);
  private place: CountedPlace | null = null;

  constructor(
    fetch: (place: CountedPlace, signal: AbortSignal) => Promise<Counted<Status>>,
    clock: Clock = systemClock,
  ) {
    this.fetch = fetch;
    this.clock = clock;
    this.counts = new Resource(clock);
  }

  /** Undefined until loaded; the empty status means all. */
  of(status: Status | ''): number | undefined {
    return this.counts.value?.[status === '' ? 'all' : status];
  }

  /** Of those that the user looks after; undefined until loaded, and where nobody is asked for. */
  mine(status: Status | ''): number | undefined {
    return this.counts.value?.mine?.[status === '' ? 'all' : status];
  }

  /** Counts a partner's items for a search. Discards another partner's counts. */
  async open(place: CountedPlace): Promise<void> {
    if (this.place?.partnerId !== place.partnerId) this.counts.reset();
    else if (isSame(this.place, place) && this.isFresh) return;
    this.place = place;
    await this.load();
  }

  /** Refetches soon, once for several calls. */
  refreshSoon(): void {
    if (this.place) this.refetch();
  }

  /** Moves one item from one status to another; null removes it from all. Returns the undo. */
  move(from: Status, to: Status | null): () => void {
    if (from === to) return () => undefined;
    return this.counts.changeAhead((counts) => {
      const fewer = { ...counts, [from]: Math.max(0, counts[from] - 1) };
      if (to === null) return { ...fewer, all: Math.max(0, counts.all - 1) };
      return { ...fewer, [to]: counts[to] + 1 };
    });
  }

  clear(): void {
    this.refetch.cancel();
    this.place = null;
    this.counts.reset();
  }

  private get isFresh(): boolean {
    const { state } = this.counts;
    return state.status === 'loaded' && this.clock.now() - state.updatedAt < FRESH_MS;
  }

  private async load(): Promise<void> {
    const { place } = this;
    if (place) await this.counts.load((signal) => this.fetch(place, signal));
  }
}

// Both are made by one function, so that their fields have one order.
const isSame = (one: CountedPlace, other: CountedPlace): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
