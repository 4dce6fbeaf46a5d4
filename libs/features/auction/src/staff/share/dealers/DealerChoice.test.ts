import { TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Dealer, Query } from '@forecourt/contract';
import { makeDealerGroupList, seeded } from '@forecourt/contract/fixtures';
import { until } from '@forecourt/testing/until';
import { describe, expect, test, vi } from 'vitest';
import { dealersOf } from '../../../test/deskSources.ts';
import { DealerChoice } from './DealerChoice.ts';
import type { DealerScope } from './dealerFilter.ts';

const scope: DealerScope = { partnerId: 'partner-1', near: 'trade-1' };

/** As the server filters: enough of it for what is tested. */
const matches = (dealers: readonly Dealer[], { q, favorite }: Query<'listDealerIds'>) =>
  dealers.filter(
    (one) =>
      (!q || one.name.toLowerCase().includes(q.toLowerCase())) && (!favorite || one.favorite),
  );

const make = (count = 25, given: DealerScope | null = scope, preselects = false) => {
  const dealers = dealersOf(count).map((one, index) => ({
    ...one,
    favorite: index % 5 === 0,
    distance_miles: index,
  }));
  const api = {
    listPartners: vi.fn<Api['listPartners']>((query = {}) => {
      const start = Number(query.after ?? 0);
      const end = start + (query.limit ?? 10);
      const found = matches(dealers, { partner_id: '', ...query });
      return Promise.resolve({
        partners: found.slice(start, end),
        metadata: { after: end < found.length ? String(end) : null },
      });
    }),
    listDealerIds: vi.fn<Api['listDealerIds']>((query) => {
      const found = matches(dealers, query).filter(({ state }) => state === 'ACTIVE');
      return Promise.resolve({ ids: found.map(({ id }) => id) });
    }),
    listDealerGroups: vi.fn<Api['listDealerGroups']>(() =>
      Promise.resolve(makeDealerGroupList(seeded('groups'))),
    ),
  };
  const choice = new DealerChoice({ api, scope: () => given, preselects });
  return { choice, api, dealers };
};
const opened = async (count?: number, given?: DealerScope) => {
  const made = make(count, given);
  await made.choice.open();
  return made;
};
const queries = ({ listPartners }: ReturnType<typeof make>['api']) =>
  listPartners.mock.calls.map(([query]) => query);
/** An answer that comes when it is told to. */
const late = <T>() => {
  let answer!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer };
};

describe('what is asked for', () => {
  test('only the partner’s own dealers with an address, nearest first', async () => {
    const { api } = await opened();
    const known = { has_email: true, partner_id: 'partner-1', near: 'trade-1' };
    expect(queries(api)).toEqual([{ type: 'DEALERSHIP', ...known, sort: 'DISTANCE' }]);
    expect(api.listDealerIds.mock.calls[0]?.[0]).toEqual(known);
  });

  test('without a place of the car no distance is asked for', async () => {
    const { choice, api } = await opened(3, { partnerId: 'partner-1' });
    expect([choice.search.hasPlace, choice.search.orders]).toEqual([
      false,
      ['LAST_INVITED', 'NAME'],
    ]);
    await choice.search.narrow({ near: true });
    for (const query of queries(api)) {
      expect(query).not.toHaveProperty('near');
      expect(query).not.toHaveProperty('within_miles');
    }
  });

  test('a place that is on no map: by name instead of in no order', async () => {
    const { choice, api, dealers } = make();
    for (const dealer of dealers) dealer.distance_miles = null as never;
    await choice.open();
    expect(choice.search.order).toBe('NAME');
    expect(choice.search.orders).not.toContain('DISTANCE');
    expect(queries(api).map((query) => query?.sort)).toEqual(['DISTANCE', 'NAME']);
  });

  test('a search also lists those who cannot be invited, and all filters go together', async () => {
    const { choice, api } = await opened();
    const filter = { search: ' ced ', group: 'toyota', favorites: true, near: true, last: true };
    await choice.search.narrow(filter);
    const asked = {
      has_email: true,
      partner_id: 'partner-1',
      near: 'trade-1',
      q: 'ced',
      group_id: 'toyota',
      favorite: true,
      of_last_auction: true,
      within_miles: 50,
    };
    expect(queries(api).at(-1)).toEqual({
      type: 'DEALERSHIP',
      ...asked,
      sort: 'DISTANCE',
      state: ['ACTIVE', 'INACTIVE', 'OPTED_OUT'],
    });
    expect(api.listDealerIds.mock.calls.at(-1)?.[0]).toEqual(asked);
  });

  test('those of an auction that runs are left out', async () => {
    const { api } = await opened(3, { ...scope, notIn: 'auction-1' });
    expect(queries(api)[0]).toMatchObject({ not_in_auction: 'auction-1' });
    expect(api.listDealerIds.mock.calls[0]?.[0]).toMatchObject({ not_in_auction: 'auction-1' });
  });
});

