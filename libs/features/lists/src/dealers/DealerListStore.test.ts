import type { Dealer, Role } from '@forecourt/contract';
import { makeDealer, makeDealerGroup, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { belongs } from './dealerFilter.ts';
import { type DealerListApi, DealerListStore } from './DealerListStore.ts';
import { directoryAt } from './directory.ts';
import { GroupChoice } from './groups/GroupChoice.ts';

const random = seeded('directory store');
const make = (id: string, more: Partial<Dealer> = {}): Dealer =>
  makeDealer(random, { id, name: `Dealer ${id}`, partner_id: 'p1', ...more });

const api = {
  createDealerGroup: vi.fn<DealerListApi['createDealerGroup']>(),
  deactivateDealer: vi.fn<DealerListApi['deactivateDealer']>(),
  exportDealers: vi.fn<DealerListApi['exportDealers']>(),
  listDealerGroups: vi.fn<DealerListApi['listDealerGroups']>(),
  listPartners: vi.fn<DealerListApi['listPartners']>(),
  removeDealerGroup: vi.fn<DealerListApi['removeDealerGroup']>(),
  updateDealer: vi.fn<DealerListApi['updateDealer']>(),
  updateDealerGroup: vi.fn<DealerListApi['updateDealerGroup']>(),
};
const group = makeDealerGroup(random, { id: 'g1', name: 'Toyota', dealers: 1 });
let dealers: Dealer[];
let role: Role;
let store: DealerListStore;
const shown = (): string[] => store.items.map(({ id }) => id);

beforeEach(async () => {
  vi.resetAllMocks();
  role = 'AGENT';
  dealers = [make('3'), make('2', { favorite: true }), make('1', { state: 'INACTIVE' })];
  api.listPartners.mockImplementation(async () => ({
    partners: dealers,
    metadata: { after: null, total: 5 },
  }));
  api.listDealerGroups.mockImplementation(async () => ({
    groups: [group],
    makes: [],
    counts: { ACTIVE: 2, INACTIVE: 1, OPTED_OUT: 4 },
  }));
  store = new DealerListStore({
    definition: directoryAt('/trade/dealers'),
    api,
    partner: () => ({ id: 'p1', role }),
    newKey: () => 'key',
  });
  await store.open({ tab: '', search: '' });
});

describe('the directory', () => {
  it('asks for one partner’s dealers by tab, search, group and order', async () => {
    const place = { search: ' ann ', group: 'g1', sort: 'NAME' };
    await store.open({ ...place, tab: 'opted-out' });
    expect(api.listPartners.mock.calls.map(([query]) => query)).toContainEqual({
      type: 'DEALERSHIP',
      partner_id: 'p1',
      q: 'ann',
      group_id: 'g1',
      sort: 'NAME',
      state: ['OPTED_OUT'],
      limit: 10,
    });
  });

  it('counts each tab, and knows the groups', () => {
    const of = (['', 'FAVORITE', 'INACTIVE', 'OPTED_OUT'] as const).map((one) =>
      store.counts.of(one),
    );
    expect(of).toEqual([2, 5, 1, 4]);
    expect(store.groups).toEqual([group]);
  });

  it('shows only what belongs in the tab', () => {
    expect(shown()).toEqual(['3', '2']);
    const key = { status: 'FAVORITE', search: '' } as const;
    expect(dealers.filter((one) => belongs(one, key)).map(({ id }) => id)).toEqual(['2']);
    expect(belongs(make('4', { location: 'Salem' }), { status: '', search: 'sale' })).toBe(true);
    expect(belongs(make('4'), { status: '', search: '', group: 'g1' })).toBe(false);
  });

  it('sets a dealer aside at once, and brings it back when the server refuses', async () => {
    api.deactivateDealer.mockRejectedValue(new Error('refused'));
    const change = store.setState('3', 'INACTIVE');
    expect(shown()).toEqual(['2']);
    await expect(change).rejects.toThrow('refused');
    expect(shown()).toEqual(['3', '2']);
  });

  it('offers what a role may do with a dealer in its state', async () => {
    expect(store.actionsFor(dealers[0]!)).toContain('favorite');
    expect(store.actionsFor(dealers[2]!)).toEqual(['edit', 'takeBack']);
    expect(store.actionsFor({ state: 'OPTED_OUT', favorite: false })).toEqual(['edit']);
    role = 'VIEWER';
    expect(store.actionsFor(dealers[0]!)).toEqual([]);
  });
});

describe('a group of dealers', () => {
  it('takes the dealers into the chosen group', async () => {
    const choice = new GroupChoice(store);
    choice.ask(dealers.slice(0, 2));
    expect(await choice.add()).toEqual({ group: 'Toyota', count: 2 });
    expect(api.updateDealerGroup.mock.lastCall?.slice(0, 2)).toEqual(['g1', { add: ['3', '2'] }]);
    expect(choice.isOpen).toBe(false);
  });

  it('wants a name for a new one, and keeps it when the server does not answer', async () => {
    const choice = new GroupChoice(store);
    choice.ask(dealers.slice(0, 1));
    choice.choose('new');
    expect([await choice.add(), choice.problem]).toEqual([null, 'missing']);
    choice.type('Hybrids');
    api.createDealerGroup.mockRejectedValue(new Error('no answer'));
    expect([await choice.add(), choice.problem]).toEqual([null, 'failed']);
    expect([choice.isOpen, choice.name]).toEqual([true, 'Hybrids']);
  });
});
