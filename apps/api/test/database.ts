import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { EXTENSIONS, openEmbedded, openPostgres } from '../src/db/open.ts';
import { createJobs } from '../src/jobs/boss.ts';
import type { Database } from '../src/db/database.ts';
import type { Log } from '../src/runtime.ts';

const MIGRATIONS = fileURLToPath(new URL('../src/db/migrations', import.meta.url));
const MANIFEST = fileURLToPath(new URL('../package.json', import.meta.url));
const CACHE = fileURLToPath(
  new URL('../../../node_modules/.cache/forecourt-api-test', import.meta.url),
);
const POOL_SIZE = 8;
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * An empty, migrated database: on the server in `TEST_DATABASE_URL`, or embedded. Each call returns
 * a new one, which is dropped when closed.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server);
  return openEmbedded(
    await PGlite.create({ loadDataDir: await template(), extensions: EXTENSIONS }),
  );
}

/**
 * A migrated cluster, cached between runs: creating one takes seconds, but unpacking it does not.
 */
async function template(): Promise<Blob> {
  const file = join(CACHE, `${fingerprint()}.tar`);
  if (!existsSync(file)) {
    const lite = await PGlite.create({ extensions: EXTENSIONS });
    const db = await openEmbedded(lite);
    const jobs = createJobs(db, silent, { work: false });
    await jobs.start();
    await jobs.stop();
    const dump = await lite.dumpDataDir('none');
    await db.close();
    await mkdir(dirname(file), { recursive: true });
    // Written elsewhere and renamed, so that another worker never reads a partial file.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, file);
  }
  return new Blob([await readFile(file)]);
}

/**
 * A hash of everything that shapes an empty database: our migrations, and the versions of packages
 * with their own tables.
 */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  const { dependencies } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  hash.update(`${dependencies['pg-boss']} ${dependencies['@electric-sql/pglite']}`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * With `TEST_DATABASE_ACCESS=owner` the database belongs to an ordinary user, who may not create
 * roles: row-level security then applies to its owner.
 */
async function openOnServer(server: string): Promise<Database> {
  const name = `forecourt_test_${randomBytes(6).toString('hex')}`;
  const asOwner = process.env.TEST_DATABASE_ACCESS === 'owner';
  if (asOwner) await onServer(server, `create role ${name} login password '${name}'`);
  await onServer(server, `create database ${name} ${asOwner ? `owner ${name}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (asOwner) Object.assign(url, { username: name, password: name });
  const db = await openPostgres(url.href, POOL_SIZE);
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
      if (asOwner) await onServer(server, `drop role ${name}`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
