import { ApiProblem } from '@forecourt/api-client';
import { until } from '@forecourt/testing/until';
import { expect, test, vi } from 'vitest';
import { PrivacyStore, type PrivacyStoreOptions } from './PrivacyStore.ts';
import { ann, matches, records } from './test/data.ts';

function storeWith(changes: Partial<PrivacyStoreOptions['api']> = {}) {
  const api: PrivacyStoreOptions['api'] = {
    getPrivacy: async () => ({
      privacy: { retention_months: 12, due: 1, names_in_insights: true },
    }),
    updatePrivacy: async (_id, { retention_months = 12, names_in_insights = true }) => ({
      privacy: { retention_months, due: 0, names_in_insights },
    }),
    countDue: async () => ({ due: 7 }),
    searchCustomers: async () => ({ customers: matches }),
    listPrivacyRecords: async () => ({ records, metadata: { after: null } }),
    getCustomer: async () => ({ customer: ann }),
    exportCustomer: async () => ({ url: '/api/exports/x' }),
    eraseCustomer: async () => ({ record: records.find(({ action }) => action === 'ERASED')! }),
    ...changes,
  };
  return { api, store: new PrivacyStore({ api, partnerId: () => 'p' }) };
}

test('an erased customer is told of once, the dialog closes and the search is asked again', async () => {
  const searchCustomers = vi.fn(async () => ({ customers: matches }));
  const { store } = storeWith({ searchCustomers });
  const erased = vi.fn();
  store.onErased(erased);
  store.search('ann');
  store.begin('erase', 'r1');
  const { task } = store;
  task!.setReason('Asked for it');
  task!.setConfirmation('Ann Lee');
  await Promise.all([task!.submit(), task!.submit()]);
  expect([erased.mock.calls.length, store.task]).toEqual([1, null]);
  expect(searchCustomers).toHaveBeenCalledTimes(2);
});

test('nothing is sent without a reason', async () => {
  const eraseCustomer = vi.fn(async () => ({
    record: records.find(({ action }) => action === 'ERASED')!,
  }));
  const { store } = storeWith({ eraseCustomer });
  store.begin('erase', 'r1');
  store.task!.setReason('  ');
  await store.task!.submit();
  expect([store.task!.problem, eraseCustomer.mock.calls]).toEqual(['reasonMissing', []]);
});

test('a retention that is chosen says what it would erase before it is saved', async () => {
  const { store } = storeWith();
  await store.load();
  expect([store.retention.months, store.retention.isChanged]).toEqual([12, false]);
  store.retention.choose(6);
  await until(() => expect(store.retention.due.value).toBe(7));
  expect(store.retention.isChanged).toBe(true);
  expect(await store.retention.save()).toBe(true);
  expect([store.retention.months, store.retention.isChanged]).toEqual([6, false]);
});

test('names in Insights are saved at once, and what could not be saved stays as it was', async () => {
  const updatePrivacy = vi.fn(async (_id: string, { names_in_insights = true }) => ({
    privacy: { retention_months: 12, due: 1, names_in_insights },
  }));
  const { store } = storeWith({ updatePrivacy });
  await store.load();
  store.retention.choose(6);
  const twice = [
    store.teamNames.save({ names_in_insights: false }),
    store.teamNames.save({ names_in_insights: false }),
  ];
  expect(await Promise.all(twice)).toEqual([true, false]);
  expect(updatePrivacy.mock.calls).toEqual([['p', { names_in_insights: false }]]);
  // the period that was chosen beside it is neither saved nor lost
  expect([store.retention.saved.value?.names_in_insights, store.retention.months]).toEqual([
    false,
    6,
  ]);
  updatePrivacy.mockRejectedValueOnce(new Error('no connection'));
  expect(await store.teamNames.save({ names_in_insights: true })).toBe(false);
  expect(store.retention.saved.value?.names_in_insights).toBe(false);
  expect(store.teamNames.failure).toBeInstanceOf(Error);
});

test('a setting whose confirmation was cancelled has not failed', async () => {
  const updatePrivacy = vi.fn().mockRejectedValue(
    new ApiProblem({
      type: 'about:blank',
      title: '',
      status: 403,
      code: 'REAUTHENTICATION_REQUIRED',
      errors: [],
    }),
  );
  const { store } = storeWith({ updatePrivacy });
  await store.load();
  store.retention.choose(6);
  expect(await store.retention.save()).toBe(false);
  expect([store.retention.change.failure, store.retention.months]).toEqual([undefined, 6]);
});
