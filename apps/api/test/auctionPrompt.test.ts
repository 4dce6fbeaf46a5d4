import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { openPostgres } from '../src/db/open.ts';
import { queueTick } from '../src/modules/selling/auctions/tickQueue.ts';
import { buildServer, type Server } from '../src/start.ts';
import { bid, messageCounts, startAuction, type RunningAuction } from './auctionHouse.ts';
import { openTestDatabase } from './database.ts';
import { harnessOf, type TestClock, type TestServer } from './harness.ts';
import { seedTenants, type Tenant } from './tenants.ts';

/* In real time, with workers: an auction is closed within two seconds of its end. */

const LATE_MS = 2000;
const SOON_MS = 1200;
const GIVE_UP = { timeout: 20_000, interval: 50 };

let folder: string;
let db: Database;
let servers: Server[];
let north: Tenant | undefined;
/** How far the servers' clock is ahead of the real one. */
let ahead: number;
const clock: TestClock = {
  now: () => new Date(Date.now() + ahead),
  set: (time) => (ahead = new Date(time).getTime() - Date.now()),
  advance: (milliseconds) => (ahead += milliseconds),
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-prompt-'));
  db = await openTestDatabase();
  servers = [];
  north = undefined;
  ahead = 0;
});
afterEach(async () => {
  for (const server of servers.toReversed()) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(on: Database, workJobs = true): Promise<TestServer> {
  const config = readConfig(
    { FORECOURT_MODE: 'test', PUBLIC_URL: 'https://forecourt.test' },
    { dataFolder: folder, demoData: false, logLevel: 'silent' },
  );
  const server = await buildServer(config, { db: on, clock, workJobs, validateResponses: true });
  servers.push(server);
  return harnessOf(server, on, clock);
}

async function auctionWithBids(server: TestServer): Promise<RunningAuction> {
  north ??= (await seedTenants(server.services)).north;
  const auction = await startAuction(server, north, { dealers: 2 });
  const [first, second] = auction.seats;
  expect((await bid(server, first!, 1000)).statusCode).toBe(201);
  expect((await bid(server, second!, 2000)).statusCode).toBe(201);
  return auction;
}

/** Gives an auction an end in the near future; with its job, or as if that had been lost. */
async function endSoon(
  { services }: TestServer,
  { auctionId }: RunningAuction,
  withJob: boolean,
): Promise<Date> {
  const end = new Date(clock.now().getTime() + SOON_MS);
  await db.system(async (tx) => {
    await tx.updateTable('auctions').set({ end_time: end }).where('id', '=', auctionId).execute();
    if (withJob) await queueTick(services, tx, end);
  });
  return end;
}

/** How many milliseconds after its end the auction was closed. */
async function lateness({ auctionId }: RunningAuction, end: Date): Promise<number> {
  const closedAt = () =>
    db.system(async (tx) => {
      const row = await tx
        .selectFrom('auctions')
        .where('id', '=', auctionId)
        .select('closed_at')
        .executeTakeFirstOrThrow();
      return row.closed_at;
    });
  await expect.poll(closedAt, GIVE_UP).not.toBeNull();
  return ((await closedAt())?.getTime() ?? Infinity) - end.getTime();
}

async function expectClosedOnce(server: TestServer, auction: RunningAuction): Promise<void> {
  // whoever else wakes up finds nothing to do
  await wait(LATE_MS);
  expect(await messageCounts(server, auction.auctionId)).toMatchObject({
    AUCTION_WON: 1,
    AUCTION_LOST: 1,
    OFFER: 1,
  });
}

test('an end that was announced is met', { timeout: 60_000 }, async () => {
  const server = await start(db);
  const auction = await auctionWithBids(server);
  const end = await endSoon(server, auction, true);
  const late = await lateness(auction, end);
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(LATE_MS);
  await expectClosedOnce(server, auction);
});

test(
  'after a restart an end without a job is met, and one that has passed at once',
  {
    timeout: 60_000,
  },
  async () => {
    // the node that took the bids has no workers, and the job is lost
    const first = await start(db, false);
    const [auction, passed] = [await auctionWithBids(first), await auctionWithBids(first)];
    await endSoon(first, passed, false);
    await wait(SOON_MS);
    const end = await endSoon(first, auction, false);
    await start(await another());
    // counted from when the node is there, which a busy machine may take long for
    const up = clock.now();
    expect(await lateness(passed, up)).toBeLessThan(LATE_MS);
    expect(await lateness(auction, end > up ? end : up)).toBeLessThan(LATE_MS);
  },
);

test('a clock that jumps past the end is noticed', { timeout: 60_000 }, async () => {
  const server = await start(db);
  const auction = await auctionWithBids(server);
  const { end_time: end } = await db.system((tx) =>
    tx
      .selectFrom('auctions')
      .where('id', '=', auction.auctionId)
      .select('end_time')
      .executeTakeFirstOrThrow(),
  );
  clock.set(new Date(end.getTime() + 10));
  expect(await lateness(auction, end)).toBeLessThan(LATE_MS);
});

test('two nodes close it once', { timeout: 60_000 }, async () => {
  const server = await start(db);
  await start(await another());
  const auction = await auctionWithBids(server);
  const end = await endSoon(server, auction, true);
  expect(await lateness(auction, end)).toBeLessThan(LATE_MS);
  await expectClosedOnce(server, auction);
});

/** A second access to the same database: a pool of its own on PostgreSQL. */
async function another(): Promise<Database> {
  if (!process.env.TEST_DATABASE_URL) return { ...db, close: async () => undefined };
  const { connectionString } = db.pool.options as { connectionString: string };
  return openPostgres(connectionString, 4);
}
