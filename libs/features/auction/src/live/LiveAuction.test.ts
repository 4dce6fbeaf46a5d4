// @vitest-environment jsdom
import { ApiProblem, NetworkError } from '@forecourt/api-client';
import { auctionEventName, auctionTopic } from '@forecourt/contract';
import type { DealerAuction } from '@forecourt/contract';
import { fixtureNow, makeDealerAuction, seeded } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveAuction } from './LiveAuction.ts';

const start = fixtureNow.getTime();
const iso = (ms: number): string => new Date(start + ms).toISOString();
const auctionAt = (ms: number, change: Partial<DealerAuction> = {}): DealerAuction =>
  makeDealerAuction(seeded('live'), {
    id: 'a1',
    server_time: iso(ms),
    end_time: iso(60_000),
    ...change,
  });

let device: ManualClock;
let realtime: FakeRealtime;
let read: ReturnType<typeof vi.fn<() => Promise<DealerAuction>>>;
let live: LiveAuction<DealerAuction>;
let stop: () => void;

/** Advances the device's clock and the timers together. */
const pass = async (ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= 100) {
    device.advance(Math.min(left, 100));
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
  }
};
const emit = (auction: DealerAuction): void =>
  realtime.emit(auctionTopic('a1'), auctionEventName, {
    auction_id: 'a1',
    server_time: auction.server_time,
    dealer: auction,
  });

beforeEach(() => {
  vi.useFakeTimers();
  device = new ManualClock(start);
  realtime = new FakeRealtime();
  read = vi.fn(() => Promise.resolve(auctionAt(device.now() - start)));
  live = new LiveAuction({ realtime, device, read, tell: ({ dealer }) => dealer });
  live.take(auctionAt(0));
  stop = live.watch();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('another dealer’s bid shows at once; an older view that comes late is dropped', async () => {
  await pass(100);
  expect(live.link).toBe('live');
  emit(auctionAt(500, { best_offer: 900 }));
  expect(live.auction?.best_offer).toBe(900);
  emit(auctionAt(300, { best_offer: 800 }));
  expect(live.auction?.best_offer).toBe(900);
});

test('what may have been missed is asked for after every gap', async () => {
  await pass(100);
  const before = read.mock.calls.length;
  realtime.reconnect();
  await pass(100);
  expect(read).toHaveBeenCalledTimes(before + 1);
});

test('without a connection it is asked for every five seconds, and says when even that fails', async () => {
  await pass(100);
  realtime.setStatus('waiting');
  expect(live.link).toBe('polling');
  const before = read.mock.calls.length;
  await pass(10_000);
  expect(read).toHaveBeenCalledTimes(before + 2);
  read.mockRejectedValue(new NetworkError('away'));
  await pass(5000);
  expect(live.link).toBe('lost');
  expect(live.auction).not.toBeNull();
  read.mockResolvedValue(auctionAt(20_000));
  await pass(5000);
  expect(live.link).toBe('polling');
});

test('a device whose clock is an hour off counts down to the same moment', async () => {
  stop();
  const hour = 3_600_000;
  const wrong = new LiveAuction({
    realtime,
    device: { now: () => device.now() + hour },
    read,
    tell: ({ dealer }) => dealer,
  });
  wrong.take(auctionAt(0));
  stop = wrong.watch();
  await pass(100);
  expect(Math.abs(wrong.now() - device.now())).toBeLessThan(200);
  await pass(59_000);
  expect(wrong.timeIsUp).toBe(false);
  await pass(1500);
  expect(wrong.timeIsUp).toBe(true);
});

test('at the end it asks until the server says what came of it', async () => {
  await pass(59_000);
  expect(live.timeIsUp).toBe(false);
  const before = read.mock.calls.length;
  await pass(2000);
  expect(live.timeIsUp).toBe(true);
  expect(read.mock.calls.length).toBeGreaterThan(before);
  read.mockResolvedValue(auctionAt(61_500, { status: 'AWAITING_OWNER' }));
  await pass(1500);
  expect(live.auction?.status).toBe('AWAITING_OWNER');
  expect(live.timeIsUp).toBe(false);
  const after = read.mock.calls.length;
  await pass(20_000);
  expect(read).toHaveBeenCalledTimes(after);
});

test('once its page is left, nothing more is asked for', async () => {
  await pass(100);
  stop();
  const before = read.mock.calls.length;
  await live.refresh();
  await pass(120_000);
  expect(read).toHaveBeenCalledTimes(before);
});

test('a link that was revoked while open says so', async () => {
  const gone = { type: 'about:blank', title: 'Not found', status: 404, code: 'NOT_FOUND' } as const;
  read.mockRejectedValue(new ApiProblem(gone));
  realtime.reconnect();
  await pass(100);
  expect(live.isGone).toBe(true);
});

test('everything stops without listeners', async () => {
  await pass(100);
  stop();
  stop = () => undefined;
  const before = read.mock.calls.length;
  await pass(70_000);
  expect(read).toHaveBeenCalledTimes(before);
  expect(realtime.topics).toEqual([]);
});
