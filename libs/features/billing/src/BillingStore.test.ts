import {
  makeBilling,
  makeDealerFees,
  makeFee,
  makeInvoice,
  makeSubscription,
  many,
  seeded,
} from '@forecourt/contract/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { BillingStore, type BillingStoreOptions } from './BillingStore.ts';

const random = seeded('billing');
const inactive = makeBilling(random, { subscription: makeSubscription({ active: false }) });
const pages = [many(10, () => makeInvoice(random)), many(3, () => makeInvoice(random))];

let partner: string;
let api: { [K in keyof BillingStoreOptions['api']]: ReturnType<typeof vi.fn> };
let store: BillingStore;

beforeEach(() => {
  partner = 'northgate';
  api = {
    getBilling: vi.fn(async () => inactive),
    listInvoices: vi.fn(async ({ after }: { after?: string }) => ({
      invoices: after ? pages[1] : pages[0],
      metadata: { after: after ? null : 'next' },
    })),
    listFees: vi.fn(async () => ({ fees: [makeFee(random)], metadata: { after: null } })),
    listDealerFees: vi.fn(async () => ({
      dealers: [makeDealerFees(random, { dealer_id: 'cedar', due: 398 })],
      metadata: { after: null },
      sample: true,
    })),
    subscribe: vi.fn(async () => ({ subscription: makeSubscription() })),
  };
  store = new BillingStore({
    api: api as unknown as BillingStoreOptions['api'],
    partnerId: () => partner,
  });
});

test('invoices come page by page, to the last one', async () => {
  await store.load();
  expect([store.invoices.items.length, store.invoices.infinite]).toEqual([10, 'ready']);
  await store.invoices.loadMore();
  expect([store.invoices.items.length, store.invoices.infinite]).toEqual([13, 'complete']);
  expect(api.listInvoices.mock.lastCall?.[0]).toEqual({
    partner_id: 'northgate',
    limit: 10,
    after: 'next',
  });
});

test('the fees of one dealer are asked for, with what it owes; another branch starts over', async () => {
  await store.load();
  await store.chooseDealer('cedar');
  expect(api.listFees.mock.lastCall?.[0]).toEqual({
    partner_id: 'northgate',
    limit: 10,
    dealer_id: 'cedar',
  });
  expect(store.dealer?.due).toBe(398);
  await store.reset();
  expect([store.dealerId, store.dealer]).toEqual([null, undefined]);
});

test('another branch has its own', async () => {
  await store.load();
  partner = 'harbour';
  await store.reset();
  for (const call of [api.getBilling, api.listInvoices, api.listFees, api.listDealerFees]) {
    expect(call.mock.lastCall?.[0]).toMatchObject({ partner_id: 'harbour' });
  }
});

test('subscribing twice asks once, and a failure leaves it as it was', async () => {
  await store.load();
  api.subscribe.mockRejectedValueOnce(new Error('offline'));
  await expect(store.subscribe()).rejects.toThrow('offline');
  expect([store.billing.value?.subscription.active, store.subscribing]).toEqual([false, false]);
  await Promise.all([store.subscribe(), store.subscribe()]);
  expect(api.subscribe).toHaveBeenCalledTimes(2);
  expect(store.billing.value?.subscription.active).toBe(true);
});
