import type { Api } from '@forecourt/api-client';
import type { RequestEvent } from '@forecourt/contract';
import { listRequestEvents } from '@forecourt/contract/endpoints/requests';
import { type Loadable, Resource, throttle } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';
import { type TimelineEntry, timelineEntries } from './entries.ts';

/** Throttle of refetching the timeline, in milliseconds. */
const REFETCH_MS = 500;

export interface TimelineStoreOptions {
  api: Pick<Api, keyof typeof TimelineStore.endpoints>;
}

/** The history of one request, from the server. */
export class TimelineStore {
  static readonly endpoints = { listRequestEvents };
  requestId: string | null = null;
  private readonly events = new Resource<readonly RequestEvent[]>();
  private readonly options: TimelineStoreOptions;
  private readonly refetch = throttle(() => void this.load(), REFETCH_MS);

  constructor(options: TimelineStoreOptions) {
    this.options = options;
    makeObservable(this, { requestId: observable, entries: computed, open: action, close: action });
  }

  /** Newest first. Empty until loaded. */
  get entries(): readonly TimelineEntry[] {
    return timelineEntries(this.events.value ?? []);
  }

  get status(): Loadable<unknown>['status'] {
    return this.events.state.status;
  }

  /** Whether there is something to show, up to date or not. */
  get isKnown(): boolean {
    return this.events.value !== undefined;
  }

  /** Shows a request's timeline: from memory and refreshed if it is the same request. */
  async open(requestId: string): Promise<void> {
    if (this.requestId !== requestId) this.events.reset();
    this.requestId = requestId;
    await this.load();
  }

  close(): void {
    this.requestId = null;
    this.refetch.cancel();
    this.events.reset();
  }

  retry(): Promise<void> {
    return this.load();
  }

  /** A request changed: refetches if it is this one. Without an id, refetches always. */
  changed(requestId?: string): void {
    if (this.requestId === null) return;
    if (requestId === undefined || requestId === this.requestId) this.refetch();
  }

  private async load(): Promise<void> {
    const { requestId } = this;
    if (requestId === null) return;
    await this.events.load(
      async (signal) => (await this.options.api.listRequestEvents(requestId, { signal })).events,
    );
  }
}
