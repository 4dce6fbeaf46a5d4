import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createKysely } from '../src/db/database.ts';
import { up } from '../src/db/migrations/0043_distance_units.ts';

test('mileages that are there keep the unit that they were shown with', async () => {
  const lite = await PGlite.create();
  const config = { ...createPgConfig(lite), max: 1 } as unknown as pg.PoolConfig;
  const db = createKysely(new pg.Pool(config));
  await sql`
    create table partners (id text, country_code text, currency text, time_zone text);
    create table reports (request_id text, partner_id text, car jsonb);
    create table requests (id text, partner_id text, corrections jsonb);
    create table request_events (id int, request_id text, partner_id text, change jsonb);
    insert into partners values
      ('dollars', '372', 'USD', 'UTC'), ('estonia', '372', 'EUR', 'Europe/Tallinn'),
      ('canada', '1', 'USD', 'America/Toronto'), ('oregon', '1', 'USD', 'America/Los_Angeles'),
      ('london', '44', 'EUR', 'UTC');
    insert into reports values
      ('plain', 'dollars', '{"condition": {"mileage": 84000}}'),
      ('abroad', 'dollars', '{"country_code": "EE", "condition": {"mileage": 84000}}'),
      ('blank', 'dollars', '{}'),
      ('km', 'estonia', '{"vin": "x", "condition": {"mileage": 0, "keys_count": 2}}');
    insert into requests values
      ('plain', 'dollars', '{"mileage": {"entered": "90000", "by": "x"}, "year": {"entered": "2019"}}'),
      ('abroad', 'dollars', '{"mileage": {"entered": null}}'),
      ('blank', 'dollars', '{}'),
      ('km', 'estonia', '{}');
    insert into request_events values
      (1, 'km', 'estonia', '{"field": "mileage", "before": null, "after": "0"}'),
      (2, 'km', 'estonia', '{"field": "year", "before": null, "after": "2019"}');
  `.execute(db);
  await up(db as never);

  const units = await sql<{ id: string; distance_unit: string }>`
    select id, distance_unit from partners`.execute(db);
  expect(Object.fromEntries(units.rows.map((row) => [row.id, row.distance_unit]))).toEqual({
    dollars: 'mi',
    estonia: 'km',
    canada: 'km',
    oregon: 'mi',
    london: 'mi',
  });
  const reports = await sql<{ request_id: string; car: object }>`
    select request_id, car from reports`.execute(db);
  expect(Object.fromEntries(reports.rows.map((row) => [row.request_id, row.car]))).toEqual({
    plain: { condition: { mileage: 84_000, mileage_unit: 'mi' } },
    abroad: { country_code: 'EE', condition: { mileage: 84_000, mileage_unit: 'km' } },
    blank: {},
    km: { vin: 'x', condition: { mileage: 0, keys_count: 2, mileage_unit: 'km' } },
  });
  const requests = await sql<{ corrections: object }>`
    select corrections from requests where id in ('plain', 'abroad') order by id desc`.execute(db);
  expect(requests.rows.map(({ corrections }) => corrections)).toEqual([
    { mileage: { entered: '90000 mi', by: 'x' }, year: { entered: '2019' } },
    { mileage: { entered: null } },
  ]);
  const events = await sql<{ change: object }>`
    select change from request_events order by id`.execute(db);
  expect(events.rows.map(({ change }) => change)).toEqual([
    { field: 'mileage', before: null, after: '0 km' },
    { field: 'year', before: null, after: '2019' },
  ]);
  await db.destroy();
  await lite.close();
});
