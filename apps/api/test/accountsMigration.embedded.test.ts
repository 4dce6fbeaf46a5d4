import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKysely } from '../src/db/database.ts';
import { EXTENSIONS } from '../src/db/open.ts';
import * as tenants from '../src/db/migrations/0001_tenants.ts';
import * as requests from '../src/db/migrations/0002_requests.ts';
import * as offers from '../src/db/migrations/0003_offers.ts';
import * as delivery from '../src/db/migrations/0004_delivery.ts';
import * as rowLevelSecurity from '../src/db/migrations/0005_row_level_security.ts';
import * as settings from '../src/db/migrations/0010_settings.ts';
import * as accounts from '../src/db/migrations/0012_accounts.ts';

let db: Kysely<unknown>;
let lite: PGlite;

beforeAll(async () => {
  lite = await PGlite.create({ extensions: EXTENSIONS });
  const config = { ...createPgConfig(lite), max: 1 } as unknown as pg.PoolConfig;
  db = createKysely(new pg.Pool(config)) as unknown as Kysely<unknown>;
  const before = [tenants, requests, offers, delivery, rowLevelSecurity, settings];
  for (const { up } of before) await up(db);
});
afterAll(async () => {
  await db.destroy();
  await lite.close();
});

test('accounts keep their addresses in the one form, and members who worked before may go on sending', async () => {
  await sql`
    insert into users (id, username, name, email, last_sign_in_at) values
      ('ann', 'Ann@North.test', 'Ann', 'Ann@North.test', '2026-03-02'),
      ('twin', ' ann@north.test', 'Twin', ' ann@north.test', '2026-03-01'),
      ('wide', 'ｂｅａ@north.test', 'Bea', 'ｂｅａ@north.test', null);
    insert into partners (id, name) values ('north', 'North');
    insert into invitations (id, partner_id, name, email, role, key_hash, inserted_at, expires_at)
      values
      ('old', 'north', 'Cy', 'cy@north.test', 'AGENT', 'a', '2026-03-01', '2026-04-01'),
      ('new', 'north', 'Cy', ' CY@north.test', 'AGENT', 'b', '2026-03-02', '2026-04-01');
  `.execute(db);
  await accounts.up(db);

  const users = await sql`select id, email, username, disabled_at is null as open,
    email_verified_at is not null as verified from users order by id`.execute(db);
  const of = (id: string, email: string, open: boolean) => ({
    id,
    email,
    username: email,
    open,
    verified: true,
  });
  // of two accounts with one address, the one used last keeps it
  expect(users.rows).toEqual([
    of('ann', 'ann@north.test', true),
    of('twin', 'twin@duplicate.invalid', false),
    of('wide', 'bea@north.test', true),
  ]);
  const invited = await sql`select id, email, revoked_at is null as open from invitations
    order by id`.execute(db);
  expect(invited.rows).toEqual([
    { id: 'new', email: 'cy@north.test', open: true },
    { id: 'old', email: 'cy@north.test', open: false },
  ]);
  const { rows } = await sql`select verified_at is not null as verified from partners`.execute(db);
  expect(rows).toEqual([{ verified: true }]);
  const second = sql`insert into users (id, username, name, email)
    values ('x', 'x', 'X', 'ann@north.test')`.execute(db);
  await expect(second).rejects.toThrow(/users_email/);
});
