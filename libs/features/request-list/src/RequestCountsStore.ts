import type { Flow, RequestCounts, RequestStatus } from '@forecourt/contract';
import { type Clock, Resource, systemClock, throttle } from '@forecourt/platform';
import type { TabStatus } from './definition.ts';
import type { RequestListApi } from './RequestListApi.ts';

/** How long a burst of changes waits before the counts are fetched again, in milliseconds. */
const refetchMs = 1000;

/** A place opened again within this time is not counted again, in milliseconds. */
const freshMs = 2000;

/** How many requests each tab holds. Moves with what happens here, then with the server's word. */
export class RequestCountsStore {
  private readonly counts: Resource<RequestCounts>;
  private readonly clock: Clock;
  private readonly api: Pick<RequestListApi, 'countRequests'>;
  private readonly flow: Flow;
  private readonly refetch = throttle(() => void this.load(), refetchMs);
  private place: { partnerId: string; name: string } | null = null;

  constructor(api: Pick<RequestListApi, 'countRequests'>, flow: Flow, clock: Clock = systemClock) {
    this.clock = clock;
    this.counts = new Resource(clock);
    this.api = api;
    this.flow = flow;
  }

  /** Undefined until it is known. */
  of(status: TabStatus): number | undefined {
    return this.counts.value?.[status === '' ? 'all' : status];
  }

  /** Counts the requests of a partner and a search. Counts of another partner are forgotten. */
  async open(partnerId: string, name: string): Promise<void> {
    if (this.place?.partnerId !== partnerId) this.counts.reset();
    else if (this.place.name === name && this.isFresh) return;
    this.place = { partnerId, name };
    await this.load();
  }

  private get isFresh(): boolean {
    const { state } = this.counts;
    return state.status === 'loaded' && this.clock.now() - state.updatedAt < freshMs;
  }

  /** Fetches again soon, once for many calls. */
  refreshSoon(): void {
    if (this.place) this.refetch();
  }

  /** Moves one request from a status to another. Returns the way back. */
  move(from: RequestStatus, to: RequestStatus): () => void {
    if (from === to) return () => undefined;
    return this.counts.change((counts) => ({
      ...counts,
      [from]: Math.max(0, counts[from] - 1),
      [to]: counts[to] + 1,
    }));
  }

  clear(): void {
    this.refetch.cancel();
    this.place = null;
    this.counts.reset();
  }

  private async load(): Promise<void> {
    if (!this.place) return;
    const { partnerId, name } = this.place;
    const query = { type: this.flow, partner_id: partnerId, ...(name && { name }) };
    await this.counts.load(
      async (signal) => (await this.api.countRequests(query, { signal })).counts,
    );
  }
}
