// @vitest-environment jsdom
import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { auctionEventName, auctionTopic } from '@forecourt/contract';
import type { Auction } from '@forecourt/contract';
import { makeDealerGroupList, seeded } from '@forecourt/contract/fixtures';
import { FakeRealtime } from '@forecourt/testing';
import { until } from '@forecourt/testing/until';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { after, auctionId } from '../../test/dealerAnswers.ts';
import {
  auctionOf,
  dealersOf,
  deskSource,
  endedAuction,
  offersOf,
} from '../../test/deskSources.ts';
import { ShareStore } from '../share/ShareStore.ts';
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
    changeAuction: vi.fn<Api['changeAuction']>((_id, body) => {
      newest = { ...newest, end_time: body.end_time ?? newest.end_time };
      return Promise.resolve({ auction: newest });
    }),
    copyBidderLink: vi.fn<Api['copyBidderLink']>(),
    copyOfferLink: vi.fn<Api['copyOfferLink']>(),
    sendBidderMessage: vi.fn<Api['sendBidderMessage']>(),
    extendOffer: vi.fn<Api['extendOffer']>(),
    withdrawOffer: vi.fn<Api['withdrawOffer']>(),
    sendOfferMessage: vi.fn<Api['sendOfferMessage']>(),
    getAuctionAgain: vi.fn<Api['getAuctionAgain']>(),
    getAuctionDefaults: vi.fn<Api['getAuctionDefaults']>(),
    offerBestBid: vi.fn<Api['offerBestBid']>(() => {
      newest = { ...newest, status: 'AWAITING_OWNER' };
      return Promise.resolve({ auction: newest });
    }),
    putAuctionDefaults: vi.fn<Api['putAuctionDefaults']>(),
    listDealerGroups: vi.fn<Api['listDealerGroups']>(),
    listDealerIds: vi.fn<Api['listDealerIds']>(),
    listPartners: vi.fn<Api['listPartners']>(),
    cancelSecondChance: vi.fn<Api['cancelSecondChance']>(),
    createSecondChance: vi.fn<Api['createSecondChance']>(),
    sellDeal: vi.fn<Api['sellDeal']>(),
    tickHandover: vi.fn<Api['tickHandover']>(),
    withdrawDeal: vi.fn<Api['withdrawDeal']>(),
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

test('an offer is asked about with its price before it is sent', () => {
  const { store, api } = make(deskSource());
  store.offer.ask();
  expect([store.offer.problem, store.offer.confirming]).toEqual(['missing', null]);
  store.offer.typePrice('12500');
  store.offer.ask();
  expect(store.offer.confirming).toBe(1_250_000);
  expect(api.createTradeInOffer).not.toHaveBeenCalled();
});

test('an offer that has not reached the owner is told apart from one that has', () => {
  const unreached = (initial: DeskSource) => {
    const { store } = make(initial);
    stop();
    return store.isUnreached;
  };
  const failed = { state: 'FAILED', reason: 'COUNTRY_NOT_ALLOWED' } as const;
  const nobody = { phone: null, email: null };
  const auction = endedAuction('AWAITING_OWNER');
  expect(unreached(deskSource({ offer: {} }))).toBe(false);
  expect(unreached(deskSource({ offer: {}, message: { state: 'QUEUED' } }))).toBe(false);
  expect(unreached(deskSource({ offer: {}, message: null }))).toBe(false);
  expect(unreached(deskSource({ offer: {}, message: failed }))).toBe(true);
  expect(unreached(deskSource({ offer: {}, message: null, owner: nobody }))).toBe(true);
  expect(unreached(deskSource({ auction }))).toBe(false);
  expect(unreached(deskSource({ auction, message: failed }))).toBe(true);
  // who has answered has got it
  expect(unreached(deskSource({ offer: { accepted: false }, message: failed }))).toBe(false);
});

