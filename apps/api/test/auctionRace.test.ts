import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/db/open.ts';
import { isIntact } from '../src/modules/selling/audit.ts';
import { tick } from '../src/modules/selling/auctions/tick.ts';
import { buildServer, type Server } from '../src/start.ts';
import {
  answer,
  auctionBody,
  bid,
  messageCounts,
  reportCar,
  runClock,
  startAuction,
  type Seat,
  rowsOf,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/*
 * Concurrent calls: on PostgreSQL these are parallel transactions on two nodes; the embedded
 * database runs them one after another on its only connection.
 */

const DEALERS = 100;
const BURSTS = 4;
const HOUR = 3_600_000;

let server: TestServer;
let tenants: Tenants;
let second: Server | null = null;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  if (process.env.TEST_DATABASE_URL) second = await secondNode(server);
});
afterAll(async () => {
  await second?.stop();
  await server.close();
});

/** Another node of the same deployment: with its own pool, and the same database and clock. */
async function secondNode({ db, clock, services }: TestServer): Promise<Server> {
  const { connectionString } = db.pool.options as { connectionString: string };
  return buildServer(services.config, {
    db: await openPostgres(connectionString, 8),
    clock,
    workJobs: false,
    validateResponses: true,
  });
}

describe('a hundred dealers at once', () => {
  test(
    'make one total order with one best, and every refusal has its code',
    { timeout: 180_000 },
    async () => {
      const auction = await startAuction(server, tenants.north, { dealers: DEALERS });
      const codes = new Map<string, number>();
      let taken = 0;
      for (let burst = 0; burst < BURSTS; burst++) {
        // several dealers bid the same amount, and one of them succeeds
        const answers = await Promise.all(
          auction.seats.map((seat, index) =>
            bid(server, seat, 1000 + burst * 20 + Math.floor(index / 5)),
          ),
        );
        for (const one of answers) {
          if (one.statusCode === 201) taken += 1;
          else codes.set(one.json().code, (codes.get(one.json().code) ?? 0) + 1);
        }
        server.clock.advance(60_000);
      }
      expect([...codes.keys()]).toEqual(['OFFER_TOO_LOW']);
      const { bids, entries } = await rowsOf(server, auction);
      expect(bids).toHaveLength(taken);
      expect(bids.map((one) => one.seq)).toEqual(bids.map((_, index) => index + 1));
      const values = bids.map((one) => one.value_cents);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(new Set(values).size).toBe(values.length);
      expect(Math.max(...values)).toBe((1000 + (BURSTS - 1) * 20 + 19) * 100);
      expect(entries.filter((one) => one.action === 'BID')).toHaveLength(taken);
      expect(isIntact(entries)).toBe(true);
    },
  );
});

describe('at the end', () => {
  const nodes = () => [server.services, ...(second ? [second.services] : [])];

  test('however often and wherever it is worked off, it happens once', async () => {
    const auction = await startAuction(server, tenants.north, { dealers: 4 });
    await bid(server, auction.seats[0] as Seat, 1000);
    await bid(server, auction.seats[1] as Seat, 2000);
    server.clock.advance(24 * HOUR);
    const runs = [...nodes(), ...nodes(), ...nodes()].map((services) => tick(services));
    await Promise.all(runs);
    const counts = await messageCounts(server, auction.auctionId);
    expect(counts).toMatchObject({ AUCTION_WON: 1, AUCTION_LOST: 1, OFFER: 1 });
    const { auction: row, entries } = await rowsOf(server, auction);
    expect(row.winner_dealer_id).toBe(auction.dealerIds[1]);
    expect(entries.filter((one) => one.action === 'AUCTION_CLOSED')).toHaveLength(1);
    expect(isIntact(entries)).toBe(true);
  });

  test('reminders go out once from any number of nodes', async () => {
    const auction = await startAuction(server, tenants.north, { dealers: 4, minutes: 120 });
    server.clock.advance(HOUR);
    await Promise.all([...nodes(), ...nodes(), ...nodes()].map((services) => tick(services)));
    expect((await messageCounts(server, auction.auctionId)).AUCTION_ENDING).toBe(4);
  });

  test('bids against the close: none is taken that the winner does not beat', async () => {
    for (let round = 0; round < 6; round++) {
      const auction = await startAuction(server, tenants.north, { dealers: 8, minutes: 5 });
      server.clock.advance(5 * 60_000 - 1);
      const racing = auction.seats.map((seat, index) => bid(server, seat, 100 + index));
      // the auction ends before the first of them is processed, or between two of them
      const between = round % 2 === 1;
      if (between) await Promise.race(racing);
      server.clock.advance(1);
      const closing = nodes().map((services) => tick(services));
      const answers = await Promise.all(racing);
      await Promise.all(closing);
      await runClock(server);
      const { bids, auction: row } = await rowsOf(server, auction);
      if (between) expect(bids.length).toBeGreaterThan(0);
      expect(answers.filter((one) => one.statusCode === 201)).toHaveLength(bids.length);
      expect(row.winner_dealer_id).toBe(bids.at(-1)?.dealer_id ?? null);
      expect(bids.every((one) => one.inserted_at < row.end_time)).toBe(true);
      expect(row.status).toBe(bids.length > 0 ? 'AWAITING_OWNER' : 'NO_OFFERS');
    }
  });
});

describe('the owner’s answer', () => {
  test('yes and no at once are one answer, and one fee at most', async () => {
    for (let round = 0; round < 5; round++) {
      const auction = await startAuction(server, tenants.north, { dealers: 2, minutes: 5 });
      await bid(server, auction.seats[0] as Seat, 500);
      server.clock.advance(5 * 60_000);
      const replies = await Promise.all(
        [true, false, true, false, true].map((accepted) => answer(server, auction, accepted)),
      );
      const good = replies.filter((one) => one.statusCode === 200);
      expect(good).toHaveLength(1);
      const refused = replies.filter((one) => one.statusCode !== 200);
      expect(refused.every((one) => one.json().code === 'ALREADY_ANSWERED')).toBe(true);
      const accepted = good[0]?.json().accepted as boolean;
      const fees = await server.db.system((tx) =>
        tx.selectFrom('fees').where('auction_id', '=', auction.auctionId).select('id').execute(),
      );
      expect(fees).toHaveLength(accepted ? 1 : 0);
      const { auction: row, entries } = await rowsOf(server, auction);
      expect(row.status).toBe(accepted ? 'ACCEPTED' : 'DECLINED');
      expect(isIntact(entries)).toBe(true);
    }
  });

  test('one auction at a time, however many are asked for at once', async () => {
    const car = await reportCar(server, tenants.north, 2);
    const token = await server.signIn('agent@north.test');
    const payload = auctionBody(car, tenants.north);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => server.call('POST', '/api/auctions', { token, payload })),
    );
    expect(replies.map((one) => one.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });
});
