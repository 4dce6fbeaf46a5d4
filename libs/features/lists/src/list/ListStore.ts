import type { Partner } from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import {
  type Clock,
  CursorList,
  type InfiniteStatus,
  type KeyValueStorage,
  type LoadingStatus,
  type Page,
  systemClock,
} from '@forecourt/platform';
import { action, computed, makeObservable, observableRef } from 'mobx';
import { type ListDefinition, type ListTab, tabAt } from './definition.ts';
import { choiceOf, countFilters, type ListChoice, type ListFilters, ofKinds } from './filters.ts';
import { type Counted, type CountedPlace, ListCounts } from './ListCounts.ts';
import { ListDisplay } from './ListDisplay.ts';
import { RowPlaces } from './RowPlaces.ts';
import { Selection } from './Selection.ts';

/** The largest page of the contract, so that a long list is refreshed in few calls. */
const REFRESH_PAGE_SIZE = 100;

/** Identifies one list; another key is another list. */
export interface ListKey<Status extends string> extends ListChoice {
  partnerId: string;
  status: Status | '';
  /** Part of the name or plate; empty for all. */
  search: string;
  /** Only members of this group. */
  group?: string;
  /** In this order instead of the usual one. */
  sort?: string;
}

/** The parts of a list that are in the address. */
export interface ListPlace extends ListFilters {
  /** Last part of the tab's address; empty for all. */
  tab: string;
  /** Empty for all. */
  search: string;
  /** Order, instead of the usual one; for lists of dealers. */
  sort?: string;
}

/** The page to fetch. */
export interface PageQuery {
  after: string | null;
  limit: number;
  signal: AbortSignal;
}

/** Where a list's items come from. */
export interface ListSource<Item, Status extends string> {
  fetchPage(key: ListKey<Status>, page: PageQuery): Promise<Page<Item>>;
  fetchCounts(place: CountedPlace, signal: AbortSignal): Promise<Counted<Status>>;
  /** Whether an item belongs in the list of `key`, by the server's rules. */
  belongs(item: Item, key: ListKey<Status>): boolean;
}

/** The current partner, with the user's role in it. */
export type ListPartner = Pick<Partner, 'id' | 'role'>;

export interface ListStoreOptions<Item, Status extends string> {
  definition: ListDefinition<Status>;
  source: ListSource<Item, Status>;
  /** Null while unknown. */
  partner(): ListPartner | null;
  /** Keeps how its rows look. @default nothing is kept */
  storage?: KeyValueStorage | undefined;
  clock?: Clock;
}

/** A list with tabs and a search: its loaded items, counts, scroll positions and selection. */
export class ListStore<Item extends { id: string }, Status extends string> {
  readonly definition: ListDefinition<Status>;
  readonly counts: ListCounts<Status>;
  readonly display: ListDisplay;
  readonly places = new RowPlaces();
  readonly selection = new Selection<Item>(() => this.items);
  place: ListPlace = { tab: '', search: '' };
  protected readonly list: CursorList<Item, ListKey<Status>>;
  private readonly source: ListSource<Item, Status>;
  private readonly partnerNow: () => ListPartner | null;
  private readonly clock: Clock;
  private bulk: unknown;

  constructor(options: ListStoreOptions<Item, Status>) {
    const { definition, source, partner, storage, clock = systemClock } = options;
    this.definition = definition;
    this.display = new ListDisplay(definition.path, storage);
    this.source = source;
    this.partnerNow = partner;
    this.clock = clock;
    this.counts = new ListCounts((place, signal) => source.fetchCounts(place, signal), clock);
    this.list = new CursorList<Item, ListKey<Status>>({
      idOf: ({ id }) => id,
      accepts: (item, key) => source.belongs(item, key),
      refreshPageSize: REFRESH_PAGE_SIZE,
      clock,
      fetchPage: ({ key, after, limit, signal }) => source.fetchPage(key, { after, limit, signal }),
    });
    makeObservable(this, { place: observableRef, tab: computed, items: computed, open: action });
  }

  /**
   * What acts on the selected rows: made by their bar, whose code comes late, and kept with the list, as
   * a run goes on while its bar is not shown.
   */
  bulkBy<Bulk>(make: () => Bulk): Bulk {
    this.bulk ??= make();
    return this.bulk as Bulk;
  }

  /** Whether a filter besides tab and search hides some items. */
  get isFiltered(): boolean {
    return countFilters(this.filters) > 0 || this.place.group !== undefined;
  }

  /** The filters besides tab and search, for the addresses of the list. */
  get filters(): ListFilters {
    return ofKinds(this.place, this.definition.filters ?? []);
  }

  get tab(): ListTab<Status> {
    return tabAt(this.definition, this.place.tab) ?? this.definition.tabs[0];
  }

  /** The loaded items that belong here; one that is being archived has already left its tab. */
  get items(): readonly Item[] {
    const { key, items } = this.list;
    return key && items.some((item) => !this.source.belongs(item, key))
      ? items.filter((item) => this.source.belongs(item, key))
      : items;
  }

  /** Identifies the list that is shown: it differs by tab, search and partner. */
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

  /** When the list last matched the server's, in epoch milliseconds. */
  get updatedAt(): number | null {
    return this.list.updatedAt;
  }

  /** Whether the last refresh failed, so that the list may be outdated. */
  get isStale(): boolean {
    const { freshness } = this.list;
    return freshness.status === 'stale' && 'error' in freshness;
  }

  get partner(): ListPartner | null {
    return this.partnerNow();
  }

  /** Whether this user may change anything, and send requests (design §7, roles). */
  get maySend(): boolean {
    const { partner } = this;
    return partner !== null && can(partner.role, 'createRequest');
  }

  /**
   * Shows a tab and a search of the current partner: loads it, or shows it from memory and
   * refreshes.
   */
  async open(place: ListPlace): Promise<void> {
    this.place = place;
    const { partner } = this;
    if (!partner) return;
    const counted = {
      partnerId: partner.id,
      search: place.search.trim(),
      ...choiceOf(this.filters, new Date(this.clock.now())),
    };
    const { group, sort } = place;
    const key = {
      ...counted,
      status: this.tab.status,
      ...(group && { group }),
      ...(sort && { sort }),
    };
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

  /** Refreshes the list: after a join, a reconnect, a wake from sleep, a return to the tab. */
  async refresh(): Promise<void> {
    this.counts.refreshSoon();
    await this.list.refresh();
  }

  /** Clears everything and cancels pending refetches. */
  clear(): void {
    this.list.clear();
    this.counts.clear();
    this.places.clear();
    this.selection.clear();
  }

  /** Clears everything and loads the open tab of the new current partner (spec §4). */
  reset(): Promise<void> {
    this.clear();
    return this.open(this.place);
  }
}
