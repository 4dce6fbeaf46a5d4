// @vitest-environment jsdom
import { ApiProblem, NetworkError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { auctionEventName, auctionTopic, type DealerAuction } from '@forecourt/contract';
import { fixtureNow } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { after } from '../test/dealerAnswers.ts';
import { dealerPage, pageAuction, waiting } from '../test/dealerPageAnswers.ts';
import { DealerPageStore } from './DealerPageStore.ts';
import { pageStandingOf } from './pageStanding.ts';

const HOUR = 3_600_000;

let device: ManualClock;
let realtime: FakeRealtime;
let api: { getDealerPage: ReturnType<typeof vi.fn<Api['getDealerPage']>> };
let store: DealerPageStore;
let stop: () => void;

const pass = async (ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= 500) {
    device.advance(Math.min(left, 500));
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
  }
};
const emit = (id: string, change: Partial<DealerAuction>): void => {
  const dealer = { ...store.auctions.find(id)!.auction, server_time: after(5000), ...change };
  realtime.emit(auctionTopic(id), auctionEventName, {
    auction_id: id,
    server_time: dealer.server_time,
    dealer,
  });
};
const calls = () => api.getDealerPage.mock.calls.length;

beforeEach(async () => {
  vi.useFakeTimers();
  device = new ManualClock(fixtureNow.getTime());
  realtime = new FakeRealtime();
  api = {
    getDealerPage: vi.fn<Api['getDealerPage']>(async (_key, query) =>
      query?.list === 'WON'
        ? dealerPage([waiting()])
        : dealerPage([pageAuction(1, { own: 8000 }), pageAuction(2)], {
            server_time: new Date(device.now()).toISOString(),
          }),
    ),
  };
  store = new DealerPageStore({ pageKey: 'key', api, realtime, device });
  await store.show('RUNNING');
  stop = store.watch();
  await pass(500);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('listens to the auctions that are shown, and to no others', async () => {
  expect(realtime.topics).toEqual([auctionTopic('auction-1'), auctionTopic('auction-2')]);
  await store.show('WON');
  expect(realtime.topics).toEqual([auctionTopic('auction-1')]);
  stop();
  stop = () => undefined;
  expect(realtime.topics).toEqual([]);
});

test('a bid shows at once, without a call; what leads is the dealer’s own', () => {
  const before = calls();
  emit('auction-2', { best_offer: 9000, leading: false });
  expect(store.auctions.find('auction-2')).toMatchObject({
    auction: { best_offer: 9000 },
    own_offer: null,
  });
  emit('auction-2', { best_offer: 9500, leading: true });
  expect(store.auctions.find('auction-2')?.own_offer?.value).toBe(9500);
  emit('auction-1', { best_offer: 9500, leading: false });
  expect(store.auctions.find('auction-1')?.own_offer?.value).toBe(8000);
  emit('auction-2', { best_offer: 1, leading: false, server_time: after(-1) });
  expect(store.auctions.find('auction-2')?.auction.best_offer).toBe(9500);
  expect(calls()).toBe(before);
});

test('when an auction ends, lists and counts are asked for', async () => {
  const before = calls();
  emit('auction-1', { status: 'AWAITING_OWNER', winner: true });
  await pass(500);
  expect(calls()).toBeGreaterThan(before);
});

test('after the end it asks each second until there is a result', async () => {
  await pass(HOUR - 10_000);
  const before = calls();
  await pass(4000);
  expect(calls() - before).toBeLessThanOrEqual(1);
  await pass(10_000);
  expect(calls() - before).toBeGreaterThanOrEqual(4);
  const item = store.auctions.find('auction-1')!;
  expect(pageStandingOf(item, store.isOver(item.auction))).toBe('counting');
});

test('new invitations come without an event: it asks now and then, more often when not live', async () => {
  let before = calls();
  await pass(60_000);
  expect(calls() - before).toBe(2);
  realtime.setStatus('waiting');
  expect(store.link).toBe('polling');
  before = calls();
  await pass(60_000);
  expect(calls() - before).toBeGreaterThanOrEqual(10);
});

test('a failure keeps what is shown and says so; the next answer takes that back', async () => {
  api.getDealerPage.mockRejectedValueOnce(new NetworkError('away'));
  await store.refresh();
  expect(store.link).toBe('lost');
  expect(store.auctions.items).toHaveLength(2);
  await store.refresh();
  expect(store.link).toBe('live');
});

test('a link that was revoked while open says so, and is not requested again', async () => {
  const gone = { type: 'about:blank', title: 'Not found', status: 404, code: 'NOT_FOUND' } as const;
  api.getDealerPage.mockRejectedValue(new ApiProblem(gone));
  await store.refresh();
  expect(store.isGone).toBe(true);
  const before = calls();
  await pass(90_000);
  expect(calls()).toBe(before);
});

test('a device whose clock is an hour off ends auctions at the server’s time', async () => {
  stop();
  const wrong = { now: () => device.now() + HOUR };
  store = new DealerPageStore({ pageKey: 'key', api, realtime, device: wrong });
  await store.show('RUNNING');
  stop = store.watch();
  await pass(500);
  expect(store.isOver(store.auctions.find('auction-1')!.auction)).toBe(false);
  expect(Math.abs(store.now() - device.now())).toBeLessThan(1000);
});
