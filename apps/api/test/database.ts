import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { connectPostgres, EXTENSIONS, openEmbedded } from '../src/db/open.ts';
import type { Database } from '../src/db/database.ts';
import { onServer, urlOf } from './onServer.ts';

const ENGINE = fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
const POOL_SIZE = 8;

/**
 * An empty, migrated database: on the server in `TEST_DATABASE_URL`, or embedded. Each call returns
 * a new one, which is dropped when closed.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? copyOnServer(server) : copyEmbedded();
}

/** Shared by the test files of a worker: the image of the template, and the compiled engine. */
let shared: Promise<{ loadDataDir: Blob; pgliteWasmModule: WebAssembly.Module }> | undefined;

async function copyEmbedded(): Promise<Database> {
  shared ??= readShared();
  return openEmbedded(await PGlite.create({ ...(await shared), extensions: EXTENSIONS }));
}

async function readShared() {
  return {
    loadDataDir: new Blob([await readFile(inject('template'))]),
    pgliteWasmModule: await WebAssembly.compile(await readFile(ENGINE)),
  };
}

/**
 * With `TEST_DATABASE_ACCESS=owner` the database belongs to an ordinary user, who may not create
 * roles: row-level security then applies to its owner.
 */
async function copyOnServer(server: string): Promise<Database> {
  const template = inject('template');
  const name = `forecourt_test_${randomBytes(6).toString('hex')}`;
  const owner = process.env.TEST_DATABASE_ACCESS === 'owner' ? template : undefined;
  // The other strategy logs each page: it takes five times as long to copy, and to drop.
  const options = `template ${template} strategy file_copy ${owner ? `owner ${owner}` : ''}`;
  await onServer(server, `create database ${name} ${options}`);
  // What it copies is migrated.
  const db = connectPostgres(urlOf(server, name, owner), POOL_SIZE, inject('access'));
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
