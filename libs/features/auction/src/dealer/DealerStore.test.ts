import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { ErrorCode } from '@forecourt/contract';
import { makeDealerRules, makeOwnOffer, seeded } from '@forecourt/contract/fixtures';
import { deviceTimeZone } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { until } from '@forecourt/testing/until';
import { expect, test, vi } from 'vitest';
import { dealerAnswer, type DealerAnswerOptions } from '../test/dealerAnswers.ts';
import { DealerStore } from './DealerStore.ts';
import { standingOf } from './standing.ts';
import { suggestedBids } from './suggestedBids.ts';

const refusal = (code: ErrorCode, minimum?: number): ApiProblem =>
  new ApiProblem({ type: 'about:blank', title: code, status: 409, code, minimum });

const opened = async (options: DealerAnswerOptions = {}) => {
  let answer = dealerAnswer(options);
  const api = {
    getDealerAuction: vi.fn<Api['getDealerAuction']>(() => Promise.resolve(answer)),
    createPublicOffer: vi.fn<Api['createPublicOffer']>((body) =>
      Promise.resolve({
        offer: makeOwnOffer(seeded('taken'), { id: 'new', value: body.value }),
        auction: { ...answer.auction, best_offer: body.value, leading: true },
      }),
    ),
    continueTradeIn: vi.fn<Api['continueTradeIn']>(),
    openInvitation: vi.fn<Api['openInvitation']>(() => Promise.resolve()),
    answerSecondChance: vi.fn<Api['answerSecondChance']>(),
    tickDealerHandover: vi.fn<Api['tickDealerHandover']>(),
  };
  let keys = 0;
  const store = new DealerStore({
    dealerKey: 'key',
    api,
    realtime: new FakeRealtime(),
    newKey: () => `k${(keys += 1)}`,
  });
  await store.load();
  const become = (next: DealerAnswerOptions) => (answer = dealerAnswer(next));
  return { store, api, become };
};
const keysOf = (api: Awaited<ReturnType<typeof opened>>['api']) =>
  api.createPublicOffer.mock.calls.map(([, options]) => options?.idempotencyKey);

test('a bid is asked about before it is sent, and sent once however often one presses', async () => {
  const { store, api } = await opened({ best: 8200 });
  store.bid.typePrice('8,500');
  store.bid.ask();
  expect(store.bid.asked).toEqual({ cents: 850_000, limit: null, buysNow: false });
  expect(api.createPublicOffer).not.toHaveBeenCalled();
  await Promise.all([store.bid.send(), store.bid.send()]);
  expect(api.createPublicOffer.mock.calls.map(([body]) => body)).toEqual([
    {
      dealer_key: 'key',
      value: 8500,
      comment: null,
      trade_for_new: false,
      time_zone: deviceTimeZone(),
    },
  ]);
  expect(store.ownBest).toBe(850_000);
  expect(store.standing).toBe('leading');
  expect([store.bid.price, store.bid.taken]).toEqual(['', 850_000]);
});

test('after no answer the same bid is the same intent, another amount is another', async () => {
  const { store, api } = await opened({ best: 8200 });
  api.createPublicOffer.mockRejectedValue(new TimeoutError(5000));
  for (const price of ['8500', '8500', '8600']) {
    store.bid.typePrice(price);
    store.bid.ask();
    await store.bid.send();
  }
  expect(keysOf(api)).toEqual(['k1', 'k1', 'k2']);
  expect(store.bid.failure).toBe('unknown');
  expect(store.bid.price).toBe('8600');
});

test('a bid at the best offer or below is not sent; a cent above is', async () => {
  const { store } = await opened({ best: 8200 });
  store.bid.typePrice('8200');
  store.bid.ask();
  expect([store.bid.problem, store.bid.asked]).toEqual(['tooLow', null]);
  store.bid.typePrice('8200.01');
  store.bid.ask();
  expect(store.bid.asked?.cents).toBe(820_001);
});

test('a refusal names the lowest amount, and what was typed stays', async () => {
  const { store, api } = await opened({ best: 8200 });
  api.createPublicOffer.mockRejectedValue(refusal('OFFER_TOO_LOW', 9100.01));
  store.bid.typePrice('8500');
  store.bid.ask();
  await store.bid.send();
  expect(store.bid.problem).toBe('tooLow');
  expect(store.bid.minimum).toBe(910_001);
  expect(store.bid.price).toBe('8500');
  expect(api.getDealerAuction).toHaveBeenCalledTimes(2);
});

test('a higher offer that arrives while typing is shown, and a bid below it cannot be sent', async () => {
  const { store, api } = await opened({ best: 8200 });
  store.bid.typePrice('8500');
  store.bid.ask();
  const { auction } = dealerAnswer({ best: 9000 });
  store.live.take(auction);
  expect(store.bid.isOutbidTyping).toBe(true);
  expect(store.bid.isTooLow).toBe(true);
  await store.bid.send();
  expect(api.createPublicOffer).not.toHaveBeenCalled();
});

test('a bid that came too late is shown as that', async () => {
  const { store, api, become } = await opened({ best: 8200 });
  api.createPublicOffer.mockRejectedValue(refusal('AUCTION_ENDED'));
  become({ best: 8200, auction: { status: 'AWAITING_OWNER', winner: false } });
  store.bid.typePrice('8500');
  store.bid.ask();
  await store.bid.send();
  await until(() => expect(store.standing).toBe('endedWithoutBid'));
  expect(store.bid.failure).toBe('ended');
});

