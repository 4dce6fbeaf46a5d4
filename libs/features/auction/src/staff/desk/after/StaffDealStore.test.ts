import { TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Deal } from '@forecourt/contract';
import { createMemoryStorage, TypedWork } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { expect, test, vi } from 'vitest';
import { dealOf } from '../../../test/deals.ts';
import { deskSource } from '../../../test/deskSources.ts';
import { OfferDeskStore } from '../OfferDeskStore.ts';
import { StaffDealStore } from './StaffDealStore.ts';

const make = (
  change: Partial<Deal>,
  { mayAct = true, typed = undefined as TypedWork | undefined } = {},
) => {
  const source = deskSource({ deal: change });
  const answer = () =>
    Promise.resolve({ trade_in: deskSource({ deal: { state: 'SOLD' } }).tradeIn });
  const api = {
    cancelAuction: vi.fn<Api['cancelAuction']>(),
    copyBidderLink: vi.fn<Api['copyBidderLink']>(),
    copyOfferLink: vi.fn<Api['copyOfferLink']>(),
    sendBidderMessage: vi.fn<Api['sendBidderMessage']>(),
    extendOffer: vi.fn<Api['extendOffer']>(),
    withdrawOffer: vi.fn<Api['withdrawOffer']>(),
    sendOfferMessage: vi.fn<Api['sendOfferMessage']>(),
    createAuction: vi.fn<Api['createAuction']>(),
    createTradeInOffer: vi.fn<Api['createTradeInOffer']>(),
    getAuction: vi.fn<Api['getAuction']>(),
    listAuditEntries: vi.fn<Api['listAuditEntries']>(),
    listDealerGroups: vi.fn<Api['listDealerGroups']>(),
    listDealerIds: vi.fn<Api['listDealerIds']>(),
    listPartners: vi.fn<Api['listPartners']>(),
    changeAuction: vi.fn<Api['changeAuction']>(),
    getAuctionAgain: vi.fn<Api['getAuctionAgain']>(),
    getAuctionDefaults: vi.fn<Api['getAuctionDefaults']>(),
    offerBestBid: vi.fn<Api['offerBestBid']>(),
    putAuctionDefaults: vi.fn<Api['putAuctionDefaults']>(),
    cancelSecondChance: vi.fn<Api['cancelSecondChance']>(answer),
    createSecondChance: vi.fn<Api['createSecondChance']>(answer),
    sellDeal: vi.fn<Api['sellDeal']>(answer),
    tickHandover: vi.fn<Api['tickHandover']>(answer),
    withdrawDeal: vi.fn<Api['withdrawDeal']>(answer),
  };
  const onTradeIn = vi.fn();
  const page = new OfferDeskStore({
    api,
    realtime: new FakeRealtime(),
    source: () => source,
    partnerId: () => 'partner-1',
    typed,
    mayAct: () => mayAct,
    mayAudit: () => true,
    onTradeIn,
    reload: vi.fn(),
  });
  let keys = 0;
  const store = new StaffDealStore(page, () => `k${(keys += 1)}`);
  return { page, store, api, onTradeIn, deal: dealOf(change) };
};

test('the dealer with the best bid is asked next, unless another is chosen', async () => {
  const { store, api, deal, onTradeIn } = make({ state: 'WITHDRAWN_BY_DEALER' });
  expect(store.nextOf(deal)?.name).toBe('Harbor Auto Group');
  store.askNext(true);
  store.choose('dealer-2');
  store.setHours('48');
  api.createSecondChance.mockRejectedValueOnce(new TimeoutError(5000));
  await store.offerToNext(deal);
  expect([store.isAsking, store.asking.failure]).toEqual([true, 'unknown']);
  await Promise.all([store.offerToNext(deal), store.offerToNext(deal)]);
  expect(api.createSecondChance.mock.calls.map(([, body, o]) => [body, o?.idempotencyKey])).toEqual(
    [
      [{ dealer_id: 'dealer-2', hours: 48 }, 'k1'],
      [{ dealer_id: 'dealer-2', hours: 48 }, 'k1'],
    ],
  );
  expect(store.isAsking).toBe(false);
  expect(onTradeIn).toHaveBeenCalledTimes(1);
});

test('a reason and a note that are typed are back after signing in again', () => {
  const storage = createMemoryStorage();
  const work = new TypedWork(storage);
  const { store } = make({}, { typed: work });
  const stop = store.keepTyped();
  store.withdrawFor('DEALER');
  store.withdrawal.open();
  store.withdrawal.type('No answer for a week');
  store.typeNote('Paid in cash');
  work.hold({ id: 'ann', username: 'ann' });
  stop();
  const later = new TypedWork(storage);
  const { store: next } = make({}, { typed: later });
  next.keepTyped();
  later.settle('ann');
  expect([next.withdrawing, next.withdrawal.reason, next.withdrawal.isOpen, next.note]).toEqual([
    'DEALER',
    'No answer for a week',
    true,
    'Paid in cash',
  ]);
});

test('with parts of the handover open a sale needs a note', async () => {
  const { store, api, deal } = make({});
  store.askToSell(true);
  await store.sell(deal);
  expect([store.isNoteMissing, api.sellDeal.mock.calls.length]).toEqual([true, 0]);
  store.typeNote(' Paid in cash ');
  await store.sell(deal);
  expect(api.sellDeal.mock.calls[0]?.[1]).toEqual({ note: 'Paid in cash' });
  expect(store.isSelling).toBe(false);
});

test('a finished handover is sold without a note', async () => {
  const { store, api, deal } = make({ can: ['SELL'] });
  await store.sell(deal);
  expect(api.sellDeal.mock.calls[0]?.[1]).toEqual({});
});

test('a withdrawal is recorded for the side that told staff', async () => {
  const { store, api } = make({});
  store.withdrawal.open();
  store.withdrawFor('DEALER');
  store.withdrawal.type('No room');
  await store.withdrawal.send(store.withdrawing);
  expect(api.withdrawDeal.mock.calls[0]?.[1]).toEqual({ party: 'DEALER', reason: 'No room' });
});

test('a tick of staff names the side it is for, and a second chance can be taken back', async () => {
  const { store, api } = make({});
  await store.handover.tick({ item: 'KEYS', party: 'OWNER', done: false });
  expect(api.tickHandover.mock.calls[0]?.[1]).toEqual({
    item: 'KEYS',
    party: 'OWNER',
    done: false,
  });
  store.askToCancel(true);
  await store.cancelChance();
  expect([api.cancelSecondChance.mock.calls.length, store.isCancelling]).toEqual([1, false]);
});

test('who may only read gets no buttons and no boxes', () => {
  const { page } = make({}, { mayAct: false });
  expect(page.deal?.can).toEqual([]);
  expect(page.deal?.handover.flatMap(({ can_tick: boxes }) => boxes)).toEqual([]);
});
