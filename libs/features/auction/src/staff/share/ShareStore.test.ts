import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import {
  fixtureNow,
  makeAuctionAgain,
  makeAuctionRules,
  makeDealerGroupList,
  seeded,
} from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { until } from '@forecourt/testing/until';
import { expect, test, vi } from 'vitest';
import { auctionOf, dealersOf } from '../../test/deskSources.ts';
import { ShareStore } from './ShareStore.ts';

/** What the partner's auctions go by. */
const defaults = makeAuctionRules({ min_raise: 100, extension: true });

const make = (count = 25) => {
  const dealers = dealersOf(count);
  const partners = {
    listDealerGroups: vi.fn<Api['listDealerGroups']>(() =>
      Promise.resolve(makeDealerGroupList(seeded('groups'))),
    ),
    listDealerIds: vi.fn<Api['listDealerIds']>(() =>
      Promise.resolve({ ids: dealers.map(({ id }) => id) }),
    ),
    listPartners: vi.fn<Api['listPartners']>(({ after, limit = 10 } = {}) => {
      const end = Number(after ?? 0) + limit;
      const page = dealers.slice(end - limit, end);
      return Promise.resolve({
        partners: page,
        metadata: { after: end < count ? String(end) : null },
      });
    }),
  };
  const api = {
    createAuction: vi.fn<Api['createAuction']>(() => Promise.resolve({ auction: auctionOf() })),
    getAuctionAgain: vi.fn<Api['getAuctionAgain']>(),
    getAuctionDefaults: vi.fn<Api['getAuctionDefaults']>(() =>
      Promise.resolve({ auction_defaults: defaults, currency_code: 'USD' }),
    ),
    putAuctionDefaults: vi.fn<Api['putAuctionDefaults']>((_id, rules) =>
      Promise.resolve({ auction_defaults: rules, currency_code: 'USD' }),
    ),
  };
  const onMoved = vi.fn();
  const clock = new ManualClock(fixtureNow);
  const onCreated = vi.fn();
  let keys = 0;
  const store = new ShareStore({
    api: { ...api, ...partners },
    clock,
    onCreated,
    onMoved,
    notFree: () => null,
    mayKeepRules: () => true,
    subject: () => ({ partnerId: 'partner-1', tradeInId: 'trade-1', currency: 'USD' }),
    newKey: () => `k${(keys += 1)}`,
  });
  return { store, api, partners, clock, onCreated, onMoved };
};
const opened = async (count?: number) => {
  const made = make(count);
  made.store.start('r1');
  await until(() => expect(made.store.dealers.search.list.status).toBe('loaded'));
  await until(() => expect(made.store.dealers.matched).not.toBeNull());
  await until(() => expect(made.store.hasRules).toBe(true));
  return made;
};

test('nothing can be shared until a dealer is chosen', async () => {
  const { store } = await opened();
  expect(store.canSubmit).toBe(false);
  store.goToNextStep();
  expect(store.step).toBe('dealers');
  store.dealers.toggle('dealer-3');
  expect(store.canSubmit).toBe(true);
  store.dealers.toggle('dealer-3');
  expect(store.canSubmit).toBe(false);
});

test('the chosen dealers and the settings as they come are what is sent', async () => {
  const { store, api, onCreated } = await opened();
  store.dealers.toggle('dealer-3');
  store.dealers.toggle('dealer-1');
  store.goToNextStep();
  expect(await store.submit()).toBe(true);
  expect(api.createAuction.mock.calls[0]?.[0]).toEqual({
    partner_id: 'partner-1',
    trade_in_id: 'trade-1',
    start_time: '2026-03-12T10:30:00.000Z',
    end_time: '2026-03-13T10:30:00.000Z',
    validity: { days: 7, miles: 200 },
    rules: defaults,
    dealers: ['dealer-3', 'dealer-1'],
  });
  expect(onCreated).toHaveBeenCalledTimes(1);
});

test('all dealers are sent as none, also those that are not loaded', async () => {
  const { store, api, partners } = await opened();
  await store.dealers.toggleMatching();
  expect(store.dealers.has('dealer-24')).toBe(true);
  await store.submit();
  expect(api.createAuction.mock.calls[0]?.[0].dealers).toBeUndefined();
  expect(partners.listPartners).toHaveBeenCalledTimes(1);
});

