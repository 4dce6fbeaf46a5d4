import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXTENSIONS } from '../src/db/open.ts';

/* Kills the real process on the embedded database around the end of an auction. */

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const READY = /ready on http:\/\/localhost:(\d+)/;
/** Times in milliseconds after the start at which the process is killed. */
const KILLS = [0, 700, 1600];

let folder: string;
let running: ChildProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-auction-'));
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true, force: true });
});

test.skipIf(process.env.TEST_DATABASE_URL)(
  'killed around the end: one winner, and winner, losers and owner are told once',
  { timeout: 300_000 },
  async () => {
    await start();
    await kill();
    await endSoon();
    for (const after of KILLS) {
      await start();
      await wait(after);
      await kill();
    }
    const url = await start();
    await expect.poll(() => told(url, 'Your offer is the best'), POLL).toBeGreaterThan(1);
    await wait(3000);
    await kill();
    expect(await facts()).toEqual({
      status: 'AWAITING_OWNER',
      won: 1,
      lost: 2,
      owner: 1,
      closes: 1,
      offer: true,
    });
  },
);

const POLL = { timeout: 120_000, interval: 500 };

/** Moves the end of the demo's running auction to the near future, with the job for it. */
async function endSoon(): Promise<void> {
  await onDatabase(async (lite) => {
    await lite.exec(`
      update auctions set start_time = now() - interval '1 day', end_time = now() + interval '4 s'
        where status = 'RUNNING';
      insert into pgboss.job (name, data, start_after, retry_limit, policy)
        select 'auction.tick', '{}', now() + interval '4 s', 5, policy
        from pgboss.queue where name = 'auction.tick';
    `);
  });
}

async function facts(): Promise<Record<string, unknown>> {
  return onDatabase(async (lite) => {
    const { rows } = await lite.query<{ id: string; status: string; trade_in_id: string }>(
      `select id, status, trade_in_id from auctions order by end_time desc limit 1`,
    );
    const auction = rows[0];
    const count = async (where: string): Promise<number> => {
      const found = await lite.query<{ n: number }>(`select count(*)::int as n from ${where}`, [
        auction?.id,
      ]);
      return found.rows[0]?.n ?? -1;
    };
    const messages = (purpose: string) =>
      count(`outbox where auction_id = $1 and purpose = '${purpose}'`);
    return {
      status: auction?.status,
      won: await messages('AUCTION_WON'),
      lost: await messages('AUCTION_LOST'),
      owner: await messages('OFFER'),
      closes: await count(`audit_entries where auction_id = $1 and action = 'AUCTION_CLOSED'`),
      offer: (await count(`trade_ins where offer_auction_id = $1`)) === 1,
    };
  });
}

/** Opens the database while the process is stopped, which frees the folder. */
async function onDatabase<T>(work: (lite: PGlite) => Promise<T>): Promise<T> {
  const lite = await PGlite.create(join(folder, 'database'), { extensions: EXTENSIONS });
  try {
    return await work(lite);
  } finally {
    await lite.close();
  }
}

async function told(url: string, subject: string): Promise<number> {
  const answer = await fetch(`${url}/api/outbox?limit=100`);
  const { messages } = (await answer.json()) as { messages: { subject: string | null }[] };
  return messages.filter((one) => one.subject?.startsWith(subject)).length;
}

async function start(): Promise<string> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      FORECOURT_DATA: folder,
      FORECOURT_MODE: 'test',
      LOG_LEVEL: 'silent',
      FORECOURT_DEMO: '1',
      PUBLIC_URL: 'https://forecourt.test',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running = child;
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const port = READY.exec(said)?.[1];
    if (port) return `http://localhost:${port}`;
  }
  throw new Error('The server did not start');
}

async function kill(): Promise<void> {
  const child = running;
  running = null;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
