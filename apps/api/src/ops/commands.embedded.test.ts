import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedTenants } from '../../test/tenants.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { hashRecoveryCode, openAppKey, sealAppKey } from '../domain/factorSecrets.ts';
import { callOps } from './testing/ops.ts';

/** The commands as an operator calls them, on the embedded database. */

let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-commands-'));
  env = { FORECOURT_MODE: 'test', FORECOURT_DATA: join(folder, 'data') };
  await mkdir(join(folder, 'data'));
  await withDatabase((db) => seedTenants({ db }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Open = Awaited<ReturnType<typeof openDatabase>>;

/** Opens it as the server does, with the secret that is in the folder now. */
async function withDatabase<T>(work: (db: Open, secret: Buffer) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  const db = await openDatabase(config);
  try {
    return await work(db, config.secret);
  } finally {
    await db.close();
  }
}

const ops = (args: readonly string[], typed?: string) => callOps(env, args, typed);

test('an installation gets its first administrator, by a link and never by a password', async () => {
  const args = ['create-admin', 'ann@lakeside.test', '--name', 'Ann Lee', '--business', 'Lakeside'];
  const { code, said } = await ops(args);
  expect(said).toMatch(
    /^ann@lakeside\.test administers a new business\. .*\nhttp:\/\/localhost:4300\/reset\/[\w-]{43}$/,
  );
  expect(code).toBe(0);
  expect(await ops([...args, '--flows', 'trade,boats'])).toEqual({
    code: 1,
    said: '--flows: of trade, claim, inspect',
  });
});

test('what an administrator would mistype is asked for, and nothing happens without the answer', async () => {
  const about = ['--partner', 'north-trade', '--reason', 'Case 12'];
  const args = ['erase-customer', 'nobody@mail.test', ...about];
  for (const typed of ['', 'yes\n']) {
    const { code, said } = await ops(args, typed);
    expect(code).toBe(1);
    expect(said).toContain('Type nobody@mail.test to continue: Nothing was changed.');
  }
  expect(await ops([...args, '--yes'])).toEqual({
    code: 1,
    said: 'Nothing is kept of nobody@mail.test.',
  });
  // what is refused by a field is said in the words of the operator
  const unnamed = [...args.slice(0, 1), 'nobody', ...about];
  expect(await ops(unnamed, 'nobody\n')).toEqual({
    code: 1,
    said: expect.stringContaining('phone is not valid.'),
  });
});

test('pruning counts, line by line', async () => {
  const { code, said } = await ops(['prune', '--dry-run']);
  expect(said).toMatch(/^0 ended sessions\n(\d+ .+\n)+0 requests past the time/);
  expect(code).toBe(0);
});

test('files move between the folder and a bucket alone', async () => {
  expect(await ops(['storage-move', 'bucket'])).toEqual({
    code: 1,
    said: 'Set S3_BUCKET and its keys: one side is the bucket.',
  });
});

test('a new secret: what is encrypted goes on, recovery codes end, an interrupted attempt is resumed', async () => {
  const KEY = Buffer.from('the key of an authenticator');
  const file = join(folder, 'data', 'secret.key');
  const before = await readFile(file, 'utf8');
  const userId = await withDatabase((db, secret) =>
    db.system(async (tx) => {
      const { id } = await tx
        .selectFrom('users')
        .where('email', '=', 'admin@north.test')
        .select('id')
        .executeTakeFirstOrThrow();
      const app = { user_id: id, sealed_key: sealAppKey(secret, id, KEY), last_step: 0 };
      await tx
        .insertInto('authenticator_apps')
        .values({ ...app, inserted_at: new Date() })
        .execute();
      const code_hash = hashRecoveryCode(secret, id, '7K2MX-Q0FDR');
      await tx.insertInto('recovery_codes').values({ user_id: id, code_hash }).execute();
      return id;
    }),
  );
  const refused = await ops(['rotate-secret'], 'no\n');
  expect(refused.said).toContain('Nothing was changed.');
  expect(await readFile(file, 'utf8')).toBe(before);

  const { code, said } = await ops(['rotate-secret', '--yes']);
  expect(said).toMatch(
    /^Encrypted again: 1 authenticator apps, 0 webhooks, 0 company sign-ins\nEnded: 1 recovery codes/,
  );
  expect(code).toBe(0);
  const after = await readFile(file, 'utf8');
  expect(after).not.toBe(before);
  const readKey = () =>
    withDatabase(async (db, secret) => {
      const [app] = await db.direct.selectFrom('authenticator_apps').selectAll().execute();
      return openAppKey(secret, userId, app?.sealed_key ?? '');
    });
  expect(await readKey()).toEqual(KEY);

  // as if the machine had stopped between the database and the file
  await writeFile(`${file}.new`, after);
  await writeFile(file, before);
  expect((await ops(['rotate-secret', '--yes'])).code).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(after);
  expect(await readKey()).toEqual(KEY);
});
