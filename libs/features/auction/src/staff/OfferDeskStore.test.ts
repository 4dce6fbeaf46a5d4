// @vitest-environment jsdom
import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { auctionEventName, auctionTopic } from '@forecourt/contract';
import type { Auction } from '@forecourt/contract';
import { FakeRealtime } from '@forecourt/testing';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { afterEach, expect, test, vi } from 'vitest';
import { after, auctionId } from '../test/dealerAnswers.ts';
import { auctionOf, deskSource, endedAuction, offersOf } from '../test/deskSources.ts';
import { type DeskSource, OfferDeskStore } from './OfferDeskStore.ts';

class Source {
  current: DeskSource | null;
  constructor(current: DeskSource | null) {
    this.current = current;
    makeObservable(this, { current: observableRef });
  }
}

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  stop = () => undefined;
});

const make = (initial: DeskSource | null, { mayAct = true } = {}) => {
  const source = new Source(initial);
  let newest: Auction = initial?.auction ?? auctionOf();
  const api = {
    createTradeInOffer: vi.fn<Api['createTradeInOffer']>((_id, body) =>
      Promise.resolve({ trade_in: deskSource({ offer: { value: body.value } }).tradeIn }),
    ),
    createAuction: vi.fn<Api['createAuction']>(),
    getAuction: vi.fn<Api['getAuction']>(() => Promise.resolve({ auction: newest })),
    cancelAuction: vi.fn<Api['cancelAuction']>(),
    listPartners: vi.fn<Api['listPartners']>(),
    listAuditEntries: vi.fn<Api['listAuditEntries']>(() =>
      Promise.resolve({ entries: [], intact: true }),
    ),
  };
  const realtime = new FakeRealtime();
  const reload = vi.fn();
  let keys = 0;
  const store = new OfferDeskStore({
    api,
    realtime,
    source: () => source.current,
    partnerId: () => 'partner-1',
    mayAct: () => mayAct,
    mayAudit: () => true,
    onTradeIn: (tradeIn) => runInAction(() => (source.current = { ...source.current!, tradeIn })),
    reload,
    newKey: () => `k${(keys += 1)}`,
  });
  stop = store.watch();
  const become = (auction: Auction) => {
    newest = auction;
    realtime.emit(auctionTopic(auctionId), auctionEventName, {
      auction_id: auctionId,
      server_time: auction.server_time,
      staff: auction,
    });
  };
  return { store, api, source, realtime, reload, become };
};

test('an offer is typed by the rules, sent once, and then waits for the owner', async () => {
  const { store, api } = make(deskSource());
  expect(store.canAct).toBe(true);
  store.offer.typePrice('12.5.0x');
  expect(store.offer.price).toBe('12.50');
  store.offer.typePrice('12500');
  await Promise.all([store.offer.place('trade-1'), store.offer.place('trade-1')]);
  expect(api.createTradeInOffer.mock.calls.map(([id, body]) => [id, body])).toEqual([
    ['trade-1', { value: 12_500, expires_in_days: 7, comment: null, trade_for_new: false }],
  ]);
  expect(store.ownersOffer?.value).toBe(12_500);
  expect(store.offer.price).toBe('');
});

test('what was typed survives a lost network, and the second try is the same offer', async () => {
  const { store, api } = make(deskSource());
  api.createTradeInOffer.mockRejectedValue(new TimeoutError(5000));
  store.offer.typePrice('12500');
  await store.offer.place('trade-1');
  await store.offer.place('trade-1');
  expect([store.offer.price, store.offer.failure]).toEqual(['12500', 'unknown']);
  const keys = api.createTradeInOffer.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(keys).toEqual(['k1', 'k1']);
});

test('a price that is none is not sent', async () => {
  const { store, api } = make(deskSource());
  await store.offer.place('trade-1');
  expect(store.offer.problem).toBe('missing');
  store.offer.typePrice('1.234');
  await store.offer.place('trade-1');
  expect(store.offer.problem).toBe('format');
  expect(api.createTradeInOffer).not.toHaveBeenCalled();
});

