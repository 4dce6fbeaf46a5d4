import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { seedTenants, type Tenants } from '../../test/tenants.ts';
import { SEND_QUEUE } from '../messaging/sendQueue.ts';
import { NOTICE_QUEUE } from '../modules/messages/notice.ts';

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  await server.db.scoped([tenants.south.partnerId], (tx) =>
    server.services.jobs.send(tx, SEND_QUEUE, { outboxId: 'of-south' }),
  );
});
afterAll(() => server.close());

const jobs = async () =>
  (await server.db.pool.query<{ data: object }>('select data from pgboss.job')).rows;

test('a handler adds jobs, alone and many at once, and they are gone when it fails', async () => {
  const { db, services } = server;
  const before = (await jobs()).length;
  const later = new Date(Date.now() + 3_600_000);
  await db.scoped([tenants.north.partnerId], async (tx) => {
    await services.jobs.send(tx, NOTICE_QUEUE, { threadId: 'a' }, { startAfter: later, key: 'a' });
    await services.jobs.sendAll(tx, SEND_QUEUE, [{ outboxId: 'b' }, { outboxId: 'c' }]);
  });
  expect((await jobs()).length).toBe(before + 3);
  const failing = db.scoped([tenants.north.partnerId], async (tx) => {
    await services.jobs.send(tx, SEND_QUEUE, { outboxId: 'never' });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect((await jobs()).length).toBe(before + 3);
  const { rows } = await db.pool.query(
    'select start_after from pgboss.job where singleton_key = $1',
    ['a'],
  );
  expect(rows).toEqual([{ start_after: later }]);
});

test('a handler sees and changes no job, in no table of the queue', async () => {
  const { rows: tables } = await server.db.pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'pgboss' and tablename <> 'queue'`);
  expect(tables.length).toBeGreaterThan(3);
  expect((await jobs()).length).toBeGreaterThan(0);
  for (const { name } of tables) {
    expect([name, await reached(`select * from ${name}`)]).toEqual([name, 0]);
    expect([name, await reached(`delete from ${name}`)]).toEqual([name, 0]);
  }
  expect(await reached(`update pgboss.job set data = '{}'`)).toBe(0);
  expect(await reached(`update pgboss.queue set retry_limit = 0`)).toBe(0);
});

/** How many rows a handler's statement can access; 0 when it is refused. */
async function reached(statement: string): Promise<number> {
  try {
    return await server.db.scoped([tenants.north.partnerId], async (tx) => {
      const { rows, numAffectedRows } = await sql.raw(statement).execute(tx);
      return rows.length + Number(numAffectedRows ?? 0);
    });
  } catch (error) {
    expect(error).toMatchObject({ code: '42501' });
    return 0;
  }
}
