import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { openPostgres } from '../src/db/open.ts';
import { announceEnd, EndAlarm } from '../src/modules/selling/auctions/endAlarm.ts';
import { tick } from '../src/modules/selling/auctions/tick.ts';
import { queueTick } from '../src/modules/selling/auctions/tickQueue.ts';
import { buildServer, type Server } from '../src/start.ts';
import { bid, messageCounts, startAuction, type RunningAuction } from './auctionHouse.ts';
import { openTestDatabase } from './database.ts';
import { harnessOf, type TestClock, type TestServer } from './harness.ts';
import { seedTenants, type Tenant } from './tenants.ts';
import { until } from './until.ts';

/*
 * In real time, by the alarm alone: nobody works on the queue. How soon after its end an auction is closed
 * is measured by `npm run bench -- limits`.
 */

const SOON_MS = 1200;

let folder: string;
let db: Database;
let servers: Server[];
let alarms: EndAlarm[];
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
  alarms = [];
  north = undefined;
  ahead = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const alarm of alarms) await alarm.stop();
  for (const server of servers.toReversed()) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(on: Database, workJobs = false): Promise<TestServer> {
  const config = readConfig(
    { FORECOURT_MODE: 'test', PUBLIC_URL: 'https://forecourt.test' },
    { dataFolder: folder, demoData: false, logLevel: 'silent' },
  );
  const server = await buildServer(config, { db: on, clock, workJobs, validateResponses: true });
  servers.push(server);
  return harnessOf(server, on, clock);
}

async function startWithAlarm(on: Database): Promise<TestServer> {
  const server = await start(on);
  const alarm = new EndAlarm(server.services, () => tick(server.services));
  alarms.push(alarm);
  await alarm.start();
  return server;
}

async function auctionWithBids(server: TestServer): Promise<RunningAuction> {
  north ??= (await seedTenants(server.services)).north;
  const auction = await startAuction(server, north, { dealers: 2 });
  const [first, second] = auction.seats;
  expect((await bid(server, first!, 1000)).statusCode).toBe(201);
  expect((await bid(server, second!, 2000)).statusCode).toBe(201);
  return auction;
}

/** Gives an auction an end in the near future, and announces it, unless that was lost. */
async function endSoon({ auctionId }: RunningAuction, isAnnounced: boolean): Promise<Date> {
  const end = new Date(clock.now().getTime() + SOON_MS);
  await db.system(async (tx) => {
    await tx.updateTable('auctions').set({ end_time: end }).where('id', '=', auctionId).execute();
    if (isAnnounced) await announceEnd(tx, end);
  });
  return end;
}

async function expectClosedAfter({ auctionId }: RunningAuction, end: Date): Promise<void> {
  const closedAt = async () => {
    const row = await db.system((tx) =>
      tx
        .selectFrom('auctions')
        .where('id', '=', auctionId)
        .select('closed_at')
        .executeTakeFirstOrThrow(),
    );
    return row.closed_at?.getTime();
  };
  await until(async () => (await closedAt()) !== undefined);
  expect(await closedAt()).toBeGreaterThanOrEqual(end.getTime());
}

async function expectClosedOnce(auction: RunningAuction): Promise<void> {
  // whoever else wakes up finds nothing to do
  for (const { services } of servers) await tick(services);
  expect(await messageCounts({ db }, auction.auctionId)).toMatchObject({
    AUCTION_WON: 1,
    AUCTION_LOST: 1,
    OFFER: 1,
  });
}

test('an end that was announced is met', async () => {
  const server = await startWithAlarm(db);
  const auction = await auctionWithBids(server);
  await expectClosedAfter(auction, await endSoon(auction, true));
  await expectClosedOnce(auction);
});

test('to schedule an end announces it', async () => {
  const server = await startWithAlarm(db);
  const auction = await auctionWithBids(server);
  const end = await endSoon(auction, false);
  await db.system((tx) => queueTick(server.services, tx, end));
  await expectClosedAfter(auction, end);
});

test('after a restart an end without a job is met, and so is one that has passed', async () => {
  // the node that took the bids has no alarm
  const first = await start(db);
  const [auction, passed] = [await auctionWithBids(first), await auctionWithBids(first)];
  const over = await endSoon(passed, false);
  clock.advance(SOON_MS);
  const end = await endSoon(auction, false);
  await startWithAlarm(await another());
  await expectClosedAfter(passed, over);
  await expectClosedAfter(auction, end);
});

test('a clock that jumps past the end is noticed', async () => {
  const server = await startWithAlarm(db);
  const auction = await auctionWithBids(server);
  const { end_time: end } = await db.system((tx) =>
    tx
      .selectFrom('auctions')
      .where('id', '=', auction.auctionId)
      .select('end_time')
      .executeTakeFirstOrThrow(),
  );
  clock.set(new Date(end.getTime() + 10));
  await expectClosedAfter(auction, end);
});

test('two nodes close it once', async () => {
  const server = await startWithAlarm(db);
  await startWithAlarm(await another());
  const auction = await auctionWithBids(server);
  await expectClosedAfter(auction, await endSoon(auction, true));
  await expectClosedOnce(auction);
});

test('each node that works has the alarm', async () => {
  const started = vi.spyOn(EndAlarm.prototype, 'start');
  await start(db);
  expect(started).not.toHaveBeenCalled();
  await start(await another(), true);
  expect(started).toHaveBeenCalledOnce();
});

/** A second access to the same database: a pool of its own on PostgreSQL. */
async function another(): Promise<Database> {
  if (!process.env.TEST_DATABASE_URL) return { ...db, close: async () => undefined };
  const { connectionString } = db.pool.options as { connectionString: string };
  return openPostgres(connectionString, 4);
}
