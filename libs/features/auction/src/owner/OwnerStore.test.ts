// @vitest-environment jsdom
import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { ErrorCode } from '@forecourt/contract';
import { FakeRealtime } from '@forecourt/testing';
import { expect, test, vi } from 'vitest';
import { dealer, ownerAnswer, type OwnerAnswerOptions } from '../test/ownerAnswers.ts';
import { OwnerStore } from './OwnerStore.ts';

const refusal = (code: ErrorCode): ApiProblem =>
  new ApiProblem({ type: 'about:blank', title: code, status: 409, code });

const opened = async (options: OwnerAnswerOptions = {}) => {
  let shown = options;
  const api = {
    getPublicRequest: vi.fn<Api['getPublicRequest']>(() => Promise.resolve(ownerAnswer(shown))),
    answerTradeInOffer: vi.fn<Api['answerTradeInOffer']>((_id, { accepted }) => {
      shown = { offer: { accepted }, contacts: accepted ? dealer : null };
      return Promise.resolve({ accepted, contacts: accepted ? dealer : null });
    }),
    tickOwnHandover: vi.fn<Api['tickOwnHandover']>(),
    withdrawTradeIn: vi.fn<Api['withdrawTradeIn']>(),
  };
  let keys = 0;
  const store = new OwnerStore({
    requestId: 'request-1',
    sessionKey: 'key',
    api,
    realtime: new FakeRealtime(),
    newKey: () => `k${(keys += 1)}`,
  });
  await store.load();
  return { store, api, become: (next: OwnerAnswerOptions) => (shown = next) };
};

test('an answer is asked about, given once, and unlocks the contacts', async () => {
  const { store, api } = await opened();
  await store.give();
  expect(api.answerTradeInOffer).not.toHaveBeenCalled();
  store.ask(true);
  await Promise.all([store.give(), store.give()]);
  expect(api.answerTradeInOffer.mock.calls.map(([id, body]) => [id, body])).toEqual([
    ['trade-1', { accepted: true, session_key: 'key', value: 12_050 }],
  ]);
  expect(store.view).toBe('accepted');
  expect(store.answer?.trade_in?.contacts).toEqual(dealer);
});

test('the answer stands on the page although asking again fails', async () => {
  const { store, api } = await opened();
  api.getPublicRequest.mockRejectedValue(new TimeoutError(5000));
  store.ask(true);
  await store.give();
  expect([store.view, store.answer?.trade_in?.contacts]).toEqual(['accepted', dealer]);
});

test('after no answer the same yes is the same intent, a no is another', async () => {
  const { store, api } = await opened();
  api.answerTradeInOffer.mockRejectedValue(new TimeoutError(5000));
  for (const accepts of [true, true, false]) {
    store.ask(accepts);
    await store.give();
  }
  const keys = api.answerTradeInOffer.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(keys).toEqual(['k1', 'k1', 'k2']);
  expect([store.failure, store.view]).toEqual(['unknown', 'open']);
});

test('an offer that was replaced in between is shown instead of being accepted', async () => {
  const { store, api, become } = await opened();
  api.answerTradeInOffer.mockRejectedValue(refusal('INVALID_TRANSITION'));
  become({ offer: { value: 12_400 } });
  store.ask(true);
  await store.give();
  expect([store.failure, store.offer?.value, store.view]).toEqual(['changed', 12_400, 'open']);
});

test('an offer that is replaced while the question is open is not accepted unread', async () => {
  const { store, api, become } = await opened();
  store.ask(true);
  become({ offer: { value: 9000 } });
  await store.load();
  api.answerTradeInOffer.mockRejectedValue(refusal('INVALID_TRANSITION'));
  await store.give();
  expect(api.answerTradeInOffer.mock.calls[0]?.[1].value).toBe(12_050);
  expect([store.failure, store.offer?.value, store.view]).toEqual(['changed', 9000, 'open']);
});

test('a link is good for one answer', async () => {
  const { store, api, become } = await opened();
  api.answerTradeInOffer.mockRejectedValue(refusal('ALREADY_ANSWERED'));
  become({ offer: { accepted: false } });
  store.ask(true);
  await store.give();
  expect([store.failure, store.view]).toEqual(['answered', 'declined']);
});

test('a first answer that does not come is asked for again soon, while the page is looked at', async () => {
  vi.useFakeTimers();
  try {
    const getPublicRequest = vi.fn<Api['getPublicRequest']>();
    getPublicRequest.mockRejectedValueOnce(new TimeoutError(5000));
    getPublicRequest.mockResolvedValue(ownerAnswer());
    const store = new OwnerStore({
      requestId: 'request-1',
      sessionKey: 'key',
      realtime: new FakeRealtime(),
      api: {
        getPublicRequest,
        answerTradeInOffer: vi.fn<Api['answerTradeInOffer']>(),
        tickOwnHandover: vi.fn<Api['tickOwnHandover']>(),
        withdrawTradeIn: vi.fn<Api['withdrawTradeIn']>(),
      },
    });
    await expect(store.load()).rejects.toThrow();
    const stop = store.watch();
    await vi.advanceTimersByTimeAsync(3500);
    expect(store.view).toBe('open');
    stop();
  } finally {
    vi.useRealTimers();
  }
});

const withdrawn = { at: '2026-03-05T13:07:00Z', reason: 'Sold elsewhere' };
test.each([
  [{ offer: null }, 'none'],
  [{ offer: null, auction: { status: 'RUNNING' } }, 'auction'],
  [{ offer: null, auction: { status: 'NO_OFFERS' } }, 'noOffers'],
  [{ offer: null, auction: { status: 'RESERVE_NOT_MET' } }, 'reserveNotMet'],
  [{ offer: null, auction: { status: 'CANCELLED' } }, 'cancelled'],
  [{ offer: null, auction: { status: 'CANCELLED' }, withdrawn }, 'withdrawn'],
  [{ offer: null, auction: { status: 'RUNNING' }, withdrawn }, 'auction'],
  [{ auction: { status: 'AWAITING_OWNER' } }, 'open'],
  [{ offer: null, auction: { status: 'AWAITING_OWNER' } }, 'counting'],
  [{ offer: { expired: true } }, 'expired'],
  [{ offer: { accepted: false }, auction: { status: 'RUNNING' } }, 'auction'],
] as [OwnerAnswerOptions, string][])('where the owner stands: %j is %s', async (options, view) => {
  const { store } = await opened(options);
  expect(store.view).toBe(view);
});
