import type { Api } from '@forecourt/api-client';
import type { Body, Dealer, DealerGroup, DealerGroupList, Query } from '@forecourt/contract';
import {
  createDealerGroup,
  deactivateDealer,
  exportDealers,
  listDealerGroups,
  listPartners,
  removeDealerGroup,
  updateDealer,
  updateDealerGroup,
} from '@forecourt/contract/endpoints/dealers';
import { type Clock, Resource } from '@forecourt/platform';
import { type ListPartner, type ListSource, ListStore } from '../list/ListStore.ts';
import { belongs } from './dealerFilter.ts';
import type { DealerListDefinition, DealerTabStatus } from './definition.ts';

/** The calls of the directory. */
export const dealerListEndpoints = {
  createDealerGroup,
  deactivateDealer,
  exportDealers,
  listDealerGroups,
  listPartners,
  removeDealerGroup,
  updateDealer,
  updateDealerGroup,
};

export type DealerListApi = Pick<Api, keyof typeof dealerListEndpoints>;

/** Actions on a dealer in the directory. */
export type DealerAction =
  'edit' | 'addToGroup' | 'leaveGroup' | 'favorite' | 'unfavorite' | 'deactivate' | 'takeBack';

/** An order of the directory; newest first unless one is chosen. */
export const dealerSorts = ['NEWEST', 'NAME', 'LAST_INVITED'] as const;
export type DealerListSort = (typeof dealerSorts)[number];

/** The order that an address names. */
export const sortOf = (text: string | undefined): DealerListSort =>
  dealerSorts.find((one) => one === text) ?? 'NEWEST';

export interface DealerListOptions {
  definition: DealerListDefinition;
  api: DealerListApi;
  /** The current partner, with the user's role in it; null while unknown. */
  partner(): ListPartner | null;
  clock?: Clock;
  newKey?(): string;
}

/** The directory of dealers: tabs, search, groups, an endless list, and its changes. */
export class DealerListStore extends ListStore<Dealer, DealerTabStatus> {
  static readonly endpoints = dealerListEndpoints;
  /** Groups and makes of the directory, for filters and forms. */
  readonly known: Resource<DealerGroupList>;
  private readonly api: DealerListApi;
  private readonly newKey: () => string;

  constructor({ definition, api, partner, clock, newKey }: DealerListOptions) {
    const known = new Resource<DealerGroupList>(clock);
    super({ definition, partner, clock, source: dealerSource(api, known) });
    this.known = known;
    this.api = api;
    this.newKey = newKey ?? (() => crypto.randomUUID());
  }

  /** By name; none until they are loaded. */
  get groups(): readonly DealerGroup[] {
    return this.known.value?.groups ?? [];
  }

  /** The group whose members are shown. */
  get group(): DealerGroup | undefined {
    return this.groups.find(({ id }) => id === this.place.group);
  }

  find(id: string): Dealer | undefined {
    return this.list.find(id);
  }

  /** What this user may do with a dealer, in menu order. */
  actionsFor({ state, favorite }: Pick<Dealer, 'state' | 'favorite'>): DealerAction[] {
    if (!this.maySend) return [];
    if (state === 'INACTIVE') return ['edit', 'takeBack'];
    if (state === 'OPTED_OUT') return ['edit'];
    return [
      'edit',
      'addToGroup',
      ...(this.place.group ? (['leaveGroup'] as const) : []),
      favorite ? 'unfavorite' : 'favorite',
      'deactivate',
    ];
  }

  /** Takes a dealer that was added or changed: in its place, or on top. */
  take(dealer: Dealer): void {
    this.list.upsert(dealer);
    this.counts.refreshSoon();
  }

  /** Marks a favorite optimistically; rejects when the server refuses, with all restored. */
  setFavorite(id: string, favorite: boolean): Promise<void> {
    return this.change(id, { favorite });
  }

  /** Sets a dealer aside, or takes it back; rejects when the server refuses, with all restored. */
  setState(id: string, state: 'ACTIVE' | 'INACTIVE'): Promise<void> {
    return this.change(id, { state });
  }

