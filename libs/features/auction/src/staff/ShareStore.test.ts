import { TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { fixtureNow } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { expect, test, vi } from 'vitest';
import { auctionOf, dealersOf } from '../test/deskSources.ts';
import { ShareStore } from './ShareStore.ts';

const make = (count = 25) => {
  const dealers = dealersOf(count);
  const partners = {
    listPartners: vi.fn<Api['listPartners']>(({ after } = {}) => {
      const end = Number(after ?? 0) + 10;
      const page = dealers.slice(end - 10, end);
      return Promise.resolve({
        partners: page,
        metadata: { after: end < count ? String(end) : null },
      });
    }),
  };
  const api = {
    createAuction: vi.fn<Api['createAuction']>(() => Promise.resolve({ auction: auctionOf() })),
  };
  const clock = new ManualClock(fixtureNow);
  const onCreated = vi.fn();
  let keys = 0;
  const store = new ShareStore({
    api: { ...api, ...partners },
    clock,
    onCreated,
    subject: () => ({ partnerId: 'partner-1', tradeInId: 'trade-1' }),
    newKey: () => `k${(keys += 1)}`,
  });
  return { store, api, partners, clock, onCreated };
};
const opened = async (count?: number) => {
  const made = make(count);
  made.store.start('r1');
  await vi.waitFor(() => expect(made.store.dealers.list.status).toBe('loaded'));
  return made;
};

test('nothing can be shared until somebody is chosen', async () => {
  const { store } = await opened();
  expect(store.canSubmit).toBe(false);
  store.goOn();
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
  store.goOn();
  expect(await store.submit()).toBe(true);
  expect(api.createAuction.mock.calls[0]?.[0]).toEqual({
    partner_id: 'partner-1',
    trade_in_id: 'trade-1',
    start_time: '2026-03-12T10:30:00.000Z',
    end_time: '2026-03-13T10:30:00.000Z',
    validity: { days: 7, miles: 200 },
    dealers: ['dealer-3', 'dealer-1'],
  });
  expect(onCreated).toHaveBeenCalledTimes(1);
});

test('all dealers are sent as none, also those that are not loaded', async () => {
  const { store, api, partners } = await opened();
  store.dealers.toggleAll();
  expect(store.dealers.has('dealer-24')).toBe(true);
  await store.submit();
  expect(api.createAuction.mock.calls[0]?.[0].dealers).toBeUndefined();
  expect(partners.listPartners).toHaveBeenCalledTimes(1);
});

test('all but one: the rest of the list is loaded, and everybody else is sent', async () => {
  const { store, api } = await opened();
  store.dealers.toggleAll();
  store.dealers.toggle('dealer-2');
  await store.submit();
  const sent = api.createAuction.mock.calls[0]?.[0].dealers;
  expect(sent).toHaveLength(24);
  expect(sent).not.toContain('dealer-2');
});

test('all but one while a page cannot be loaded: nothing is sent, and it says so', async () => {
  const { store, api, partners } = await opened();
  partners.listPartners.mockRejectedValue(new TimeoutError(5000));
  store.dealers.toggleAll();
  store.dealers.toggle('dealer-2');
  expect(await store.submit()).toBe(false);
  expect(store.failure).not.toBeNull();
  expect(api.createAuction).not.toHaveBeenCalled();
});

test('all dealers left out one by one is nobody', async () => {
  const { store } = await opened(2);
  store.dealers.toggleAll();
  store.dealers.toggle('dealer-0');
  store.dealers.toggle('dealer-1');
  expect(store.canSubmit).toBe(false);
  store.dealers.toggleAll();
  expect(store.dealers.count).toBe(2);
});

test('a second try after no answer is the same call, times included; other settings are another', async () => {
  const { store, api, clock } = await opened();
  api.createAuction.mockRejectedValue(new TimeoutError(5000));
  store.dealers.toggle('dealer-1');
  await store.submit();
  clock.advance(60_000);
  await store.submit();
  store.change({ hours: 3 });
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

test('back from the settings keeps who was chosen; opening again starts anew', async () => {
  const { store } = await opened();
  store.dealers.toggle('dealer-1');
  store.goOn();
  store.change({ hours: 48, dealer_requirements: '  Pay by transfer ' });
  store.goBack();
  expect([store.step, store.dealers.has('dealer-1')]).toEqual(['dealers', true]);
  store.start('r1');
  expect([store.dealers.has('dealer-1'), store.settings.hours]).toEqual([false, 24]);
});
