import type { Api } from '@forecourt/api-client';
import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import { expect, test, vi } from 'vitest';
import { after } from '../../../test/dealerAnswers.ts';
import { deskSource, type DeskSourceOptions } from '../../../test/deskSources.ts';
import { WaitingStore } from './WaitingStore.ts';

const day = 86_400_000;

const make = (options: DeskSourceOptions = {}) => {
  const { tradeIn } = deskSource({ offer: {}, ...options });
  const api = {
    extendOffer: vi.fn<Api['extendOffer']>(() => Promise.resolve({ trade_in: tradeIn })),
    withdrawOffer: vi.fn<Api['withdrawOffer']>(() => Promise.resolve({ trade_in: tradeIn })),
  };
  const onDone = vi.fn();
  const onMoved = vi.fn();
  let keys = 0;
  const newKey = () => `k${(keys += 1)}`;
  const store = new WaitingStore({ api, tradeIn: () => tradeIn, onDone, onMoved, newKey });
  return { store, api, onDone, onMoved, tradeIn };
};

test('the offer is extended once, however often it is pressed, also after a lost answer', async () => {
  const { store, api, onDone, tradeIn } = make();
  store.ask();
  store.typeDays('5');
  expect(store.newEnd).toBe(after(12 * day));
  api.extendOffer.mockRejectedValueOnce(new TimeoutError(5000));
  const [first] = await Promise.all([store.extend(), store.extend()]);
  expect([first, store.failure, store.isExtending]).toEqual([false, 'unknown', true]);
  expect(await store.extend()).toBe(true);
  const call = ['trade-1', { days: 5 }, { idempotencyKey: 'k1' }];
  expect(api.extendOffer.mock.calls).toEqual([call, call]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(tradeIn);
  expect(store.isExtending).toBe(false);
});

test('a dealer’s offer is extended only if the dealer agreed', async () => {
  const { store, api } = make({ waiting: { needs_dealer: true } });
  store.ask();
  expect([await store.extend(), store.isChecked, store.lacksDealer]).toEqual([false, true, true]);
  expect(api.extendOffer).not.toHaveBeenCalled();
  store.agree(true);
  await store.extend();
  expect(api.extendOffer.mock.calls[0]?.[1]).toEqual({ days: 3, dealer_agreed: true });
});

test.each([
  [365, '30', 30],
  [365, '31', null],
  [10, '3', 3],
  [10, '4', null],
  [365, '0', null],
  [365, 'soon', null],
])('with %i days in all, “%s” more days are %s', (longest, typed, added) => {
  const { store } = make({ waiting: { longest_end: after(longest * day) } });
  store.ask();
  store.typeDays(typed);
  expect(store.added).toBe(added);
});

test('an offer that was answered in the meantime is read again', async () => {
  const { store, api, onMoved } = make();
  const problem = { type: 'about:blank', title: 'No', status: 409, code: 'INVALID_TRANSITION' };
  api.withdrawOffer.mockRejectedValueOnce(new ApiProblem(problem as never));
  store.withdrawal.open();
  store.withdrawal.type(' Sold elsewhere ');
  await store.withdrawal.send();
  expect(api.withdrawOffer.mock.calls[0]?.slice(0, 2)).toEqual([
    'trade-1',
    { reason: 'Sold elsewhere' },
  ]);
  expect(onMoved).toHaveBeenCalledOnce();
});