describe('a search against what still loads', () => {
  test('the page of an earlier search is dropped and its call cancelled', async () => {
    const { choice, api, dealers } = await opened();
    const slow = late<Awaited<ReturnType<Api['listPartners']>>>();
    api.listPartners.mockReturnValueOnce(slow.promise);
    const first = choice.search.narrow({ search: 'cedar' });
    const signal = api.listPartners.mock.calls.at(-1)?.[1]?.signal;
    await choice.search.narrow({ search: 'pine' });
    expect(signal?.aborted).toBe(true);
    slow.answer({ partners: dealers.slice(0, 2), metadata: { after: null } });
    await first;
    expect(choice.search.list.items.map(({ name }) => name.slice(0, 4))).toEqual(
      Array.from({ length: 6 }, () => 'Pine'),
    );
  });

  test('a next page that comes after a search is not added to what was found', async () => {
    const { choice, api, dealers } = await opened();
    const slow = late<Awaited<ReturnType<Api['listPartners']>>>();
    api.listPartners.mockReturnValueOnce(slow.promise);
    void choice.search.list.loadMore();
    await choice.search.narrow({ search: 'pine' });
    slow.answer({ partners: dealers.slice(10, 20), metadata: { after: '20' } });
    await Promise.resolve();
    expect(choice.search.list.items).toHaveLength(6);
    expect(choice.search.list.infinite).toBe('complete');
  });

  test('ids of an earlier search select no dealer', async () => {
    const { choice, api } = await opened();
    const slow = late<{ ids: string[] }>();
    api.listDealerIds.mockReturnValueOnce(slow.promise);
    void choice.search.narrow({ search: 'cedar' });
    const selecting = choice.toggleMatching();
    await choice.search.narrow({ search: 'pine' });
    slow.answer({ ids: ['dealer-0', 'dealer-4'] });
    await selecting;
    expect([choice.count, choice.hasFailed]).toEqual([0, false]);
    expect(choice.matched).toEqual({ all: 6, selected: 0 });
  });
});

describe('the dealer whom the customer chose', () => {
  const customersChoice = { id: 'dealer-22', name: 'Pine Street Cars 23' };
  const chosen = { ...scope, customersChoice };
  const opened = async () => {
    const made = make(25, chosen, true);
    await made.choice.open();
    return made;
  };

  test('stands first and is selected, also when it is on a later page', async () => {
    const { choice } = await opened();
    expect(choice.search.shown.slice(0, 2).map(({ id }) => id)).toEqual(['dealer-22', 'dealer-0']);
    expect([choice.ids(), choice.search.isCustomersChoice('dealer-22')]).toEqual([
      ['dealer-22'],
      true,
    ]);
    await choice.search.list.loadMore();
    await choice.search.list.loadMore();
    expect(choice.search.shown.filter(({ id }) => id === 'dealer-22')).toHaveLength(1);
    await choice.search.narrow({ search: 'cedar' });
    expect(choice.search.shown).toEqual(choice.search.list.items);
  });

  test('stays out once it was taken out, and out of an auction that is started again', async () => {
    const { choice, dealers } = await opened();
    choice.toggle('dealer-22');
    await choice.open();
    expect(choice.isNone).toBe(true);
    choice.reset();
    choice.fill(dealers.slice(0, 1));
    await choice.open();
    expect(choice.ids()).toEqual(['dealer-0']);
  });

  test('is not selected when it cannot be invited, or is a dealer no more', async () => {
    const { choice, dealers } = make(25, chosen, true);
    dealers[22]!.state = 'OPTED_OUT';
    await choice.open();
    expect([choice.search.shown[0]?.id, choice.isNone]).toEqual(['dealer-22', true]);
    const gone = make(20, chosen, true).choice;
    await gone.open();
    expect([gone.search.shown[0]?.id, gone.isNone]).toEqual(['dealer-0', true]);
  });

  test('without an answer about it the others can be chosen all the same', async () => {
    const { choice, api } = make(25, chosen, true);
    api.listPartners.mockRejectedValueOnce(new TimeoutError(5000));
    await choice.open();
    expect([choice.search.list.items.length, choice.isNone]).toEqual([10, true]);
  });
});

