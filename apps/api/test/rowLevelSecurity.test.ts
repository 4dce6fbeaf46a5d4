import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { findLeaks, tablesOf, type Table } from './rowLevelSecurity.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { seedWorld } from './world.ts';

/*
 * Tests only row-level security: generated from the schema, with SQL that filters by nothing. Each
 * policy is also switched off once, which the check must detect.
 */

let server: TestServer;
let tenants: Tenants;
let tables: Table[];

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  await seedWorld(server.services, tenants.north, 'Aberdeen-North');
  await seedWorld(server.services, tenants.south, 'Zanzibar-South');
  tables = await tablesOf(server.db);
});
afterAll(() => server.close());

const leaksOf = (some: readonly Table[]) =>
  findLeaks(server.db, some, tenants.north.partnerId, tenants.south.partnerId);

test('it runs the way it was asked to', () => {
  const asOwner = process.env.TEST_DATABASE_URL && process.env.TEST_DATABASE_ACCESS === 'owner';
  expect(server.db.access).toBe(asOwner ? 'owner' : 'role');
});

test('every table with a partner has row-level security', () => {
  const owned = tables.filter((one) => one.owner);
  expect(owned.length).toBeGreaterThan(20);
  expect(owned.filter((one) => !one.secured)).toEqual([]);
});

test('no way leads from one partner to another’s rows, in any table', async () => {
  expect(await leaksOf(tables)).toEqual([]);
});

describe('switched off, it is missed', () => {
  test('for each table by itself', { timeout: 120_000 }, async () => {
    for (const table of tables) {
      await switchOff(table);
      const leaks = await leaksOf([table]);
      await switchOn(table);
      // an empty table has no rows to read, but inserting another partner's row can be tried
      const { rowCount } = await server.db.pool.query(`select from "${table.name}" limit 1`);
      if (rowCount || table.owner)
        expect([table.name, leaks.length > 0]).toEqual([table.name, true]);
    }
    expect(await leaksOf(tables)).toEqual([]);
  });

  test('also where only what is written goes unchecked', async () => {
    const requests = tables.filter(({ name }) => name === 'requests');
    await server.db.system((tx) =>
      sql`create policy hole on requests for insert with check (true)`.execute(tx),
    );
    expect((await leaksOf(requests)).join()).toContain('requests: insert');
    await server.db.system((tx) => sql`drop policy hole on requests`.execute(tx));
  });
});

/** Removes a table's protection: disables its policies, or grants handlers rights on it. */
async function switchOff({ name, secured }: Table): Promise<void> {
  const table = sql.table(name);
  await server.db.system((tx) =>
    (secured
      ? sql`alter table ${table} disable row level security`
      : sql`grant select, insert, update, delete on ${table} to forecourt_app`
    ).execute(tx),
  );
}

async function switchOn({ name, secured }: Table): Promise<void> {
  const table = sql.table(name);
  await server.db.system((tx) =>
    (secured
      ? sql`alter table ${table} enable row level security`
      : sql`revoke all on ${table} from forecourt_app`
    ).execute(tx),
  );
}
