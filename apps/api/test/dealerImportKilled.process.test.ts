import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/start.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';
import { DEMO_PASSWORD, seedTenants } from './tenants.ts';

const ROWS = 1500;
/**
 * Milliseconds after the file is sent: while it is read, and while it is written. On a slow machine it
 * may be earlier: whenever it is, the same must hold.
 */
const KILLED_AFTER = [40, 200];

let folder: string;
let partnerId: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'));
  const seeding = await createServer(
    readConfig({ FORECOURT_MODE: 'test', FORECOURT_DATA: folder, LOG_LEVEL: 'silent' }),
  );
  ({ partnerId } = (await seedTenants(seeding.services)).north);
  await seeding.stop();
});
afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

test('an import is whole or not there at all when the server is killed in it', async () => {
  let before = 1;
  for (const [round, milliseconds] of KILLED_AFTER.entries()) {
    const first = await startProcess({ FORECOURT_DATA: folder });
    server = first;
    const token = await signIn(first);
    const fault = setTimeout(() => void first.kill(), milliseconds);
    const isAcknowledged = await send(first, token, round);
    clearTimeout(fault);
    await first.kill();

    server = await startProcess({ FORECOURT_DATA: folder });
    const found = await count(server, token);
    expect([before, before + ROWS]).toContain(found);
    if (isAcknowledged) expect(found).toBe(before + ROWS);
    // the client's retry has the same key: whatever happened, every dealer is there once
    expect(await send(server, token, round)).toBe(true);
    before += ROWS;
    expect(await count(server, token)).toBe(before);
    await server.stop();
  }
});

async function signIn({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@north.test', password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Sends the file of a round; false without a success response. */
async function send({ url }: ServerProcess, token: string, round: number): Promise<boolean> {
  const rows = Array.from({ length: ROWS }, (_, row) => `Dealer ${row},r${round}-${row}@a.test`);
  const body = { partner_id: partnerId, csv: ['name,email', ...rows].join('\n') };
  try {
    const answer = await fetch(`${url}/api/dealer_imports`, {
      method: 'POST',
      headers: {
        authorization: token,
        'content-type': 'application/json',
        'idempotency-key': `round-${round}`,
      },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function count({ url }: ServerProcess, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/partners?partner_id=${partnerId}&limit=1`, {
    headers: { authorization: token },
  });
  return ((await answer.json()) as { metadata: { total: number } }).metadata.total;
}
