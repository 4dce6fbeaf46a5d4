import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/db/open.ts';

/*
 * Which users can start the server on their own PostgreSQL. Runs the SQL of
 * docs/operate/postgresql.md unchanged.
 */

const server = process.env.TEST_DATABASE_URL ?? '';
const NO_SCOPE: string[] = [];

describe.runIf(server)('on a PostgreSQL server', () => {
  let name: string;
  let url: URL;

  beforeEach(async () => {
    name = `forecourt_owner_${randomBytes(6).toString('hex')}`;
    await asAdmin(`create role ${name} login password '${name}'`);
    await asAdmin(`create database ${name} owner ${name}`);
    url = new URL(server);
    Object.assign(url, { pathname: `/${name}`, username: name, password: name });
  });
  afterEach(async () => {
    await asAdmin(`drop database if exists ${name} with (force)`);
    await asAdmin(`drop role ${name}`);
  });

  test('an ordinary owner starts it, is bound by row-level security, and starts it again', async () => {
    for (let start = 0; start < 2; start++) {
      const db = await openPostgres(url.href, 2);
      expect(db.access).toBe('owner');
      const id = `p${start}`;
      await db.system((tx) => tx.insertInto('partners').values({ id, name: id }).execute());
      const seen = (ids: string[]) =>
        db.read(ids, (tx) => tx.selectFrom('partners').select('id').execute());
      expect(await seen([id])).toEqual([{ id }]);
      expect(await seen(NO_SCOPE)).toEqual([]);
      expect(await db.direct.selectFrom('partners').select('id').execute()).toHaveLength(start + 1);
      await db.close();
    }
  });

  test('the owner finds nothing by himself, without saying that he works for the server', async () => {
    const db = await openPostgres(url.href, 2);
    await db.system((tx) => tx.insertInto('partners').values({ id: 'p', name: 'p' }).execute());
    await db.close();
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    expect((await client.query('select id from partners')).rows).toEqual([]);
    await client.query("set app.system = 'on'");
    expect((await client.query('select id from partners')).rows).toEqual([{ id: 'p' }]);
    await client.end();
  });

  test('with the two lines of the documentation, the separate role is used', async () => {
    await asAdmin('create role forecourt_app nologin').catch((error: { code?: string }) => {
      if (error.code !== '42710') throw error; // there already: the role is the whole server's
    });
    await asAdmin(`grant forecourt_app to ${name}`);
    const db = await openPostgres(url.href, 2);
    expect(db.access).toBe('role');
    const users = db.scoped(NO_SCOPE, (tx) => sql`select from sessions`.execute(tx));
    await expect(users).rejects.toMatchObject({ code: '42501' });
    await db.close();

    await asAdmin(`revoke forecourt_app from ${name}`);
    await expect(openPostgres(url.href, 2)).rejects.toThrow(`grant forecourt_app to ${name};`);
  });

  test('who would bypass row-level security is refused where no role can be taken', async () => {
    await (await openPostgres(url.href, 2)).close();
    await asAdmin(`alter role ${name} bypassrls`);
    await expect(openPostgres(url.href, 2)).rejects.toThrow('bypasses row-level security');
  });
});

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
