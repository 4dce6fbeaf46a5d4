import { type Clock, Resource, systemClock, throttle } from '@forecourt/platform';

/** How many items there are in all, and of each status. */
export type CountsByStatus<Status extends string> = Record<Status | 'all', number>;

/** What is counted: the items of a partner that a search finds. */
export interface CountedPlace {
  partnerId: string;
  search: string;
  undelivered?: true;
}

/** How long a burst of changes waits before the counts are fetched again, in milliseconds. */
const refetchMs = 1000;

/** A place opened again within this time is not counted again, in milliseconds. */
const freshMs = 2000;

/** How many items each tab holds. Moves with what happens here, then with the server's word. */
export class ListCounts<Status extends string> {
  private readonly counts: Resource<CountsByStatus<Status>>;
  private readonly clock: Clock;
  private readonly fetch: (
    place: CountedPlace,
    signal: AbortSignal,
  ) => Promise<CountsByStatus<Status>>;
  private readonly refetch = throttle(() => void this.load(), refetchMs);
  private place: CountedPlace | null = null;

  constructor(
    fetch: (place: CountedPlace, signal: AbortSignal) => Promise<CountsByStatus<Status>>,
    clock: Clock = systemClock,
  ) {
    this.fetch = fetch;
    this.clock = clock;
    this.counts = new Resource(clock);
  }

  /** Undefined until it is known; the empty status counts all. */
  of(status: Status | ''): number | undefined {
    return this.counts.value?.[status === '' ? 'all' : status];
  }

  /** Counts the items of a partner and a search. Counts of another partner are forgotten. */
  async open(place: CountedPlace): Promise<void> {
    if (this.place?.partnerId !== place.partnerId) this.counts.reset();
    else if (isSame(this.place, place) && this.isFresh) return;
    this.place = place;
    await this.load();
  }

  /** Fetches again soon, once for many calls. */
  refreshSoon(): void {
    if (this.place) this.refetch();
  }

  /**
   * Moves one item from a status to another; null is for one that leaves all of them. Returns the
   * way back.
   */
  move(from: Status, to: Status | null): () => void {
    if (from === to) return () => undefined;
    return this.counts.change((counts) => {
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
    return state.status === 'loaded' && this.clock.now() - state.updatedAt < freshMs;
  }

  private async load(): Promise<void> {
    const { place } = this;
    if (place) await this.counts.load((signal) => this.fetch(place, signal));
  }
}

const isSame = (one: CountedPlace, other: CountedPlace): boolean =>
  one.search === other.search && one.undelivered === other.undelivered;