test('what came of a message or link of one report is not shown at the next', async () => {
  const { store, api, source } = make(deskSource({ offer: {}, message: { state: 'FAILED' } }));
  api.sendOfferMessage.mockRejectedValueOnce(new TimeoutError(5000));
  await store.messages.toOwner.send('EMAIL', 'trade-1');
  expect(store.messages.toOwner.failure).toBe('unknown');
  runInAction(() => (source.current = { ...deskSource(), requestId: 'request-2' }));
  expect(store.messages.toOwner.failure).toBeNull();
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
  await until(() => expect(store.live.link).toBe('live'));
  become(auctionOf({ offers: offersOf(11_400), server_time: after(5) }));
  expect(store.auction?.offers[0]?.value).toBe(11_400);
  expect(reload).not.toHaveBeenCalled();
  become(endedAuction('AWAITING_OWNER', { server_time: after(10) }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(store.winner?.partner.name).toBe('Cedar Motors');
});

test('another report shows nothing of the last one', async () => {
  const { store, source } = make(deskSource({ auction: auctionOf({ offers: offersOf(11_400) }) }));
  await until(() => expect(store.live.link).toBe('live'));
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
  expect(can({ deal: {} })).toBe(false);
  expect(can({ deal: { state: 'WITHDRAWN_BY_DEALER' } })).toBe(true);
  expect(can({ deal: { state: 'WITHDRAWN_BY_DEALER' } }, false)).toBe(false);
  expect(can({ deal: { state: 'SOLD' } })).toBe(false);
  expect(can({ auction: auctionOf() })).toBe(false);
  expect(can({ auction: endedAuction('AWAITING_OWNER') })).toBe(false);
  expect(can({ auction: endedAuction('DECLINED') })).toBe(true);
  expect(can({ auction: auctionOf({ status: 'NO_OFFERS' }) })).toBe(true);
});

test('cancelling asks for a reason; a refusal shows how the auction stands', async () => {
  const { store, api, become } = make(deskSource({ auction: auctionOf() }));
  await store.cancel.send(auctionId);
  expect(store.cancel.isMissing).toBe(true);
  store.cancel.type('  Sold privately ');
  const refusal = {
    type: 'about:blank',
    title: 'No',
    status: 409,
    code: 'INVALID_TRANSITION',
  } as const;
  api.cancelAuction.mockRejectedValueOnce(new ApiProblem(refusal));
  await until(() => expect(store.live.link).toBe('live'));
  const asked = api.getAuction.mock.calls.length;
  await store.cancel.send(auctionId);
  expect(store.cancel.failure).toBe('moved');
  await until(() => expect(api.getAuction.mock.calls.length).toBeGreaterThan(asked));
  const done = auctionOf({ status: 'CANCELLED', server_time: after(9) });
  api.cancelAuction.mockResolvedValueOnce({ auction: done });
  await store.cancel.send(auctionId);
  expect(api.cancelAuction.mock.calls[1]?.[1]).toEqual({ reason: 'Sold privately' });
  expect(store.auction?.status).toBe('CANCELLED');
  become(done);
});

test.each([
  ['AWAITING_OWNER', true],
  ['CANCELLED', false],
] as const)('an auction that becomes %s closes the questions about it', (status, isTooLate) => {
  const { store, source } = make(deskSource({ auction: auctionOf() }));
  store.cancel.open();
  store.cancel.type('Sold privately');
  const ended = auctionOf({ status, server_time: after(9) });
  runInAction(() => (source.current = deskSource({ auction: ended })));
  expect([store.cancel.isOpen, store.cancel.reason, store.isTooLate]).toEqual([
    false,
    '',
    isTooLate,
  ]);
  const next = auctionOf({ id: 'auction-2', start_time: after(10), server_time: after(10) });
  runInAction(() => (source.current = deskSource({ auction: next })));
  expect([store.state, store.cancel.isOpen, store.isTooLate]).toEqual(['running', false, false]);
});

test('a change that is asked about is not asked about any more once the auction is over', () => {
  const { store, source } = make(deskSource({ auction: auctionOf() }));
  store.change.show('end');
  const ended = auctionOf({ status: 'NO_OFFERS', server_time: after(9) });
  runInAction(() => (source.current = deskSource({ auction: ended })));
  expect([store.change.open, store.isTooLate]).toEqual([null, true]);
});

test('an offer that waits for confirmation is not asked about once an auction runs', () => {
  const { store, source } = make(deskSource());
  store.offer.typePrice('9000');
  store.offer.ask();
  expect(store.offer.confirming).toBe(900_000);
  runInAction(() => (source.current = deskSource({ auction: auctionOf() })));
  expect([store.offer.confirming, store.offer.price]).toEqual([null, '9000']);
});

test('the record is asked for each time it is opened, of the report that is shown', async () => {
  const { store, api } = make(deskSource());
  const { listAuditEntries } = api;
  store.record.open();
  await until(() => expect(store.record.value).toEqual({ entries: [], intact: true }));
  store.record.close();
  listAuditEntries.mockRejectedValueOnce(new TimeoutError(5000));
  store.record.open();
  expect(store.record.value).toBeUndefined();
  await until(() => expect(store.record.state.status).toBe('error'));
  await store.record.load();
  expect([store.record.state.status, listAuditEntries.mock.calls.map(([id]) => id)]).toEqual([
    'loaded',
    ['request-1', 'request-1', 'request-1'],
  ]);
});

test('a running auction is extended once, by whole hours within its 30 days', async () => {
  const { store, api, reload } = make(deskSource({ auction: auctionOf() }));
  await store.live.refresh();
  const { change } = store;
  change.show('end');
  for (const typed of ['', '1.5', '-2', '0', '697']) {
    change.typeHours(typed);
    expect([change.added, change.canSend]).toEqual([null, false]);
  }
  expect(await change.send()).toBe(false);
  change.typeHours('3');
  const { end_time: before } = store.auction!;
  await Promise.all([change.send(), change.send()]);
  const end = new Date(Date.parse(before) + 3 * 3_600_000).toISOString();
  expect(api.changeAuction.mock.calls.map(([id, body]) => [id, body])).toEqual([
    [auctionId, { end_time: end }],
  ]);
  expect([change.open, store.auction?.end_time, reload.mock.calls.length]).toEqual([null, end, 1]);
});

test('only dealers who are not invited are offered; all of them are sent by id', async () => {
  const { store, api } = make(deskSource({ auction: auctionOf(), hasPlace: true }));
  const more = dealersOf(8).slice(4);
  api.listPartners.mockResolvedValue({ partners: more.slice(0, 1), metadata: { after: '1' } });
  api.listDealerIds.mockResolvedValue({ ids: more.map(({ id }) => id) });
  api.listDealerGroups.mockResolvedValue(makeDealerGroupList(seeded('groups')));
  const { change } = store;
  change.show('dealers');
  await until(() => expect(change.dealers.matched?.all).toBe(4));
  const asked = { partner_id: 'partner-1', near: 'trade-1', not_in_auction: auctionId };
  expect(api.listPartners.mock.calls[0]?.[0]).toMatchObject(asked);
  expect(api.listDealerIds.mock.calls[0]?.[0]).toMatchObject(asked);
  expect(change.canSend).toBe(false);
  await change.dealers.toggleMatching();
  expect(await change.send()).toBe(true);
  expect(api.changeAuction.mock.calls[0]?.[1]).toEqual({
    dealers: ['dealer-4', 'dealer-5', 'dealer-6', 'dealer-7'],
  });
});

test('below the reserve the best offer goes to the owner only when it is asked for', async () => {
  const auction = endedAuction('RESERVE_NOT_MET', { winner: null, can_offer_best: true });
  const { store, api } = make(deskSource({ auction }));
  expect([store.state, store.canAct, store.againOf]).toEqual(['reserveNotMet', true, auctionId]);
  store.bestOffer.ask();
  await Promise.all([store.bestOffer.send(auctionId), store.bestOffer.send(auctionId)]);
  expect(api.offerBestBid).toHaveBeenCalledTimes(1);
  expect([store.state, store.againOf]).toEqual(['awaitingOwner', null]);
});

test('an auction that starts again ends by the server’s clock, not by the desk’s', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const auction = endedAuction('NO_OFFERS', { winner: null, offers: [] });
  const { store } = make(deskSource({ auction }));
  const share = new ShareStore(store.shareOptions());
  const hours = share.settings.counts!.hours;
  const expected = Date.parse(auction.server_time) + hours * 3_600_000;
  expect(share.endsAt).toBe(expected);
});

test('why a car is not free follows from its report', () => {
  const at = (...options: Parameters<typeof deskSource>) => {
    const { store } = make(deskSource(...options));
    return new ShareStore(store.shareOptions()).notFree;
  };
  expect(at({ auction: auctionOf() })).toBe('AUCTION_RUNNING');
  expect(at({ auction: endedAuction('AWAITING_OWNER') })).toBe('AWAITING_OWNER');
  expect(at({ auction: endedAuction('ACCEPTED') })).toBe('OFFER_ACCEPTED');
  expect(at({ offer: { accepted: true } })).toBe('OFFER_ACCEPTED');
  expect(at({ offer: { accepted: null, expired: false } })).toBe('OFFER_WAITING');
  expect(at({ offer: { accepted: null, expired: true } })).toBeNull();
  expect(at({ auction: endedAuction('DECLINED') })).toBeNull();
});