describe('the selection', () => {
  test('stays while something else is searched for, and counts all of it', async () => {
    const { choice } = await opened();
    choice.toggle('dealer-24');
    await choice.search.narrow({ search: 'pine' });
    choice.toggle('dealer-2');
    expect(choice.count).toBe(2);
    await choice.search.narrow({ search: '', favorites: true });
    expect([choice.has('dealer-24'), choice.has('dealer-2')]).toEqual([true, true]);
    expect(choice.ids()).toEqual(['dealer-24', 'dealer-2']);
  });

  test('all that match are selected, also those not loaded, and taken out again', async () => {
    const { choice } = await opened(60);
    choice.toggle('dealer-1');
    await choice.search.narrow({ search: 'cedar' });
    expect(choice.search.list.items).toHaveLength(10);
    expect(choice.matched).toEqual({ all: 15, selected: 0 });
    await choice.toggleMatching();
    expect([choice.count, choice.matched?.selected, choice.isAll]).toEqual([16, 15, false]);
    await choice.toggleMatching();
    expect(choice.ids()).toEqual(['dealer-1']);
  });

  test('those who cannot be invited are found but never selected', async () => {
    const { choice, dealers } = make();
    dealers[2]!.state = 'OPTED_OUT';
    await choice.open();
    await choice.search.narrow({ search: 'pine' });
    expect(choice.search.list.find('dealer-2')?.state).toBe('OPTED_OUT');
    await choice.toggleMatching();
    expect([choice.count, choice.has('dealer-2')]).toEqual([5, false]);
  });

  test('all dealers are sent as no names; all but one by name', async () => {
    const { choice } = await opened();
    await choice.toggleMatching();
    expect([choice.count, choice.ids()]).toEqual([25, undefined]);
    choice.toggle('dealer-3');
    expect(choice.ids()).toHaveLength(24);
    expect(choice.ids()).not.toContain('dealer-3');
    await choice.toggleMatching();
    expect(choice.ids()).toBeUndefined();
  });

  test('all dealers of a filter taken out of all leaves the others by name', async () => {
    const { choice } = await opened();
    await choice.toggleMatching();
    await choice.search.narrow({ favorites: true });
    await choice.toggleMatching();
    expect(choice.ids()).toHaveLength(20);
  });

  test('when the ids do not come it says so, selects no dealer, and works the next time', async () => {
    const { choice, api } = make();
    api.listDealerIds.mockRejectedValueOnce(new TimeoutError(5000));
    await choice.open();
    expect(choice.matched).toBeNull();
    api.listDealerIds.mockRejectedValueOnce(new TimeoutError(5000));
    await choice.toggleMatching();
    expect([choice.hasFailed, choice.count]).toEqual([true, 0]);
    await choice.toggleMatching();
    expect([choice.hasFailed, choice.count]).toEqual([false, 25]);
  });

  test('names of those not seen yet are loaded; one that is gone is no longer selected', async () => {
    const { choice } = await opened(130);
    choice.chosen = { all: false, ids: ['dealer-120', 'gone', 'dealer-0'] };
    expect((await choice.selected()).map(({ name }) => name)).toEqual([
      'Cedar Motors 121',
      'Cedar Motors 1',
    ]);
    expect(choice.ids()).toEqual(['dealer-120', 'dealer-0']);
  });

  test('a reviewed dealer that is taken out can be put back', async () => {
    const { choice } = await opened();
    choice.toggle('dealer-1');
    choice.toggle('dealer-2');
    choice.review(true);
    await until(() => expect(choice.reviewed.value).toHaveLength(2));
    choice.toggle('dealer-1');
    expect([choice.count, choice.reviewed.value?.length]).toEqual([1, 2]);
    choice.reset();
    expect([choice.count, choice.isReviewing, choice.search.isFiltered]).toEqual([0, false, false]);
  });
});

test('what could not be loaded is loaded again', async () => {
  const { choice, api } = make();
  api.listPartners.mockRejectedValueOnce(new TimeoutError(5000));
  api.listDealerIds.mockRejectedValueOnce(new TimeoutError(5000));
  api.listDealerGroups.mockRejectedValueOnce(new TimeoutError(5000));
  await choice.open();
  const { search } = choice;
  expect([search.list.infinite, search.groups.value]).toEqual(['error', undefined]);
  await search.retry();
  expect(search.list.items).toHaveLength(10);
  expect([choice.matched?.all, search.groups.state.status]).toEqual([25, 'loaded']);
});
