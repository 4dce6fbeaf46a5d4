import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { EXTENSIONS, openEmbedded, openPostgres } from '../src/db/open.ts';
import { createJobs } from '../src/jobs/boss.ts';
import { defineJobs } from '../src/jobs/index.ts';
import type { Access } from '../src/db/access.ts';
import type { Database } from '../src/db/database.ts';
import type { Log } from '../src/runtime.ts';
import type { Services } from '../src/services.ts';
import { onServer, urlOf } from './onServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that tests copy: its name on the server, or the file of its image. */
    template: string;
    /** How its partners are kept apart. */
    access: Access;
  }
}

const MIGRATIONS = fileURLToPath(new URL('../src/db/migrations', import.meta.url));
const MANIFEST = fileURLToPath(new URL('../package.json', import.meta.url));
const CACHE = fileURLToPath(
  new URL('../../../node_modules/.cache/forecourt-api-test', import.meta.url),
);
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** Migrates one empty database before the tests; each test's own database is a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    project.provide('template', await makeImage());
    project.provide('access', 'role');
    return async () => undefined;
  }
  const name = `forecourt_template_${randomBytes(6).toString('hex')}`;
  const asOwner = process.env.TEST_DATABASE_ACCESS === 'owner';
  if (asOwner) await onServer(server, `create role ${name} login password '${name}'`);
  await onServer(server, `create database ${name} ${asOwner ? `owner ${name}` : ''}`);
  const db = await openPostgres(urlOf(server, name, asOwner ? name : undefined), 1);
  await fill(db);
  project.provide('template', name);
  project.provide('access', db.access);
  return async () => {
    await onServer(server, `drop database ${name} with (force)`);
    if (asOwner) await onServer(server, `drop role ${name}`);
  };
}

/** The image of an embedded database, cached between runs. */
async function makeImage(): Promise<string> {
  const file = join(CACHE, `${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const lite = await PGlite.create({ extensions: EXTENSIONS });
  let image = new Blob();
  await fill(await openEmbedded(lite), async () => (image = await lite.dumpDataDir('none')));
  await mkdir(dirname(file), { recursive: true });
  // Written elsewhere and renamed, so that a run at the same time never reads a partial file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await image.arrayBuffer()));
  await rename(draft, file);
  return file;
}

/** Adds the job queues to a migrated database and closes it. */
async function fill(db: Database, beforeClosing?: () => Promise<unknown>): Promise<void> {
  const jobs = createJobs(db, silent, { work: false });
  // None of them runs.
  defineJobs({ db, jobs } as Services);
  await jobs.start();
  await jobs.stop();
  await beforeClosing?.();
  await db.close();
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
