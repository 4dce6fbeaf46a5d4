import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/db/open.ts';
import type { Database } from '../src/db/database.ts';
import { systemClock } from '../src/runtime.ts';
import { buildServer, type Server } from '../src/start.ts';
import { openTestDatabase } from './database.ts';
import { startTestServer } from './harness.ts';
import { startProxy, type StallingProxy } from './stallingProxy.ts';

const LIMITS = { connect: 500, statement: 700, lock: 300, idleInTransaction: 2500 };

test('probes say that the server lives and is ready, and take no name from anybody', async () => {
  const server = await startTestServer();
  expect((await server.call('GET', '/healthz')).json()).toMatchObject({ status: 'ok' });
  const ready = await server.call('GET', '/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  for (const reserved of ['/metrics', '/openapi.json', '/docs', '/docs/x', '/api', '/media/']) {
    const answer = await server.call('GET', reserved, { headers: { accept: 'text/html' } });
    expect([reserved, answer.statusCode]).toEqual([reserved, 404]);
  }
  await server.close();
});

describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  let home: Database;
  let proxy: StallingProxy;
  let server: Server;

  beforeAll(async () => {
    home = await openTestDatabase();
    const { connectionString } = home.pool.options as { connectionString: string };
    proxy = await startProxy(connectionString);
    const template = await startTestServer();
    const { config } = template.services;
    await template.close();
    const db = await openPostgres(proxy.url, 3, undefined, LIMITS);
    const parts = { db, clock: systemClock, workJobs: false, validateResponses: true };
    server = await buildServer(config, parts);
  });
  afterEach(() => proxy.recover());
  afterAll(async () => {
    await server.stop();
    await proxy.close();
    await home.close();
  });

  const get = async (url: string) => {
    const start = performance.now();
    const answer = await server.app.inject({ method: 'GET', url });
    return {
      status: answer.statusCode,
      body: answer.json<object>(),
      ms: performance.now() - start,
    };
  };
  const until = async (holds: () => Promise<boolean>) => {
    for (const end = Date.now() + 15_000; Date.now() < end; await wait(100)) {
      if (await holds()) return;
    }
    throw new Error('It took too long');
  };

  test('while the database hangs, readiness is refused within a second and the process lives', async () => {
    expect((await get('/readyz')).status).toBe(200);
    proxy.stall();
    for (let probe = 0; probe < 5; probe++) {
      const ready = await get('/readyz');
      expect(ready).toMatchObject({ status: 503, body: { not_ready: ['database'] } });
      expect(ready.ms).toBeLessThan(1000);
      const alive = await get('/healthz');
      expect(alive.status).toBe(200);
      expect(alive.ms).toBeLessThan(200);
    }
    const payload = { username: 'somebody@north.test', password: 'demo1234' };
    const call = await server.app.inject({ method: 'POST', url: '/api/session', payload });
    expect([call.statusCode, call.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    expect(call.headers['retry-after']).toBeDefined();

    proxy.recover();
    await until(async () => (await get('/readyz')).status === 200);
  });

  test('a statement that takes too long is ended', async () => {
    const sleeping = sql`select pg_sleep(20)`.execute(server.services.db.direct);
    await expect(sleeping).rejects.toMatchObject({ code: '57014' });
  });

  test('who waits too long for a lock is told so', async () => {
    const { db } = server.services;
    const lock = (tx: Parameters<Parameters<Database['system']>[0]>[0]) =>
      sql`lock table partners in exclusive mode`.execute(tx);
    await db.system(async (tx) => {
      await lock(tx);
      await expect(db.system(lock)).rejects.toMatchObject({ code: '55P03' });
    });
  });

  test('a transaction that stands still is ended, and its connection replaced', async () => {
    const { db } = server.services;
    const idle = db.system(async (tx) => {
      await sql`select 1`.execute(tx);
      await wait(LIMITS.idleInTransaction + 500);
      await sql`select 1`.execute(tx);
    });
    await expect(idle).rejects.toThrow();
    expect((await get('/readyz')).status).toBe(200);
  });
});
