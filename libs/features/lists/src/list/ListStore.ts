import type { Partner } from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import {
  type Clock,
  CursorList,
  type InfiniteStatus,
  type LoadingStatus,
  type Page,
} from '@forecourt/platform';
import { action, computed, makeObservable, observableRef } from 'mobx';
import { type ListDefinition, type ListTab, tabAt } from './definition.ts';
import { type CountedPlace, type CountsByStatus, ListCounts } from './ListCounts.ts';
import { RowPlaces } from './RowPlaces.ts';
import { Selection } from './Selection.ts';

/** Largest page the contract gives: a long list is refreshed in few calls. */
const refreshPageSize = 100;

/** What one list shows; another key is another list. */
export interface ListKey<Status extends string> {
  partnerId: string;
  status: Status | '';
  /** Part of the name or plate; empty for all. */
  search: string;
  /** Only what was not delivered. */
  undelivered?: true;
}

/** What of a list is in the address. */
export interface ListPlace {
  /** Last part of the tab's address; empty for all. */
  tab: string;
  /** Empty for all. */
  search: string;
  /** Only what was not delivered; lists of requests know it. */
  undelivered?: boolean;
}

/** The page of a key that is to be fetched. */
export interface PageQuery {
  after: string | null;
  limit: number;
  signal: AbortSignal;
}

/** Where a list's items come from. */
export interface ListSource<Item, Status extends string> {
  fetchPage(key: ListKey<Status>, page: PageQuery): Promise<Page<Item>>;
  fetchCounts(place: CountedPlace, signal: AbortSignal): Promise<CountsByStatus<Status>>;
  /** Whether an item belongs in the list of `key`, as the server sees it. */
  belongs(item: Item, key: ListKey<Status>): boolean;
}

/** The partner staff work for, with their role in it. */
export type ListPartner = Pick<Partner, 'id' | 'role'>;

export interface ListStoreOptions<Item, Status extends string> {
  definition: ListDefinition<Status>;
  source: ListSource<Item, Status>;
  /** Null while it is not known. */
  partner(): ListPartner | null;
  clock?: Clock;
}

/** A list with tabs and a search: what of it is loaded, how many there are, where staff are in it. */
export class ListStore<Item extends { id: string }, Status extends string> {
  readonly definition: ListDefinition<Status>;
  readonly counts: ListCounts<Status>;
  readonly places = new RowPlaces();
  readonly selection = new Selection<Item>(() => this.items);
  place: ListPlace = { tab: '', search: '' };
  protected readonly list: CursorList<Item, ListKey<Status>>;
  private readonly source: ListSource<Item, Status>;
  private readonly partnerNow: () => ListPartner | null;

  constructor({ definition, source, partner, clock }: ListStoreOptions<Item, Status>) {
    this.definition = definition;
    this.source = source;
    this.partnerNow = partner;
    this.counts = new ListCounts((place, signal) => source.fetchCounts(place, signal), clock);
    this.list = new CursorList<Item, ListKey<Status>>({
      idOf: ({ id }) => id,
      accepts: (item, key) => source.belongs(item, key),
      refreshPageSize,
      clock,
      fetchPage: ({ key, after, limit, signal }) => source.fetchPage(key, { after, limit, signal }),
    });
    makeObservable(this, { place: observableRef, tab: computed, items: computed, open: action });
  }

  get tab(): ListTab<Status> {
    return tabAt(this.definition, this.place.tab) ?? this.definition.tabs[0];
  }

  /** The loaded items that belong here; one that is just being put away has left its tab. */
  get items(): readonly Item[] {
    const { key, items } = this.list;
    return key && items.some((item) => !this.source.belongs(item, key))
      ? items.filter((item) => this.source.belongs(item, key))
      : items;
  }

  /** Identifies what is shown: another tab, search or partner is another list. */
  get listId(): string {
    return this.list.entry?.keyId ?? '';
  }

  get status(): LoadingStatus {
    return this.list.status;
  }

  get infinite(): InfiniteStatus {
    return this.list.infinite;
  }

  get error(): unknown {
    return this.list.error;
  }

  /** When the list was last known to be what the server has, in epoch milliseconds. */
  get updatedAt(): number | null {
    return this.list.updatedAt;
  }

  /** Whether the last refresh failed, so that what is shown may be old. */
  get isStale(): boolean {
    const { freshness } = this.list;
    return freshness.status === 'stale' && 'error' in freshness;
  }

  get partner(): ListPartner | null {
    return this.partnerNow();
  }

  /** Whether this member of staff may change anything, and send requests (design §7, roles). */
  get maySend(): boolean {
    const { partner } = this;
    return partner !== null && can(partner.role, 'createRequest');
  }

  /** Shows a tab and a search of the current partner: from memory and refreshed, or loaded. */
  async open(place: ListPlace): Promise<void> {
    this.place = place;
    const { partner } = this;
    if (!partner) return;
    const counted = {
      partnerId: partner.id,
      search: place.search.trim(),
      ...(place.undelivered && ({ undelivered: true } as const)),
    };
    const key = { ...counted, status: this.tab.status };
    const { listId } = this;
    const opened = Promise.all([this.list.open(key), this.counts.open(counted)]);
    if (this.listId !== listId) this.selection.clear();
    await opened;
  }

  loadMore(): Promise<void> {
    return this.list.loadMore();
  }

  retry(): Promise<void> {
    return this.list.retry();
  }

  /** Fetches again what is shown: after a reconnect, a wake from sleep, a return to the tab. */
  async refresh(): Promise<void> {
    this.counts.refreshSoon();
    await this.list.refresh();
  }

  /** Events come from now on: what came before them is asked for, after what is on its way. */
  async catchUp(): Promise<void> {
    this.counts.refreshSoon();
    await this.list.catchUp();
  }

  /** Forgets everything, and drops what was to be fetched later. */
  clear(): void {
    this.list.clear();
    this.counts.clear();
    this.places.clear();
    this.selection.clear();
  }

  /** Forgets everything and loads the open tab of the partner that is now current (spec §4). */
  reset(): Promise<void> {
    this.clear();
    return this.open(this.place);
  }
}
