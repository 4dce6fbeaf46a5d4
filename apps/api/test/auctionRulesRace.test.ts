import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../src/db/open.ts';
import { isIntact } from '../src/modules/selling/audit.ts';
import { tick } from '../src/modules/selling/auctions/tick.ts';
import { buildServer, type Server } from '../src/start.ts';
import {
  answer,
  bid,
  messageCounts,
  reportCar,
  startAuction,
  type RunningAuction,
  rowsOf,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/*
 * The rules against each other in the same instant: on PostgreSQL these are parallel transactions on
 * two nodes; the embedded database runs them one after another on its only connection.
 */

const MINUTE = 60_000;

let server: TestServer;
let tenants: Tenants;
let token: string;
let second: Server | null = null;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
  if (process.env.TEST_DATABASE_URL) second = await secondNode(server);
});
afterAll(async () => {
  await second?.stop();
  await server.close();
});

async function secondNode({ db, clock, services }: TestServer): Promise<Server> {
  const { connectionString } = db.pool.options as { connectionString: string };
  return buildServer(services.config, {
    db: await openPostgres(connectionString, 8),
    clock,
    workJobs: false,
    validateResponses: true,
  });
}

/** A bid at one of the nodes in turn. */
function bidAt(index: number, auction: RunningAuction, value: number, more: object = {}) {
  const seat = auction.seats[index % auction.seats.length]!;
  if (!second || index % 2 === 0) return bid(server, seat, value, more);
  return second.app.inject({
    method: 'POST',
    url: '/api/public/offers',
    payload: { dealer_key: seat.key, value, ...more },
  });
}

test(
  'buy-now against a bid in the same instant: one order holds',
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < 8; round++) {
      const auction = await startAuction(server, tenants.north, {
        dealers: 8,
        rules: { buy_now_price: 9000 },
      });
      const replies = await Promise.all(
        auction.seats.map((_, index) => {
          const buys = index % 4 === round % 4;
          return bidAt(index, auction, buys ? 9000 : 1000 + index, buys ? { buy_now: true } : {});
        }),
      );
      const taken = replies.filter(({ statusCode }) => statusCode === 201);
      const { bids, auction: row, entries } = await rowsOf(server, auction);
      expect(taken).toHaveLength(bids.length);
      expect(bids.filter((one) => one.value_cents === 900_000)).toHaveLength(1);
      expect(bids.at(-1)).toMatchObject({ value_cents: 900_000, dealer_id: row.winner_dealer_id });
      expect(row.status).toBe('AWAITING_OWNER');
      expect(entries.filter((one) => one.action === 'AUCTION_CLOSED')).toHaveLength(1);
      expect(isIntact(entries)).toBe(true);
      const counts = await messageCounts(server, auction.auctionId);
      expect(counts).toMatchObject({ AUCTION_WON: 1, AUCTION_BOUGHT: 7, OFFER: 1 });
      const codes = replies
        .filter(({ statusCode }) => statusCode !== 201)
        .map((one) => one.json().code);
      const known = ['AUCTION_ENDED', 'BUY_NOW_GONE', 'OFFER_TOO_LOW'];
      expect(codes.every((code) => known.includes(code))).toBe(true);
      expect(codes.filter((code) => code === 'BUY_NOW_GONE')).toHaveLength(1);
    }
  },
);

test(
  'limits in the same instant: the highest leads, for one raise above the second',
  {
    timeout: 120_000,
  },
  async () => {
    for (let round = 0; round < 4; round++) {
      const auction = await startAuction(server, tenants.north, {
        dealers: 10,
        rules: { proxy_bids: true, min_raise: 50 },
      });
      await Promise.all(
        auction.seats.map((_, index) =>
          bidAt(index, auction, 1, { up_to: 2000 + ((index * 7) % 10) * 100 }),
        ),
      );
      const { bids, entries } = await rowsOf(server, auction);
      const top = auction.dealerIds.findIndex((_, index) => (index * 7) % 10 === 9);
      const lead = bids.at(-1);
      expect(lead?.dealer_id).toBe(auction.dealerIds[top]);
      // 2850 when the second was met, and its own opening bid where it came after all others
      expect(lead?.value_cents).toBeGreaterThanOrEqual(205_000);
      expect(lead?.value_cents).toBeLessThanOrEqual(285_000);
      expect(bids.map((one) => one.seq)).toEqual(bids.map((_, index) => index + 1));
      const values = bids.map((one) => one.value_cents);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(isIntact(entries)).toBe(true);
    }
  },
);

