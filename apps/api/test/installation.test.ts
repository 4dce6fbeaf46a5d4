import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkInstallation, claimInstallation } from '../src/db/installation.ts';
import * as installation from '../src/db/migrations/0018_installation.ts';
import type { Database } from '../src/db/database.ts';
import type { Mode } from '../src/settings/definition.ts';
import { openTestDatabase } from './database.ts';

const ONE = Buffer.from('a secret of thirty-two characters');
const OTHER = Buffer.from('another secret, as long as that one');
let db: Database;

beforeEach(async () => (db = await openTestDatabase()));
afterEach(() => db.close());

const by = (mode: Mode, secret = ONE, databaseUrl = 'postgres://db/forecourt') => ({
  mode,
  secret,
  databaseUrl,
});

describe('nodes of one database hold one secret', () => {
  test('a node with the same secret may start, again and again', async () => {
    await claimInstallation(db.direct, by('production'));
    await claimInstallation(db.direct, by('production'));
    await checkInstallation(db.direct, by('production'));
  });

  test('a node with another is refused in one line that says what to set', async () => {
    await claimInstallation(db.direct, by('production'));
    const refused = claimInstallation(db.direct, by('production', OTHER));
    await expect(refused).rejects.toThrow(/^FORECOURT_SECRET is another than[^\n]*as on the other/);
    await expect(checkInstallation(db.direct, by('production', OTHER))).rejects.toThrow();
    await claimInstallation(db.direct, by('production'));
  });

  test('of two that start at once, one is refused', async () => {
    const both = await Promise.allSettled([
      claimInstallation(db.direct, by('production')),
      claimInstallation(db.direct, by('production', OTHER)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the secret itself is not in the database', async () => {
    await claimInstallation(db.direct, by('production'));
    const row = await db.direct.selectFrom('installation').selectAll().executeTakeFirstOrThrow();
    expect(row.secret_fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(ONE.toString('hex'));
  });
});

describe('a database stays what it was made for', () => {
  test.each<[Mode, Mode]>([
    ['demo', 'production'],
    ['production', 'demo'],
    ['test', 'production'],
    ['production', 'test'],
  ])('made as %s, it is not used as %s', async (made, used) => {
    await claimInstallation(db.direct, by(made));
    const refused = claimInstallation(db.direct, by(used));
    await expect(refused).rejects.toThrow(`made in mode ${made}`);
    await expect(refused).rejects.toThrow('Set DATABASE_URL to an empty one, or start with');
  });
});

describe('a database of before', () => {
  const upgrade = async () => {
    await sql`drop table installation`.execute(db.direct);
    await installation.up(db.direct as never);
  };
  const mode = async () => {
    const { rows } = await sql<{ mode: Mode }>`select mode from installation`.execute(db.direct);
    return rows[0]?.mode;
  };

  test('with the demo in it is a demo', async () => {
    await sql`insert into partners (id, name) values ('p', 'Northgate Motors');
      insert into users (id, username, name, email)
        values ('u', 'staff@northgate.test', 'Staff', 'staff@northgate.test')`.execute(db.direct);
    await upgrade();
    expect(await mode()).toBe('demo');
    await claimInstallation(db.direct, by('demo'));
  });

  test('with other data in it is a production, whose secret is learned', async () => {
    await sql`insert into partners (id, name) values ('p', 'Wayside Cars')`.execute(db.direct);
    await upgrade();
    expect(await mode()).toBe('production');
    await expect(claimInstallation(db.direct, by('demo'))).rejects.toThrow(
      'made in mode production',
    );
    await claimInstallation(db.direct, by('production'));
    await expect(claimInstallation(db.direct, by('production', OTHER))).rejects.toThrow();
  });

  test('that is empty is what its first start says', async () => {
    await upgrade();
    expect(await mode()).toBeUndefined();
  });
});