  /** Takes a dealer back that is no longer in the list, because it was just set aside. */
  async takeBack(id: string): Promise<void> {
    await this.api.updateDealer(id, { state: 'ACTIVE' }, { idempotencyKey: this.newKey() });
    await this.refresh();
  }

  /** Adds dealers to a group. */
  async addTo(groupId: string, dealers: readonly string[]): Promise<void> {
    await this.changeGroup(groupId, { add: [...dealers] });
  }

  /** Takes dealers out of a group; they stay in the directory. */
  async leave(groupId: string, dealers: readonly string[]): Promise<void> {
    await this.changeGroup(groupId, { remove: [...dealers] });
  }

  async rename(groupId: string, name: string): Promise<void> {
    await this.changeGroup(groupId, { name });
  }

  /** Makes a group of these dealers. */
  async createGroup(name: string, dealers: readonly string[]): Promise<DealerGroup> {
    const body = { partner_id: this.partner?.id ?? '', name, dealers: [...dealers] };
    const options = { idempotencyKey: this.newKey() };
    const { group } = await this.api.createDealerGroup(body, options);
    await this.refresh();
    return group;
  }

  /** Removes a group; its dealers stay. */
  async removeGroup(groupId: string): Promise<void> {
    await this.api.removeDealerGroup(groupId);
    await this.refresh();
  }

  /** Dealers as the text of a CSV file: these, or those of every state. */
  async export(dealers?: readonly string[]): Promise<{ csv: string; rows: number }> {
    const body = { partner_id: this.partner?.id ?? '', ...(dealers && { dealers: [...dealers] }) };
    return this.api.exportDealers(body);
  }

  override clear(): void {
    super.clear();
    this.known.reset();
  }

  private async changeGroup(groupId: string, body: Body<'updateDealerGroup'>): Promise<void> {
    await this.api.updateDealerGroup(groupId, body, { idempotencyKey: this.newKey() });
    await this.refresh();
  }

  private async change(id: string, part: Pick<Body<'updateDealer'>, 'favorite' | 'state'>) {
    const change = this.list.tryUpdate(id, (one) => ({ ...one, ...part }));
    try {
      if (part.state === 'INACTIVE') await this.api.deactivateDealer(id);
      else await this.api.updateDealer(id, part, { idempotencyKey: this.newKey() });
      change.keep();
      this.counts.refreshSoon();
    } catch (error) {
      change.undo();
      throw error;
    }
  }
}

function dealerSource(
  api: DealerListApi,
  known: Resource<DealerGroupList>,
): ListSource<Dealer, DealerTabStatus> {
  return {
    belongs,
    fetchPage: async (key, { after, limit, signal }) => {
      const query = { ...queryOf(key), limit, ...(after && { after }) };
      const { partners, metadata } = await api.listPartners(query, { signal });
      return { items: partners, after: metadata.after };
    },
    fetchCounts: async ({ partnerId }, signal) => {
      const favorites = { ...queryOf({ partnerId, status: 'FAVORITE', search: '' }), limit: 1 };
      const [groups, { metadata }] = await Promise.all([
        api.listDealerGroups({ partner_id: partnerId }, { signal }),
        api.listPartners(favorites, { signal }),
      ]);
      known.set(groups);
      const { ACTIVE: all, INACTIVE, OPTED_OUT } = groups.counts;
      return { all, INACTIVE, OPTED_OUT, FAVORITE: metadata.total ?? 0 };
    },
  };
}

/** The directory's own order is by age, so it is not named. */
function queryOf(key: {
  partnerId: string;
  status: DealerTabStatus | '';
  search: string;
  group?: string;
  sort?: string;
}): Query<'listPartners'> {
  const { partnerId, status, search, group } = key;
  const sort = sortOf(key.sort);
  return {
    type: 'DEALERSHIP',
    partner_id: partnerId,
    ...(search.trim() && { q: search.trim() }),
    ...(group && { group_id: group }),
    ...(sort !== 'NEWEST' && { sort }),
    ...(status === 'FAVORITE' && { favorite: true }),
    ...((status === 'INACTIVE' || status === 'OPTED_OUT') && { state: [status] }),
  };
}
