import type { Partner, Query, Request, RequestStatusEvent } from '@forecourt/contract';
import {
  type Clock,
  CursorList,
  type InfiniteStatus,
  type LoadingStatus,
} from '@forecourt/platform';
import { action, computed, makeObservable, observableRef } from 'mobx';
import { ArchivedRequest } from './ArchivedRequest.ts';
import { type RequestListDefinition, type RequestTab, tabAt } from './definition.ts';
import { isAllowed, maySend, type RequestAction } from './requestActions.ts';
import { RequestCountsStore } from './RequestCountsStore.ts';
import { belongs, type RequestKey } from './requestFilter.ts';
import type { RequestListApi } from './RequestListApi.ts';
import { RowPlaces } from './RowPlaces.ts';
import { SendQuestion } from './SendQuestion.ts';

/** Largest page the contract gives: a long list is refreshed in few calls. */
const refreshPageSize = 100;

export interface RequestListOptions {
  definition: RequestListDefinition;
  api: RequestListApi;
  /** The partner staff work for, with their role in it; null while it is not known. */
  partner(): Pick<Partner, 'id' | 'role'> | null;
  /** Makes an idempotency key; by default a random UUID. */
  newKey?(): string;
  clock?: Clock;
}

/** What of a list is in the address. */
export interface RequestListPlace {
  /** Last part of the tab's address; empty for all. */
  tab: string;
  /** Name search; empty for all. */
  name: string;
}

/** A flow's requests: tab, search, endless list, counts, what is pushed and what is done with them. */
export class RequestListStore {
  readonly definition: RequestListDefinition;
  readonly counts: RequestCountsStore;
  readonly question: SendQuestion;
  readonly places = new RowPlaces();
  place: RequestListPlace = { tab: '', name: '' };
  private readonly options: RequestListOptions;
  private readonly list: CursorList<Request, RequestKey>;
  private readonly archived = new Map<string, ArchivedRequest>();

  constructor(options: RequestListOptions) {
    const { definition, api, newKey = () => crypto.randomUUID(), clock } = options;
    this.options = options;
    this.definition = definition;
    this.counts = new RequestCountsStore(api, definition.flow, clock);
    this.question = new SendQuestion({ api, newKey, onSent: (request) => this.take(request) });
    this.list = new CursorList<Request, RequestKey>({
      idOf: ({ id }) => id,
      accepts: belongs,
      refreshPageSize,
      clock,
      fetchPage: async ({ key, after, limit, signal }) => {
        const answer = await api.listRequests(this.query(key, after, limit), { signal });
        return { items: answer.requests, after: answer.metadata.after };
      },
    });
    makeObservable(this, { place: observableRef, tab: computed, items: computed, open: action });
  }

  get tab(): RequestTab {
    return tabAt(this.definition, this.place.tab) ?? this.definition.tabs[0];
  }

  /** The loaded requests that belong here; one that is just being archived has left its tab. */
  get items(): readonly Request[] {
    const { key, items } = this.list;
    return key && items.some((item) => !belongs(item, key))
      ? items.filter((item) => belongs(item, key))
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

  get maySend(): boolean {
    const partner = this.options.partner();
    return partner !== null && maySend(partner.role);
  }

  /** What this member of staff may do with the request, in the order of the menu. */
  actionsFor({ status }: Pick<Request, 'status'>): RequestAction[] {
    const partner = this.options.partner();
    if (!partner) return [];
    return this.definition.actions.filter((one) => isAllowed(one, status, partner.role));
  }

  /** Shows a tab and a search of the current partner: from memory and refreshed, or loaded. */
  async open(place: RequestListPlace): Promise<void> {
    this.place = place;
    const partner = this.options.partner();
    if (!partner) return;
    const name = place.name.trim();
    const key = { partnerId: partner.id, status: this.tab.status, name };
    await Promise.all([this.list.open(key), this.counts.open(partner.id, name)]);
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

  /** Forgets everything and loads the open tab of the partner that is now current (spec §4). */
  reset(): Promise<void> {
    this.list.clear();
    this.counts.clear();
    this.places.clear();
    this.archived.clear();
    return this.open(this.place);
  }

  /** Takes word of a request from the channel; what is of another flow or partner is not for us. */
  handleEvent({ request_type, request }: RequestStatusEvent): void {
    if (request_type !== this.definition.flow) return;
    if (request.partner_id !== this.options.partner()?.id) return;
    const archived = this.archived.get(request.id);
    if (archived?.held) {
      // The echo of our own archiving must not cost the row its place while undo is offered.
      if (request.status === 'ARCHIVED') return;
      archived.release(request);
    }
    this.take(request);
  }

  /**
   * Takes a request from the server: new on top, known in its place, out of tabs it left. Answers and
   * events travel apart; word that is older than what is known is not taken.
   */
  take(request: Request): void {
    const known = this.list.find(request.id);
    if (known && Date.parse(known.updated_at) > Date.parse(request.updated_at)) return;
    if (known) this.counts.move(known.status, request.status);
    this.list.upsert(request);
    this.counts.refreshSoon();
  }

  /** Archives at once; the answer offers the undo. Null where there is no such request. */
  archive(id: string): ArchivedRequest | null {
    const request = this.list.find(id);
    if (!request || !this.actionsFor(request).includes('archive')) return null;
    const { list, counts } = this;
    const archived = new ArchivedRequest(request, { list, counts, api: this.options.api });
    this.archived.set(id, archived);
    return archived;
  }

  private query(key: RequestKey, after: string | null, limit: number): Query<'listRequests'> {
    const { partnerId, status, name } = key;
    const type = this.definition.flow;
    return {
      type,
      partner_id: partnerId,
      limit,
      ...(after && { after }),
      ...(name && { name }),
      ...(status && { status }),
    };
  }
}
