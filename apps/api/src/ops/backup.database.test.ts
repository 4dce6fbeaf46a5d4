import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { onServer, urlOf } from '../../test/onServer.ts';
import { seedTenants } from '../../test/tenants.ts';
import { readConfig, type Config } from '../config.ts';
import { openPostgres } from '../db/open.ts';
import { openFiles } from '../media/files.ts';
import { backup } from './backup.ts';
import { doctor } from './doctor.ts';
import { restore } from './restore.ts';
import { contentsOf } from './testing/contents.ts';

const SERVER = process.env.TEST_DATABASE_URL;
const silent = { step: () => undefined, done: () => undefined };

describe.runIf(SERVER)('a backup of PostgreSQL', () => {
  const databases: string[] = [];
  let folder: string;
  let owner: string | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-backup-'));
    if (process.env.TEST_DATABASE_ACCESS === 'owner') owner = inject('template');
  });
  afterAll(async () => {
    for (const name of databases) await onServer(SERVER!, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  /** An installation on a database of its own: a copy of another, or empty. */
  async function installation(template?: string): Promise<{ config: Config; name: string }> {
    const name = `forecourt_ops_${randomBytes(5).toString('hex')}`;
    databases.push(name);
    const from = template ? `template ${template}` : '';
    await onServer(SERVER!, `create database ${name} ${from} ${owner ? `owner ${owner}` : ''}`);
    const config = readConfig({
      FORECOURT_MODE: 'test',
      FORECOURT_DATA: await mkdtemp(join(folder, 'data-')),
      DATABASE_URL: urlOf(SERVER!, name, owner),
      FORECOURT_SECRET: 'shared by all nodes of this one test',
    });
    return { config, name };
  }

  /** As the server's administrator, who sees every row. */
  async function contents(name: string): Promise<Record<string, unknown>> {
    const pool = new pg.Pool({ connectionString: urlOf(SERVER!, name), max: 1 });
    try {
      return await contentsOf(pool);
    } finally {
      await pool.end();
    }
  }

  test('is restored into an empty database, rows, policies and rights alike', async () => {
    const was = await installation(inject('template'));
    // the server goes on meanwhile
    const db = await openPostgres(was.config.databaseUrl!, 2);
    try {
      await seedTenants({ db });
      const files = await openFiles(was.config.storage);
      await files.put('photos/a/front.jpg', Buffer.from([0xff, 0xd8, 1, 2, 3]));
      const kept = join(folder, 'kept');
      const manifest = await backup(was.config, kept, silent);
      expect(manifest).toMatchObject({ database: 'postgres', secret: false, media: { files: 1 } });

      const is = await installation();
      await restore(is.config, kept, silent);
      expect(await contents(is.name)).toEqual(await contents(was.name));
      const restored = await openFiles(is.config.storage);
      expect(await restored.get('photos/a/front.jpg')).toEqual(Buffer.from([0xff, 0xd8, 1, 2, 3]));
      // as the server starts
      const opened = await openPostgres(is.config.databaseUrl!, 2);
      await opened.close();

      await expect(restore(is.config, kept, silent)).rejects.toThrow(/already has a database/);
      const embedded = { ...is.config, databaseUrl: null };
      await expect(restore(embedded, kept, silent)).rejects.toThrow(/set DATABASE_URL/);
    } finally {
      await db.close();
    }
  });

  test('says what to install where its program is missing', async () => {
    const { config } = await installation(inject('template'));
    vi.stubEnv('PATH', folder);
    try {
      await expect(backup(config, join(folder, 'none'), silent)).rejects.toThrow(
        /^pg_dump is not on the PATH: install/,
      );
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('the doctor tells what is well and what is not, a line each', async () => {
    const { config } = await installation(inject('template'));
    const lines: string[] = [];
    const mail = { kind: 'smtp' as const, url: 'smtp://127.0.0.1:1' };
    // Nothing listens there, nor at the address of its own.
    const publicUrl = 'http://127.0.0.1:1';
    const isWell = await doctor({ ...config, mail, appsFolder: folder, publicUrl }, (line) =>
      lines.push(line),
    );
    expect(isWell).toBe(false);
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      '✓ Database',
      '✓ Jobs',
      '✓ Messages',
      '✓ Files',
      '✓ Room',
      '✗ Email',
      '✓ Text messages',
      '✗ Pages',
      '✗ Address',
    ]);
    expect(lines[0]).toMatch(/PostgreSQL \d+.*, \d{4}_/);
  });

  test('the doctor finds jobs that nobody works on', async () => {
    const { config, name } = await installation(inject('template'));
    await onServer(
      urlOf(SERVER!, name),
      `select pgboss.create_queue('late', '{"policy": "standard"}');
       insert into pgboss.job (name, start_after)
       values ('late', now() - interval '1 hour')`,
    );
    const lines: string[] = [];
    await doctor(config, (line) => lines.push(line));
    expect(lines).toContain('✗ Jobs: 1 are late by more than 5 minutes: does a server run?');
  });
});