test('all but one: all others are sent, loaded or not', async () => {
  const { store, api } = await opened();
  await store.dealers.toggleMatching();
  store.dealers.toggle('dealer-2');
  await store.submit();
  const sent = api.createAuction.mock.calls[0]?.[0].dealers;
  expect(sent).toHaveLength(24);
  expect(sent).not.toContain('dealer-2');
});

test('a review whose names cannot be loaded says so, and loads them again', async () => {
  const { store, partners } = await opened();
  await store.dealers.toggleMatching();
  store.goToNextStep();
  partners.listPartners.mockRejectedValueOnce(new TimeoutError(5000));
  store.goToNextStep();
  await until(() => expect(store.invited.state.status).toBe('error'));
  await store.reload();
  expect(store.invited.value).toHaveLength(25);
});

test('all dealers left out one by one leaves none', async () => {
  const { store } = await opened(2);
  await store.dealers.toggleMatching();
  store.dealers.toggle('dealer-0');
  store.dealers.toggle('dealer-1');
  expect(store.canSubmit).toBe(false);
  await store.dealers.toggleMatching();
  expect(store.dealers.count).toBe(2);
});

test('a second try after no answer is the same call, times included; other settings are another', async () => {
  const { store, api, clock } = await opened();
  api.createAuction.mockRejectedValue(new TimeoutError(5000));
  store.dealers.toggle('dealer-1');
  await store.submit();
  clock.advance(60_000);
  await store.submit();
  store.settings.set('hours', '3');
  await store.submit();
  const [first, second, third] = api.createAuction.mock.calls;
  expect(second).toEqual(first);
  expect(third?.[1]).not.toEqual(first?.[1]);
  expect(third?.[0].end_time).toBe('2026-03-12T13:31:00.000Z');
  expect(store.failure).toBe('unknown');
});

test('pressing twice starts one auction', async () => {
  const { store, api } = await opened();
  store.dealers.toggle('dealer-1');
  await Promise.all([store.submit(), store.submit()]);
  expect(api.createAuction).toHaveBeenCalledTimes(1);
});

test('back from the settings keeps who was chosen; opening it again starts over', async () => {
  const { store } = await opened();
  store.dealers.toggle('dealer-1');
  store.goToNextStep();
  store.settings.set('hours', '48');
  store.settings.typeRequirements('  Pay by transfer ');
  store.goBack();
  expect([store.step, store.dealers.has('dealer-1')]).toEqual(['dealers', true]);
  store.start('r1');
  expect([store.dealers.has('dealer-1'), store.settings.hours]).toEqual([false, '24']);
});

test('a count that is not what was meant stays as typed, and nothing goes on', async () => {
  const { store } = await opened();
  store.dealers.toggle('dealer-1');
  store.goToNextStep();
  for (const typed of ['1.5', '-3', '9999', '']) {
    store.settings.set('hours', typed);
    store.goToNextStep();
    expect([store.step, store.settings.hours, store.settings.wrong]).toEqual([
      'settings',
      typed,
      ['hours'],
    ]);
    expect(await store.submit()).toBe(false);
  }
  store.settings.set('hours', '720');
  store.goToNextStep();
  expect(store.step).toBe('review');
});

test('the review names the dealers it goes to, until when, and by which rules', async () => {
  const { store, api } = await opened();
  store.dealers.toggle('dealer-1');
  store.goToNextStep();
  store.rules.type('reserve_price', '12,500.50');
  store.goToNextStep();
  await until(() => expect(store.invited.value?.map(({ id }) => id)).toEqual(['dealer-1']));
  expect(store.endsAt).toBe(fixtureNow.getTime() + 24 * 3_600_000);
  expect(api.createAuction).not.toHaveBeenCalled();
  await store.submit();
  expect(api.createAuction.mock.calls[0]?.[0].rules).toEqual({
    ...defaults,
    reserve_price: 12_500.5,
  });
});

test('all dealers are named in the review, and still sent as none', async () => {
  const { store, api } = await opened();
  await store.dealers.toggleMatching();
  store.goToNextStep();
  store.goToNextStep();
  await until(() => expect(store.invited.value).toHaveLength(25));
  await store.submit();
  expect(api.createAuction.mock.calls[0]?.[0].dealers).toBeUndefined();
});

