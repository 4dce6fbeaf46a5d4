import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXTENSIONS } from '../src/db/open.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';
import { until } from './until.ts';

/* Kills the real process on the embedded database around the end of an auction. */

/** Jobs are taken back and tried again, each in its time. */
const LIMIT_S = 240;

let folder: string;
let running: ServerProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-auction-'));
});
afterEach(async () => {
  await running?.kill();
  await rm(folder, { recursive: true, force: true });
});

test('killed around the end: one winner, and winner, losers and owner are told once', async () => {
  const first = await start();
  const ofDemo = new Set((await messages(first.url)).map(({ id }) => id));
  await first.kill();
  await endSoon();
  const sent = async ({ url }: ServerProcess) =>
    (await messages(url)).filter(({ id }) => !ofDemo.has(id));
  // before or at the end; as soon as it has closed the auction, while messages go out; and again at once
  await (await start()).kill();
  const closing = await start();
  await until(async () => (await sent(closing)).some(isToWinner), LIMIT_S);
  await closing.kill();
  await (await start()).kill();

  const last = await start();
  await until(async () => (await sent(last)).some(isToWinner), LIMIT_S);
  await until(async () => !(await sent(last)).some(isOnItsWay), LIMIT_S);
  await last.stop();
  expect(await facts()).toEqual({
    status: 'AWAITING_OWNER',
    won: 1,
    lost: 2,
    owner: 1,
    closes: 1,
    offer: true,
  });
});

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

interface Message {
  id: string;
  subject: string | null;
  status: string;
}

const isToWinner = ({ subject }: Message): boolean =>
  subject?.startsWith('Your offer is the best') === true;
const isOnItsWay = ({ status }: Message): boolean => ['QUEUED', 'SENDING'].includes(status);

async function messages(url: string): Promise<Message[]> {
  const answer = await fetch(`${url}/api/outbox?limit=100`);
  return ((await answer.json()) as { messages: Message[] }).messages;
}

async function start(): Promise<ServerProcess> {
  running = await startProcess({ FORECOURT_DATA: folder, FORECOURT_DEMO: '1' });
  return running;
}
