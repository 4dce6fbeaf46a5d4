import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import type { DatabaseLimits } from '../src/db/limits.ts';
import { openPostgres } from '../src/db/open.ts';
import { systemClock } from '../src/runtime.ts';
import { buildServer, type Server } from '../src/start.ts';
import { openTestDatabase } from './database.ts';
import { startTestServer } from './harness.ts';
import { startProxy, type StallingProxy } from './stallingProxy.ts';
import { until } from './until.ts';

test('probes say that the server lives and is ready, and take no name from anybody', async () => {
  const server = await startTestServer();
  expect((await server.call('GET', '/healthz')).json()).toMatchObject({ status: 'ok' });
  const ready = await server.call('GET', '/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  for (const reserved of ['/metrics', '/docs/x', '/api', '/media/']) {
    const answer = await server.call('GET', reserved, { headers: { accept: 'text/html' } });
    expect([reserved, answer.statusCode]).toEqual([reserved, 404]);
  }
  await server.close();
});

/** No limit but the one that a test is about: a busy machine reaches none of them. */
const PATIENT: DatabaseLimits = {
  connect: 60_000,
  statement: 60_000,
  lock: 60_000,
  idleInTransaction: 60_000,
};

describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  let home: Database;
  let url: string;

  beforeAll(async () => {
    home = await openTestDatabase();
    ({ connectionString: url } = home.pool.options as { connectionString: string });
  });
  afterAll(() => home.close());

  const withLimit = async (
    limit: Partial<DatabaseLimits>,
    work: (db: Database) => Promise<void>,
  ) => {
    const db = await openPostgres(url, 3, undefined, { ...PATIENT, ...limit });
    await work(db).finally(() => db.close());
  };

  test('a statement that takes too long is ended', () =>
    withLimit({ statement: 500 }, async (db) => {
      const sleeping = sql`select pg_sleep(600)`.execute(db.direct);
      await expect(sleeping).rejects.toMatchObject({ code: '57014' });
    }));

  test('who waits too long for a lock is told so', () =>
    withLimit({ lock: 300 }, async (db) => {
      const lock = (tx: Parameters<Parameters<Database['system']>[0]>[0]) =>
        sql`lock table partners in exclusive mode`.execute(tx);
      await db.system(async (tx) => {
        await lock(tx);
        await expect(db.system(lock)).rejects.toMatchObject({ code: '55P03' });
      });
    }));

  test('a transaction that stands still is ended, and its connection replaced', () =>
    withLimit({ idleInTransaction: 500 }, async (db) => {
      const ended = new Promise((resolve) => {
        db.pool.once('acquire', (client) => client.once('end', () => resolve(undefined)));
      });
      const idle = db.system(async (tx) => {
        await sql`select 1`.execute(tx);
        await ended;
        await sql`select 1`.execute(tx);
      });
      await expect(idle).rejects.toThrow();
      await sql`select 1`.execute(db.direct);
    }));

  describe('that hangs', () => {
    let proxy: StallingProxy;
    let server: Server;

    beforeAll(async () => {
      proxy = await startProxy(url);
      const template = await startTestServer();
      const { config } = template.services;
      await template.close();
      const db = await openPostgres(proxy.url, 3, undefined, PATIENT);
      const parts = { db, clock: systemClock, workJobs: false, validateResponses: true };
      server = await buildServer(config, parts);
    });
    afterEach(() => {
      vi.useRealTimers();
      proxy.recover();
    });
    afterAll(async () => {
      await server.stop();
      await proxy.close();
    });

    const get = async (path: string) => {
      const answer = await server.app.inject({ method: 'GET', url: path });
      return { status: answer.statusCode, body: answer.json<object>() };
    };

    test('readiness is refused within a second, and the process lives', async () => {
      expect((await get('/readyz')).status).toBe(200);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      proxy.stall();
      for (let probe = 0; probe < 5; probe++) {
        const timers = vi.getTimerCount();
        const ready = get('/readyz');
        await until(() => vi.getTimerCount() > timers);
        expect((await get('/healthz')).status).toBe(200);
        vi.advanceTimersByTime(999);
        expect(await ready).toMatchObject({ status: 503, body: { not_ready: ['database'] } });
      }
      proxy.recover();
      vi.useRealTimers();
      await until(async () => (await get('/readyz')).status === 200);
    });

    test('a call is refused when it has waited for a connection, and told to come again', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      proxy.stall();
      const payload = { username: 'somebody@north.test', password: 'demo1234' };
      const signIn = server.app.inject({ method: 'POST', url: '/api/session', payload });
      let isAnswered = false;
      void signIn.then(() => (isAnswered = true));
      await until(() => {
        vi.advanceTimersByTime(PATIENT.connect);
        return isAnswered;
      });
      const call = await signIn;
      expect([call.statusCode, call.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
      expect(call.headers['retry-after']).toBeDefined();
    });
  });
});
