import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedTenants } from '../../test/tenants.ts';
import { readConfig } from '../config.ts';
import { lockFolder } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { openFiles } from '../media/files.ts';
import { contentsOf } from './testing/contents.ts';
import { callOps } from './testing/ops.ts';

let folder: string;
let data: string;
let before: Record<string, unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-backup-'));
  data = join(folder, 'data');
  await mkdir(data);
  const files = await openFiles(configOf(data).storage);
  await files.put('photos/a/front.jpg', Buffer.from([0xff, 0xd8, 1, 2, 3]));
  await files.put('photos/b/rear.jpg', Buffer.alloc(300_000, 7));
  await files.put('unfinished/half', Buffer.from('half a photo'));
  before = await contents(data, (db) => seedTenants({ db }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const envOf = (dataFolder: string) => ({ FORECOURT_MODE: 'test', FORECOURT_DATA: dataFolder });
const configOf = (dataFolder: string) => readConfig(envOf(dataFolder));

type Open = Awaited<ReturnType<typeof openDatabase>>;

/** The rows of a data folder's database; opens it like the server, with the folder's own secret. */
async function contents(dataFolder: string, first?: (db: Open) => Promise<unknown>) {
  const db = await openDatabase(configOf(dataFolder));
  try {
    await first?.(db);
    return await contentsOf(db.pool);
  } finally {
    await db.close();
  }
}

const ops = (dataFolder: string, ...args: string[]) => callOps(envOf(dataFolder), args);

/** The commands of the operator's page, with its folder in this test's. */
const page = readFileSync(new URL('../../../../docs/operate/backup.md', import.meta.url), 'utf8');
const onPage = (name: string): string[] => {
  const line = new RegExp(`^npm run ops -- (${name}.*)$`, 'm').exec(page)?.[1] ?? '';
  return line.replace('/var/backups', folder).split(' ');
};

test('what is restored is what was backed up, also after an attempt that was interrupted', async () => {
  const kept = join(folder, 'forecourt', 'today');
  const backedUp = await ops(data, ...onPage('backup'));
  expect(backedUp).toMatchObject({ code: 0 });
  expect(backedUp.said).toContain('Media: 2 files, 0.3 MB');

  // as a restore leaves it that was interrupted
  const other = await made(join(folder, 'other'));
  const halfway = await openFiles(configOf(other).storage);
  await halfway.put('photos/b/rear.jpg', Buffer.alloc(300_000, 7));
  await writeFile(join(await made(join(other, 'database.unfinished')), 'PG_VERSION'), 'half');

  const restored = await ops(other, ...onPage('restore'));
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.said).toMatch(/^Restored as of \d{4}-/);
  expect(Object.keys(before).length).toBeGreaterThan(50);
  expect(await contents(other)).toEqual(before);
  for (const file of ['media/photos/a/front.jpg', 'media/photos/b/rear.jpg', 'secret.key']) {
    const [was, is] = await Promise.all([data, other].map((one) => readFile(join(one, file))));
    expect(is?.equals(was!), file).toBe(true);
  }

  expect(await ops(other, 'restore', kept)).toEqual({
    code: 1,
    said: expect.stringContaining('already has a database. Restore into an empty one.'),
  });
  expect(await ops(data, 'backup', kept)).toEqual({
    code: 1,
    said: `${kept} is not empty: a backup goes into a folder of its own.`,
  });
});

test('before an upgrade, settings are read and the database is brought to this version', async () => {
  expect(await ops(data, ...onPage('check-config'))).toEqual({
    code: 0,
    said: 'The settings are right.',
  });
  expect(await ops(data, ...onPage('migrate'))).toEqual({
    code: 0,
    said: 'The database is of this version.',
  });
  const { code, said } = await ops(data, ...onPage('doctor'));
  // no server answers at its address
  expect(code).toBe(1);
  expect(said).toMatch(/^✓ Database: embedded\n(.*\n)*✗ Address: /);
});

test('a database in use is not copied, and nothing is left of the attempt', async () => {
  const kept = join(folder, 'in-use');
  const unlock = lockFolder(data);
  try {
    const { code, said } = await ops(data, 'backup', kept);
    expect(code).toBe(1);
    expect(said).toContain('is in use by another Forecourt');
    await expect(readFile(kept)).rejects.toMatchObject({ code: 'ENOENT' });
  } finally {
    unlock();
  }
});

test('a folder that is not a whole backup is not restored', async () => {
  const empty = await made(join(folder, 'empty'));
  const half = await made(join(folder, 'half'));
  expect(await ops(empty, 'restore', half)).toEqual({
    code: 1,
    said: `${half} is not a backup, or one that was not finished.`,
  });
  await writeFile(join(half, 'manifest.json'), '{"format": 2}');
  expect(await ops(empty, 'restore', half)).toEqual({
    code: 1,
    said: `${half} was made by another version: manifest.json.`,
  });
});

test.each([
  [],
  ['restore', 'a', 'b'],
  ['toString'],
  ['create-admin', 'ann@mail.test'],
  ['prune', '--all'],
])('a command that is not one is answered by those that are: %s', async (...args) => {
  const { code, said } = await ops(data, ...args);
  expect(code).toBe(2);
  expect(said).toMatch(/^npm run ops -- <command>\n {2}check-config/);
});

async function made(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return path;
}
