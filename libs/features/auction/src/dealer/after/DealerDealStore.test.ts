import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { makeDealerSecondChance, seeded } from '@forecourt/contract/fixtures';
import { FakeRealtime } from '@forecourt/testing';
import { until } from '@forecourt/testing/until';
import { expect, test, vi } from 'vitest';
import { dealerAnswer } from '../../test/dealerAnswers.ts';
import { dealOf } from '../../test/deals.ts';
import { type DealerAnswer, DealerStore } from '../DealerStore.ts';
import { dealerAfter } from './dealerAfter.ts';
import { DealerDealStore } from './DealerDealStore.ts';

const won = (more: Partial<DealerAnswer>): DealerAnswer =>
  dealerAnswer({ own: [12_050], auction: { status: 'ACCEPTED', winner: true }, more });
const asked = won({ deal: dealOf({ can: ['CONTINUE', 'DECLINE'] }) });
const withdrawn = won({ deal: dealOf({ state: 'WITHDRAWN_BY_DEALER', can: [] }) });

const opened = async (first: DealerAnswer) => {
  let answer = first;
  const api = {
    getDealerAuction: vi.fn<Api['getDealerAuction']>(() => Promise.resolve(answer)),
    createPublicOffer: vi.fn<Api['createPublicOffer']>(),
    continueTradeIn: vi.fn<Api['continueTradeIn']>(),
    openInvitation: vi.fn<Api['openInvitation']>(),
    answerSecondChance: vi.fn<Api['answerSecondChance']>(),
    tickDealerHandover: vi.fn<Api['tickDealerHandover']>(),
  };
  const page = new DealerStore({ dealerKey: 'key', api, realtime: new FakeRealtime() });
  await page.load();
  let keys = 0;
  const store = new DealerDealStore(page, () => `k${(keys += 1)}`);
  return { page, store, api, become: (next: DealerAnswer) => (answer = next) };
};

test('a read from before an answer does not undo it', async () => {
  const { page, store, api, become } = await opened(asked);
  let answerRead = (): void => undefined;
  api.getDealerAuction.mockReturnValueOnce(
    new Promise((resolve) => (answerRead = () => resolve(asked))),
  );
  const reading = page.load();
  store.withdrawal.type('Out of budget');
  api.continueTradeIn.mockResolvedValueOnce(withdrawn);
  await store.withdrawal.send();
  become(withdrawn);
  answerRead();
  await reading;
  expect(page.answer?.deal?.state).toBe('WITHDRAWN_BY_DEALER');
});

test('a no wants a reason, keeps it through a lost network, and is one answer', async () => {
  const { page, store, api } = await opened(asked);
  store.withdrawal.open();
  await store.withdrawal.send();
  expect(store.withdrawal.isMissing).toBe(true);
  expect(api.continueTradeIn).not.toHaveBeenCalled();
  store.withdrawal.type('  Out of budget ');
  api.continueTradeIn.mockRejectedValueOnce(new TimeoutError(5000));
  await store.withdrawal.send();
  expect([store.withdrawal.failure, store.withdrawal.reason]).toEqual([
    'unknown',
    '  Out of budget ',
  ]);
  api.continueTradeIn.mockResolvedValueOnce(withdrawn);
  await store.withdrawal.send();
  expect(api.continueTradeIn.mock.calls.map(([, body, o]) => [body, o?.idempotencyKey])).toEqual([
    [{ continue: false, reason: 'Out of budget' }, 'k1'],
    [{ continue: false, reason: 'Out of budget' }, 'k1'],
  ]);
  expect([store.withdrawal.isOpen, page.after]).toEqual([false, 'withdrew']);
});

test('a yes is given once; an answer given elsewhere is shown', async () => {
  const { page, store, api, become } = await opened(asked);
  const problem = { type: 'about:blank', title: 'No', status: 409 } as const;
  api.continueTradeIn.mockRejectedValue(new ApiProblem({ ...problem, code: 'ALREADY_ANSWERED' }));
  become(withdrawn);
  await Promise.all([store.continueDeal(), store.continueDeal()]);
  expect(api.continueTradeIn).toHaveBeenCalledTimes(1);
  await until(() => expect(page.after).toBe('withdrew'));
});

test('a tick is sent with its own part, and the day with the box that names it', async () => {
  const { store, api } = await opened(asked);
  api.tickDealerHandover.mockResolvedValue(asked);
  await store.handover.tick({ item: 'KEYS', party: 'DEALER', done: true });
  await store.handover.nameDay('DEALER');
  expect(store.handover.isDayMissing).toBe(true);
  store.handover.typeDay('2026-03-20');
  await store.handover.nameDay('DEALER');
  expect(api.tickDealerHandover.mock.calls.map(([, body]) => body)).toEqual([
    { item: 'KEYS', done: true },
    { item: 'DAY', done: true, day: '2026-03-20' },
  ]);
  expect(store.handover.typedDay).toBeNull();
});

test('a second chance is taken or refused with a reason', async () => {
  const chance = makeDealerSecondChance(seeded(1));
  const { store, api } = await opened(dealerAnswer({ more: { second_chance: chance } }));
  api.answerSecondChance.mockResolvedValue(asked);
  await store.standByIt();
  store.refusal.type('Bought another');
  await store.refusal.send();
  expect(api.answerSecondChance.mock.calls.map(([, body]) => body)).toEqual([
    { accept: true },
    { accept: false, reason: 'Bought another' },
  ]);
});

test('where a dealer stands after the owner’s yes', () => {
  const deal = (change: Parameters<typeof dealOf>[0]) => dealerAfter(won({ deal: dealOf(change) }));
  expect(dealerAfter(won({}))).toBeNull();
  expect(deal({ can: ['CONTINUE', 'DECLINE'] })).toBe('asked');
  expect(deal({ can: [] })).toBe('noAnswer');
  expect(deal({ answer: { continues: true, at: null, until: null } })).toBe('goesOn');
  expect(deal({ state: 'SOLD' })).toBe('sold');
  expect(deal({ state: 'WITHDRAWN_BY_DEALER' })).toBe('withdrew');
  expect(deal({ state: 'WITHDRAWN_BY_OWNER' })).toBe('ownerWithdrew');
  expect(deal({ state: 'NO_ANSWER' })).toBe('noAnswer');
});

test('where a dealer stands with a second chance', () => {
  const chance = (
    state: 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED',
    can = true,
  ) => {
    const made = makeDealerSecondChance(seeded(1), { state, ...(!can && { can: [] }) });
    const auction = { status: state === 'ACCEPTED' ? 'AWAITING_OWNER' : 'FELL_THROUGH' } as const;
    return dealerAfter(dealerAnswer({ own: [1], auction, more: { second_chance: made } }));
  };
  expect(chance('ASKED')).toBe('chance');
  expect(chance('ASKED', false)).toBe('chanceExpired');
  expect(chance('ACCEPTED')).toBe('chanceAccepted');
  expect(chance('DECLINED')).toBe('chanceDeclined');
  expect(chance('EXPIRED')).toBe('chanceExpired');
  expect(chance('CANCELLED')).toBe('chanceCancelled');
});