test('where a dealer stands follows from what they may know', () => {
  const at = (options: DealerAnswerOptions, timeIsUp = false) => {
    const { auction, own_offers } = dealerAnswer(options);
    return standingOf(auction, own_offers, timeIsUp);
  };
  expect(at({})).toBe('first');
  expect(at({ best: 5 })).toBe('watching');
  expect(at({ own: [5] })).toBe('leading');
  expect(at({ own: [5], best: 6 })).toBe('outbid');
  expect(at({ own: [5] }, true)).toBe('counting');
  expect(at({ auction: { status: 'NO_OFFERS', winner: false } })).toBe('endedWithoutBid');
  expect(at({ own: [5], auction: { status: 'ACCEPTED', winner: false } })).toBe('lost');
  expect(at({ own: [5], auction: { status: 'AWAITING_OWNER', winner: true } })).toBe('won');
  const reserve = { status: 'RESERVE_NOT_MET', winner: false } as const;
  expect(at({ own: [5], auction: reserve })).toBe('bestBelowReserve');
  expect(at({ own: [5], best: 6, auction: reserve })).toBe('reserveNotMet');
  expect(at({ auction: reserve })).toBe('endedWithoutBid');
  const sealed = { rules: makeDealerRules({ sealed: true }), leading: undefined } as const;
  expect(at({ auction: sealed })).toBe('sealed');
  expect(at({ own: [5], auction: sealed })).toBe('sealedOffered');
  expect(at({ own: [5], auction: { status: 'CANCELLED', winner: null } })).toBe('cancelled');
});

test('round amounts above the best are offered, none before the first bid', () => {
  expect(suggestedBids(1)).toEqual([]);
  expect(suggestedBids(820_001)).toEqual([830_000, 845_000, 870_000]);
  expect(suggestedBids(825_000)).toEqual([825_000, 835_000, 850_000]);
  expect(suggestedBids(825_000, 850_000)).toEqual([825_000, 835_000]);
});

const bodiesOf = (api: Awaited<ReturnType<typeof opened>>['api']) =>
  api.createPublicOffer.mock.calls.map(([body]) => body);

test('a refusal offers the lowest amount in one press', async () => {
  const { store, api } = await opened({ best: 8200 });
  api.createPublicOffer.mockRejectedValueOnce(refusal('OFFER_TOO_LOW', 9100.01));
  store.bid.typePrice('8500');
  store.bid.ask();
  await store.bid.send();
  store.bid.askMinimum();
  expect(store.bid.asked?.cents).toBe(910_001);
  await store.bid.send();
  expect(bodiesOf(api).map(({ value }) => value)).toEqual([8500, 9100.01]);
});

test('a limit alone starts at the lowest bid; it must be above the price and the limit so far', async () => {
  const rules = makeDealerRules({ proxy_bids: true, buy_now_price: 12_000 });
  const { store, api } = await opened({ best: 8200, auction: { rules, own_limit: 9000 } });
  const { bid } = store;
  for (const [price, limit, problem] of [
    ['', '9,50', 'format'],
    ['', '9000', 'notRaised'],
    ['9500', '9200', 'belowPrice'],
    ['', '12000', 'notBelowBuyNow'],
  ] as const) {
    bid.typePrice(price);
    bid.typeLimit(limit);
    bid.ask();
    expect([bid.limitProblem, bid.asked]).toEqual([problem, null]);
  }
  bid.typePrice('');
  bid.typeLimit('10,000');
  bid.ask();
  expect(bid.asked).toEqual({ cents: 820_001, limit: 1_000_000, buysNow: false });
  await bid.send();
  expect(bodiesOf(api)[0]).toMatchObject({ value: 8200.01, up_to: 10_000 });
  expect([bid.limit, bid.takenLimit]).toEqual(['', 1_000_000]);
});

test('an offer of the buy-now price or more buys at that price, and says so first', async () => {
  const rules = makeDealerRules({ buy_now_price: 12_000 });
  const { store, api } = await opened({ best: 8200, auction: { rules } });
  store.bid.typePrice('12500');
  store.bid.ask();
  expect(store.bid.asked).toEqual({ cents: 1_200_000, limit: null, buysNow: true });
  await store.bid.send();
  expect(bodiesOf(api)[0]).toMatchObject({ value: 12_000, buy_now: true });
});

test('the second buyer is told that another was faster, and sees the end', async () => {
  const rules = makeDealerRules({ buy_now_price: 12_000 });
  const { store, api, become } = await opened({ best: 8200, auction: { rules } });
  api.createPublicOffer.mockRejectedValue(refusal('BUY_NOW_GONE'));
  become({ best: 12_000, auction: { rules, status: 'AWAITING_OWNER', winner: false } });
  store.bid.askBuyNow();
  await store.bid.send();
  await until(() => expect(store.isOpen).toBe(false));
  expect(store.bid.failure).toBe('buyNowGone');
});

test('days that are not what was meant are not sent', async () => {
  const { store } = await opened({ best: 8200 });
  store.bid.typePrice('8500');
  for (const days of ['1.5', '-3', '', '9999', '2']) {
    store.bid.setDays(days);
    store.bid.ask();
    expect([store.bid.validDays, store.bid.asked]).toEqual([null, null]);
  }
  store.bid.setDays('10');
  store.bid.ask();
  expect([store.bid.validDays, store.bid.asked?.cents]).toEqual([10, 850_000]);
});
