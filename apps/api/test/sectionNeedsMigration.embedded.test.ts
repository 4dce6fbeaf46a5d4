import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { needsOf } from '@forecourt/contract';
import { createKysely } from '../src/db/database.ts';
import { up } from '../src/db/migrations/0024_section_needs.ts';
import type { JsonObject } from '../src/db/schema.ts';

test('partners that are there keep what they asked for, and nothing more becomes required', async () => {
  const lite = await PGlite.create();
  const config = { ...createPgConfig(lite), max: 1 } as unknown as pg.PoolConfig;
  const db = createKysely(new pg.Pool(config));
  await sql`
    create table customisations (id text, sections jsonb not null);
    create table reports (id text);
    insert into customisations values ('all', '{}'), ('some', '{"vin": false, "mileage": true}');
  `.execute(db);
  await up(db as never);
  const { rows } = await sql<{ sections: JsonObject }>`
    select sections from customisations order by id`.execute(db);
  const [all, some] = rows.map(({ sections }) => needsOf(sections));
  const required = Object.entries(all ?? {}).filter(([, need]) => need === 'required');
  expect(required.map(([name]) => name).sort()).toEqual(['contact_details', 'exterior_images']);
  expect(some).toEqual({ ...all, vin: 'off' });
  // versions before this one know off as false
  expect(rows[1]?.sections.vin).toBe(false);
  await db.destroy();
  await lite.close();
});