test('bids show as they come, and the report is read again when the auction has another status', async () => {
  const { store, reload, become } = make(deskSource({ auction: auctionOf() }));
  await vi.waitFor(() => expect(store.live.link).toBe('live'));
  become(auctionOf({ offers: offersOf(11_400), server_time: after(5) }));
  expect(store.auction?.offers[0]?.value).toBe(11_400);
  expect(reload).not.toHaveBeenCalled();
  become(endedAuction('AWAITING_OWNER', { server_time: after(10) }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(store.winner?.partner.name).toBe('Cedar Motors');
});

test('another report shows nothing of the last one', async () => {
  const { store, source } = make(deskSource({ auction: auctionOf({ offers: offersOf(11_400) }) }));
  await vi.waitFor(() => expect(store.live.link).toBe('live'));
  store.offer.typePrice('99');
  runInAction(() => (source.current = { ...deskSource(), requestId: 'request-2' }));
  expect(store.auction).toBeNull();
  expect(store.offer.price).toBe('');
});

test('an offer can be made when nothing is under way or agreed, by those who may, of a finished report', () => {
  const can = (options: Parameters<typeof deskSource>[0], mayAct = true): boolean => {
    stop();
    return make(deskSource(options), { mayAct }).store.canAct;
  };
  expect(can({})).toBe(true);
  expect(can({}, false)).toBe(false);
  expect(can({ isComplete: false })).toBe(false);
  expect(can({ offer: {} })).toBe(true);
  expect(can({ offer: { accepted: true } })).toBe(false);
  expect(can({ offer: { accepted: false } })).toBe(true);
  expect(can({ auction: auctionOf() })).toBe(false);
  expect(can({ auction: endedAuction('AWAITING_OWNER') })).toBe(false);
  expect(can({ auction: endedAuction('DECLINED') })).toBe(true);
  expect(can({ auction: auctionOf({ status: 'NO_OFFERS' }) })).toBe(true);
});

test('cancelling asks for a reason; a refusal shows how the auction stands', async () => {
  const { store, api, become } = make(deskSource({ auction: auctionOf() }));
  await store.cancel.send(auctionId);
  expect(store.cancel.isReasonMissing).toBe(true);
  store.cancel.type('  Sold privately ');
  const refusal = {
    type: 'about:blank',
    title: 'No',
    status: 409,
    code: 'INVALID_TRANSITION',
  } as const;
  api.cancelAuction.mockRejectedValueOnce(new ApiProblem(refusal));
  await vi.waitFor(() => expect(store.live.link).toBe('live'));
  const asked = api.getAuction.mock.calls.length;
  await store.cancel.send(auctionId);
  expect(store.cancel.failure).toBe('moved');
  expect(api.getAuction.mock.calls.length).toBeGreaterThan(asked);
  const done = auctionOf({ status: 'CANCELLED', server_time: after(9) });
  api.cancelAuction.mockResolvedValueOnce({ auction: done });
  await store.cancel.send(auctionId);
  expect(api.cancelAuction.mock.calls[1]?.[1]).toEqual({ reason: 'Sold privately' });
  expect(store.auction?.status).toBe('CANCELLED');
  become(done);
});

test('the record is asked for each time it is opened, of the report that is shown', async () => {
  const { store, api } = make(deskSource());
  const { listAuditEntries } = api;
  store.record.open();
  await vi.waitFor(() => expect(store.record.value).toEqual({ entries: [], intact: true }));
  store.record.close();
  listAuditEntries.mockRejectedValueOnce(new TimeoutError(5000));
  store.record.open();
  expect(store.record.value).toBeUndefined();
  await vi.waitFor(() => expect(store.record.state.status).toBe('error'));
  await store.record.load();
  expect([store.record.state.status, listAuditEntries.mock.calls.map(([id]) => id)]).toEqual([
    'loaded',
    ['request-1', 'request-1', 'request-1'],
  ]);
});