test(
  'late bids in the same instant move the end by each, ten times at most',
  {
    timeout: 120_000,
  },
  async () => {
    const auction = await startAuction(server, tenants.north, {
      dealers: 16,
      minutes: 5,
      rules: { extension: true },
    });
    server.clock.advance(5 * MINUTE - 1);
    // all before the old end, and each extension leaves too much time for the next one to be late
    const replies = await Promise.all(
      auction.seats.map((_, index) => bidAt(index, auction, 1000 + index)),
    );
    const first = await rowsOf(server, auction);
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(first.bids.length);
    expect(first.auction.extensions).toBe(1);
    for (let step = 0; step < 14; step++) {
      const { auction: row } = await rowsOf(server, auction);
      server.clock.set(new Date(row.end_time.getTime() - 1));
      await Promise.all([0, 1, 2].map((index) => bidAt(index, auction, 2000 + step * 10 + index)));
    }
    const { auction: row, entries } = await rowsOf(server, auction);
    expect(row.extensions).toBe(10);
    const planned = row.original_end_time?.getTime() ?? 0;
    expect(row.end_time.getTime()).toBe(planned + 20 * MINUTE);
    expect(entries.filter((one) => one.action === 'AUCTION_EXTENDED')).toHaveLength(10);
    expect(isIntact(entries)).toBe(true);
  },
);

test(
  'a later end against the close: it is later, or closed, never both',
  {
    timeout: 120_000,
  },
  async () => {
    for (let round = 0; round < 6; round++) {
      const auction = await startAuction(server, tenants.north, { dealers: 3, minutes: 5 });
      await bidAt(0, auction, 1000);
      const { auction: before } = await rowsOf(server, auction);
      server.clock.set(new Date(before.end_time.getTime() - 1));
      const later = new Date(before.end_time.getTime() + 10 * MINUTE).toISOString();
      const changing = server.call('PATCH', `/api/auctions/${auction.auctionId}`, {
        token,
        payload: { end_time: later },
      });
      if (round % 2 === 0) await new Promise((resolve) => setImmediate(resolve));
      server.clock.advance(1);
      await Promise.all([tick(server.services), second && tick(second.services)]);
      const changed = (await changing).statusCode === 200;
      await tick(server.services);
      const { auction: row, entries } = await rowsOf(server, auction);
      expect(row.status).toBe(changed ? 'RUNNING' : 'AWAITING_OWNER');
      expect(row.closed_at === null).toBe(changed);
      expect(isIntact(entries)).toBe(true);
    }
  },
);

test('cancel, dealers added and a purchase in the same instant', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 6; round++) {
    const auction = await startAuction(server, tenants.north, {
      dealers: 3,
      rules: { buy_now_price: 9000 },
    });
    const { dealerIds } = await reportCar(server, tenants.north, 2);
    const calls = [
      () => bidAt(round, auction, 9000, { buy_now: true }),
      () =>
        server.call('POST', `/api/auctions/${auction.auctionId}/cancel`, {
          token,
          payload: { reason: 'Race' },
        }),
      () =>
        server.call('PATCH', `/api/auctions/${auction.auctionId}`, {
          token,
          payload: { dealers: dealerIds },
        }),
    ];
    const turned = calls.map((_, index) => calls[(index + round) % calls.length]!);
    await Promise.all(turned.map((call) => call()));
    const { auction: row, bids, entries } = await rowsOf(server, auction);
    expect(bids).toHaveLength(row.status === 'CANCELLED' ? 0 : 1);
    expect(['CANCELLED', 'AWAITING_OWNER']).toContain(row.status);
    expect(isIntact(entries)).toBe(true);
  }
});

test(
  'the best one offered twice at once, and answered: one offer, one answer, one fee',
  {
    timeout: 120_000,
  },
  async () => {
    const auction = await startAuction(server, tenants.north, {
      minutes: 5,
      rules: { reserve_price: 5000 },
    });
    await bidAt(0, auction, 4000);
    server.clock.advance(5 * MINUTE);
    const offer = () =>
      server.call('POST', `/api/auctions/${auction.auctionId}/offer_best`, { token });
    const offered = await Promise.all([offer(), offer(), offer()]);
    expect(offered.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const answers = await Promise.all([true, true].map((yes) => answer(server, auction, yes)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const fees = await server.db.system((tx) =>
      tx.selectFrom('fees').where('auction_id', '=', auction.auctionId).select('id').execute(),
    );
    expect(fees).toHaveLength(1);
    expect((await messageCounts(server, auction.auctionId)).OFFER).toBe(1);
  },
);
