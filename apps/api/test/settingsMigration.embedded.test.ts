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

let db: Kysely<unknown>;
let lite: PGlite;

beforeAll(async () => {
  lite = await PGlite.create({ extensions: EXTENSIONS });
  const config = { ...createPgConfig(lite), max: 1 } as unknown as pg.PoolConfig;
  db = createKysely(new pg.Pool(config)) as unknown as Kysely<unknown>;
  for (const { up } of [tenants, requests, offers, delivery, rowLevelSecurity]) await up(db);
});
afterAll(async () => {
  await db.destroy();
  await lite.close();
});

test('what stood with the flows of a partner is the partner’s after the update, trade first', async () => {
  await sql`
    insert into partners (id, name) values ('two', 'Two flows'), ('none', 'No flow');
    insert into customisations (id, partner_id, flow, unique_id, logo_url, logo_width, assets, theme)
      values
      ('claim', 'two', 'CLAIM', 'two-claim', '/claim.png', 90, '{}', '{"ui_secondary_1": "#111111"}'),
      ('trade', 'two', 'TRADE', 'two-trade', '/trade.png', 80, '{"side_image": "/side.jpg"}',
        '{"ui_secondary_1": "#222222"}');
    insert into translations (partner_id, customisation_id, locale_code, messages)
      values ('two', 'claim', 'fr', '{"a": "b"}'), ('two', 'trade', 'fr', '{"a": "b"}');
  `.execute(db);
  await settings.up(db);
  const { rows } = await sql`
    select id, logo_url, logo_width, side_image, theme, settings_version from partners order by id
  `.execute(db);
  const common = { settings_version: 1 };
  expect(rows).toEqual([
    { ...common, id: 'none', logo_url: null, logo_width: null, side_image: null, theme: {} },
    {
      ...common,
      id: 'two',
      logo_url: '/trade.png',
      logo_width: 80,
      side_image: '/side.jpg',
      theme: { ui_secondary_1: '#222222' },
    },
  ]);
  const files = await sql`select partner_id, locale_code from translations`.execute(db);
  expect(files.rows).toEqual([{ partner_id: 'two', locale_code: 'fr' }]);
});
