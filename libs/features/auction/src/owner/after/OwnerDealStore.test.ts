// @vitest-environment jsdom
import { ApiProblem } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { FakeRealtime } from '@forecourt/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { dealOf, receiptOf } from '../../test/deals.ts';
import { ownerAnswer } from '../../test/ownerAnswers.ts';
import { OwnerStore } from '../OwnerStore.ts';
import { ownerAfter } from './ownerAfter.ts';
import { OwnerDealStore } from './OwnerDealStore.ts';

const agreed = ownerAnswer({
  offer: { accepted: true },
  deal: dealOf({ can: ['WITHDRAW', 'TICK', 'RECEIPT'] }),
  receipt: receiptOf(),
});
const over = ownerAnswer({ offer: null, deal: dealOf({ state: 'WITHDRAWN_BY_OWNER', can: [] }) });

beforeEach(() => sessionStorage.clear());

const opened = async () => {
  const api = {
    getPublicRequest: vi.fn<Api['getPublicRequest']>(() => Promise.resolve(agreed)),
    answerTradeInOffer: vi.fn<Api['answerTradeInOffer']>(),
    tickOwnHandover: vi.fn<Api['tickOwnHandover']>(),
    withdrawTradeIn: vi.fn<Api['withdrawTradeIn']>(),
  };
  const page = new OwnerStore({
    requestId: 'request-1',
    sessionKey: 'key',
    api,
    realtime: new FakeRealtime(),
  });
  await page.load();
  return { page, store: new OwnerDealStore(page, () => 'k'), api };
};

test('a change of mind wants a reason and takes contact and receipt off the page', async () => {
  const { page, store, api } = await opened();
  store.withdrawal.open();
  await store.withdrawal.send();
  expect(api.withdrawTradeIn).not.toHaveBeenCalled();
  store.withdrawal.type('Keeping it');
  api.withdrawTradeIn.mockResolvedValueOnce({ trade_in: over.trade_in! });
  await store.withdrawal.send();
  expect(api.withdrawTradeIn.mock.calls[0]?.slice(0, 2)).toEqual([
    'trade-1',
    { session_key: 'key', reason: 'Keeping it' },
  ]);
  expect(page.deal && ownerAfter(page.deal)).toBe('youWithdrew');
  expect(page.answer?.trade_in?.receipt).toBeNull();
});

test('a read from before the change of mind does not undo it', async () => {
  const { page, store, api } = await opened();
  let answerRead = (): void => undefined;
  api.getPublicRequest.mockReturnValueOnce(
    new Promise((resolve) => (answerRead = () => resolve(agreed))),
  );
  const reading = page.load();
  store.withdrawal.type('Keeping it');
  api.withdrawTradeIn.mockResolvedValueOnce({ trade_in: over.trade_in! });
  await store.withdrawal.send();
  api.getPublicRequest.mockResolvedValueOnce(over);
  answerRead();
  await reading;
  expect(page.deal && ownerAfter(page.deal)).toBe('youWithdrew');
});

test('a change of mind that comes too late shows what stands now', async () => {
  const { store, api } = await opened();
  const reads = api.getPublicRequest.mock.calls.length;
  store.withdrawal.type('Keeping it');
  api.withdrawTradeIn.mockRejectedValueOnce(
    new ApiProblem({ type: 'about:blank', title: 'No', status: 409, code: 'INVALID_TRANSITION' }),
  );
  await store.withdrawal.send();
  expect(store.withdrawal.failure).toBe('moved');
  expect(api.getPublicRequest.mock.calls.length).toBe(reads + 1);
});

test('a typed reason is there again after a reload, until it is sent', async () => {
  const first = await opened();
  first.store.withdrawal.type('Keeping it');
  const { store, api } = await opened();
  expect([store.withdrawal.reason, store.withdrawal.isOpen]).toEqual(['Keeping it', false]);
  api.withdrawTradeIn.mockResolvedValueOnce({ trade_in: over.trade_in! });
  await store.withdrawal.send();
  expect((await opened()).store.withdrawal.reason).toBe('');
});

test('the owner ticks their own part of the handover', async () => {
  const { store, api } = await opened();
  api.tickOwnHandover.mockResolvedValue({ trade_in: agreed.trade_in! });
  await store.handover.tick({ item: 'PAID', party: 'OWNER', done: true });
  store.handover.typeDay('2026-03-20');
  await store.handover.nameDay('OWNER');
  expect(api.tickOwnHandover.mock.calls.map(([, body]) => body)).toEqual([
    { session_key: 'key', item: 'PAID', done: true },
    { session_key: 'key', item: 'DAY', done: true, day: '2026-03-20' },
  ]);
});