test('rules become the defaults only when asked for, and only if they differ', async () => {
  const { store, api } = await opened();
  expect(store.canKeepRules).toBe(false);
  store.rules.turn('proxy_bids', true);
  expect(store.canKeepRules).toBe(true);
  await store.putDefaults();
  expect(api.putAuctionDefaults).not.toHaveBeenCalled();
  store.keepRules(true);
  expect(await store.putDefaults()).toBe(true);
  expect(api.putAuctionDefaults.mock.calls).toEqual([
    ['partner-1', { ...defaults, proxy_bids: true }],
  ]);
});

test('started again: the last one’s dealers and rules, ready to send', async () => {
  const { store, api } = make();
  const [first, second] = dealersOf(20).slice(18);
  const rules = makeAuctionRules({ min_bid: 8000, sealed: true });
  const again = makeAuctionAgain(seeded('again'), {
    hours: 6,
    validity: { days: 3, miles: 50 },
    dealer_requirements: 'Pay by transfer',
    rules,
    dealers: [first!, second!],
  });
  api.getAuctionAgain.mockResolvedValue({ again });
  store.start('r1', 'auction-0');
  expect([store.step, store.isFirst]).toEqual(['review', true]);
  await until(() => expect(store.invited.value).toHaveLength(2));
  await until(() => expect(store.defaults.value).toBeDefined());
  expect(await store.submit()).toBe(true);
  expect(api.createAuction.mock.calls[0]?.[0]).toMatchObject({
    end_time: '2026-03-12T16:30:00.000Z',
    validity: { days: 3, miles: 50 },
    dealer_requirements: 'Pay by transfer',
    rules,
    dealers: ['dealer-18', 'dealer-19'],
  });
});

test('a dealer added to those of last time is named beside them', async () => {
  const { store, api } = await opened();
  const again = makeAuctionAgain(seeded('again'), { dealers: dealersOf(20).slice(19) });
  api.getAuctionAgain.mockResolvedValue({ again });
  store.start('r1', 'auction-0');
  await until(() => expect(store.invited.value).toHaveLength(1));
  store.goTo('dealers');
  expect(store.isFirst).toBe(false);
  store.dealers.toggle('dealer-2');
  store.goToNextStep();
  await until(() =>
    expect(store.invited.value?.map(({ id }) => id)).toEqual(['dealer-19', 'dealer-2']),
  );
  expect(store.step).toBe('review');
});

test('a dealer that opted out since is named and taken out; the rest can be sent', async () => {
  const { store, api } = await opened();
  store.dealers.toggle('dealer-1');
  store.dealers.toggle('dealer-2');
  store.goToNextStep();
  store.goToNextStep();
  const out = { id: 'dealer-2', name: 'Pine Street Cars 3' };
  const problem = { type: 'about:blank', title: 'Invalid', status: 422 } as const;
  api.createAuction.mockRejectedValueOnce(
    new ApiProblem({
      ...problem,
      code: 'INVALID_FORMAT',
      errors: [{ field: 'dealers', code: 'DEALER_OPTED_OUT', dealer: out }],
    }),
  );
  expect(await store.submit()).toBe(false);
  expect([store.failure, store.dealers.refused]).toEqual([null, ['Pine Street Cars 3']]);
  await until(() => expect(store.invited.value?.map(({ id }) => id)).toEqual(['dealer-1']));
  expect(await store.submit()).toBe(true);
  expect(store.dealers.refused).toEqual([]);
  expect(api.createAuction.mock.calls[1]?.[0].dealers).toEqual(['dealer-1']);
});

test('a car that is not free any more is told as that, and the report is read again', async () => {
  const { store, api, onMoved } = await opened();
  const problem = { type: 'about:blank', title: 'Taken', status: 409 } as const;
  api.createAuction.mockRejectedValue(
    new ApiProblem({ ...problem, code: 'INVALID_TRANSITION', not_free: 'OFFER_WAITING' }),
  );
  store.dealers.toggle('dealer-1');
  expect(await store.submit()).toBe(false);
  expect([store.notFree, store.failure]).toEqual(['OFFER_WAITING', null]);
  expect(onMoved).toHaveBeenCalledTimes(1);
  store.start('r1');
  expect(store.notFree).toBeNull();
});
