import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/*
 * The real process, killed without warning. Embedded only: there, every start takes active jobs
 * back at once; on PostgreSQL another node may still run them, and a heartbeat decides.
 */

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const READY = /ready on http:\/\/localhost:(\d+)/;
const REQUESTS = 12;

let dataFolder: string;
let gateway: Gateway;
let running: ChildProcess | null = null;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-restart-'));
  gateway = await startGateway();
});
afterEach(async () => {
  running?.kill('SIGKILL');
  gateway.server.closeAllConnections();
  gateway.server.close();
  await rm(dataFolder, { recursive: true, force: true });
});

test.skipIf(process.env.TEST_DATABASE_URL)(
  'killed while it sends: what was acknowledged is there, and every message goes out once',
  { timeout: 120_000 },
  async () => {
    gateway.mode = 'silent';
    let url = await start({ demo: true });
    const token = await signIn(url);
    const partner = await firstPartner(url, token);
    const acknowledged: string[] = [];
    const sending = Array.from({ length: REQUESTS }, async (_, i) => {
      const answer = await post(`${url}/api/requests`, token, {
        request_type: 'TRADE',
        partner_id: partner,
        name: `Customer ${i}`,
        phone: `372555200${String(i).padStart(2, '0')}`,
      });
      if (answer.status !== 201) return;
      acknowledged.push(((await answer.json()) as { request: { id: string } }).request.id);
    });
    await Promise.race([Promise.allSettled(sending), until(() => acknowledged.length >= 6)]);
    await until(() => gateway.taken.length + gateway.open > 0);
    await kill();
    await Promise.allSettled(sending);
    expect(acknowledged.length).toBeGreaterThan(0);

    // The provider accepts the message, and the server dies before it can record that.
    gateway.mode = 'slow';
    await start({ demo: true });
    await until(() => gateway.taken.length > 0);
    await kill();

    gateway.mode = 'fast';
    url = await start({ demo: true });
    const list = await waitForAll(url, token, partner, acknowledged);
    expect(acknowledged.filter((id) => !list.has(id))).toEqual([]);
    const links = new Map<string, Set<string>>();
    for (const { id, text } of gateway.taken) {
      const request = /\/capture\/([^/]+)\//.exec(text)?.[1] ?? '';
      links.set(request, (links.get(request) ?? new Set()).add(id));
    }
    // A repetition has the same id, so that the provider can drop it.
    for (const id of acknowledged) expect([id, links.get(id)?.size]).toEqual([id, 1]);
  },
);

test('a second process on the same folder is refused in words', { timeout: 60_000 }, async () => {
  if (process.env.TEST_DATABASE_URL) return;
  await start();
  const second = run();
  let said = '';
  second.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(second, 'exit')) as [number];
  expect(code).toBe(1);
  expect(said).toContain('is in use by another Forecourt');
});

test('asked to stop, it ends by itself', { timeout: 60_000 }, async () => {
  await start();
  running?.kill('SIGTERM');
  const [code] = (await once(running as ChildProcess, 'exit')) as [number];
  expect(code).toBe(0);
});

function run(demo = false): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      FORECOURT_DATA: dataFolder,
      FORECOURT_MODE: 'test',
      LOG_LEVEL: 'silent',
      FORECOURT_DEMO: demo ? '1' : '0',
      PUBLIC_URL: 'https://forecourt.test',
      SMS_HTTP_URL: gateway.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function start({ demo } = { demo: false }): Promise<string> {
  const child = run(demo);
  running = child;
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(() => READY.test(said) || child.exitCode !== null);
  const port = READY.exec(said)?.[1];
  if (!port) throw new Error(`The server did not start: ${said}`);
  return `http://127.0.0.1:${port}`;
}

async function kill(): Promise<void> {
  const child = running as ChildProcess;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const post = (url: string, token: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  });

async function signIn(url: string): Promise<string> {
  const body = { username: 'staff@northgate.test', password: 'demo1234' };
  const answer = await post(`${url}/api/session`, '', body);
  return ((await answer.json()) as { token: string }).token;
}

async function firstPartner(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/my/partners`, { headers: { authorization: token } });
  const { partners } = (await answer.json()) as { partners: { id: string }[] };
  return partners[0]?.id ?? '';
}

/** Ids of the requests that are SENT, once all the given ones are, or after a timeout. */
async function waitForAll(
  url: string,
  token: string,
  partner: string,
  ids: string[],
): Promise<Set<string>> {
  let found = new Set<string>();
  const query = `type=TRADE&status=SENT&limit=100&partner_id=${partner}`;
  await until(async () => {
    const answer = await fetch(`${url}/api/requests?${query}`, {
      headers: { authorization: token },
    });
    const { requests } = (await answer.json()) as { requests: { id: string }[] };
    found = new Set(requests.map((one) => one.id));
    return ids.every((id) => found.has(id));
  }).catch(() => undefined);
  return found;
}

async function until(holds: () => boolean | Promise<boolean>, limit = 40_000): Promise<void> {
  for (const end = Date.now() + limit; Date.now() < end; await wait(50)) {
    if (await holds()) return;
  }
  throw new Error('It took too long');
}

interface Gateway {
  server: Server;
  url: string;
  /** Never answers; accepts at once but answers late; accepts and answers. */
  mode: 'silent' | 'slow' | 'fast';
  /** Number of unanswered calls. */
  open: number;
  taken: { id: string; text: string }[];
}

async function startGateway(): Promise<Gateway> {
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      gateway.open += 1;
      if (gateway.mode === 'silent') return;
      const { text } = JSON.parse(body) as { text: string };
      gateway.taken.push({ id: String(request.headers['idempotency-key']), text });
      if (gateway.mode === 'slow') await wait(5000, undefined, { ref: false });
      response.end('{"id":"taken"}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/`, mode: 'fast', open: 0, taken: [] };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
