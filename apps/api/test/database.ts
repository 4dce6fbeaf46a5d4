import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openEmbedded, openPostgres } from '../src/db/open.ts';
import type { Database } from '../src/services.ts';

/** A cluster as it is before our first migration: making one takes seconds, unpacking it does not. */
const TEMPLATE = fileURLToPath(
  new URL('../../../node_modules/.cache/forecourt/pglite-0.5.16.tar', import.meta.url),
);
const POOL_SIZE = 8;

/**
 * An empty, migrated database: on the server that `TEST_DATABASE_URL` names, or embedded. Each call
 * gives another one; closing it drops it.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server);
  return openEmbedded(await PGlite.create({ loadDataDir: await template() }));
}

async function template(): Promise<Blob> {
  if (!existsSync(TEMPLATE)) {
    const lite = await PGlite.create();
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    await mkdir(dirname(TEMPLATE), { recursive: true });
    // Renamed into place, so that a second worker never reads half a file.
    const draft = `${TEMPLATE}.${process.pid}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, TEMPLATE);
  }
  return new Blob([await readFile(TEMPLATE)]);
}

async function openOnServer(server: string): Promise<Database> {
  const name = `forecourt_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = await openPostgres(url.href, POOL_SIZE);
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
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
