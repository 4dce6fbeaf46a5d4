import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import pg from 'pg';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/lock.ts';
import { openFiles } from '../media/files.ts';
import { megabytes } from './copyFiles.ts';

/** What can be wrong outside of the settings: it returns what it found, or throws what is wrong. */
type Check = (config: Config) => Promise<string>;

/** For a server that does not answer, in ms. */
const ANSWER_MS = 10_000;

async function database({ databaseUrl, dataFolder }: Config): Promise<string> {
  if (!databaseUrl) {
    if (!existsSync(join(dataFolder, 'database'))) return 'embedded, not made yet';
    return isLocked(dataFolder) ? 'embedded, in use by a server' : 'embedded';
  }
  return asking(databaseUrl, async (client) => {
    const version = await valueOf(client, 'show server_version');
    if (!(await isThere(client, 'kysely_migration'))) return `PostgreSQL ${version}, empty`;
    const newest = await valueOf(client, 'select max(name) from kysely_migration');
    return `PostgreSQL ${version}, ${newest}`;
  });
}

/** Asks PostgreSQL about a table once it is there; the embedded database is the server's alone. */
async function ofRows(
  { databaseUrl }: Config,
  table: string,
  ask: (client: pg.Client) => Promise<string>,
): Promise<string> {
  if (!databaseUrl) return 'seen by the server alone';
  return asking(databaseUrl, async (client) =>
    (await isThere(client, table)) ? ask(client) : 'none',
  );
}

const jobs: Check = (config) =>
  ofRows(config, 'pgboss.job', async (client) => {
    const late = await valueOf(
      client,
      `select count(*) from pgboss.job
       where state in ('created', 'retry') and start_after < now() - interval '5 minutes'`,
    );
    if (late !== '0')
      throw new Error(`${late} are late by more than 5 minutes: does a server run?`);
    const failed = await valueOf(
      client,
      `select count(*) from pgboss.job
       where state = 'failed' and completed_on > now() - interval '1 day'`,
    );
    return `none late, ${failed} failed within a day`;
  });

const messages: Check = (config) =>
  ofRows(config, 'outbox', async (client) => {
    const failed = await valueOf(
      client,
      `select count(*) from outbox
       where status = 'FAILED' and inserted_at > now() - interval '1 day'`,
    );
    return `${failed} not delivered of those of the last day`;
  });

async function files({ storage }: Config): Promise<string> {
  const store = await openFiles(storage);
  const folder = `doctor-${randomUUID()}`;
  const path = `${folder}/probe.txt`;
  const written = Buffer.from(folder);
  try {
    await store.put(path, written);
    const read = await store.get(path);
    if (!read?.equals(written)) throw new Error('what was written is read as something else');
  } finally {
    await store.deleteFolder(folder);
  }
  return storage.kind === 's3' ? `bucket ${storage.bucket}` : storage.root;
}

async function room({ dataFolder }: Config): Promise<string> {
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  if (free < LEAST_ROOM)
    throw new Error(`${megabytes(free)} are left on the disk of ${dataFolder}`);
  return `${megabytes(free)} free`;
}

/** Below it a day's photos may not find room. */
const LEAST_ROOM = 1e9;

async function email({ mail, mailFrom }: Config): Promise<string> {
  if (mail.kind !== 'smtp') return mail.kind === 'off' ? 'off: no mail server' : mail.kind;
  const transport = nodemailer.createTransport(mail.url, {
    from: mailFrom,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
  } as object);
  try {
    await transport.verify();
    return `${new URL(mail.url).hostname} takes mail from ${mailFrom}`;
  } finally {
    transport.close();
  }
}

async function pages({ appsFolder }: Config): Promise<string> {
  const missing = ['console', 'capture'].filter(
    (name) => !existsSync(join(appsFolder, name, 'dist', 'index.html')),
  );
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} not built: npm run build`);
  return 'built';
}

/** Through the proxy, as a browser comes. */
async function address({ publicUrl }: Config): Promise<string> {
  const url = new URL('/readyz', publicUrl);
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error) => {
    throw new Error(`${url.href} cannot be reached from here`, { cause: error });
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status} ${body.slice(0, 200)}`);
  return `${publicUrl} is ready`;
}

async function asking<T>(
  connectionString: string,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    options: '-c app.system=on',
  });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

const isThere = async (client: pg.Client, table: string): Promise<boolean> =>
  (await valueOf(client, `select to_regclass('${table}')`)) !== 'null';

async function valueOf(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<Record<string, unknown>>(query);
  return String(Object.values(rows[0] ?? {})[0]);
}

function isLocked(dataFolder: string): boolean {
  try {
    lockFolder(dataFolder)();
    return false;
  } catch {
    return true;
  }
}

const CHECKS: Record<string, Check> = {
  Database: database,
  Jobs: jobs,
  Messages: messages,
  Files: files,
  Room: room,
  Email: email,
  'Text messages': async ({ sms }) => (sms.kind === 'off' ? 'off: no provider' : sms.kind),
  Pages: pages,
  Address: address,
};

/**
 * Tries what the server needs, each by itself, and tells a line of each.
 * @returns whether all is well
 */
export async function doctor(config: Config, tell: (line: string) => void): Promise<boolean> {
  let isWell = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      tell(`✓ ${name}: ${await check(config)}`);
    } catch (error) {
      isWell = false;
      tell(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return isWell;
}
