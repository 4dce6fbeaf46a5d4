import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProcess, type ServerProcess } from './serverProcess.ts';
import { until } from './until.ts';

/*
 * The real process, killed without warning. Embedded only: there, every start takes active jobs
 * back at once; on PostgreSQL another node may still run them, and a heartbeat decides.
 */

/** Jobs are taken back and tried again, each in its time. */
const LIMIT_S = 240;
const REQUESTS = 12;

let dataFolder: string;
let gateway: Gateway;
let running: ServerProcess | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-restart-'));
  gateway = await startGateway();
});
afterEach(async () => {
  await running?.kill();
  gateway.server.closeAllConnections();
  gateway.server.close();
  await rm(dataFolder, { recursive: true, force: true });
});

test('killed while it sends: what was acknowledged is there, and every message goes out once', async () => {
  gateway.mode = 'silent';
  running = await start();
  let { url } = running;
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
  const settled = Promise.allSettled(sending);
  let isOver = false;
  void settled.then(() => (isOver = true));
  await until(() => isOver || acknowledged.length >= 6);
  await until(() => gateway.open > 0, LIMIT_S);
  await running.kill();
  await settled;
  expect(acknowledged.length).toBeGreaterThan(0);

  // The provider accepts the message, and the server dies before it can record that.
  gateway.mode = 'taking';
  running = await start();
  await until(() => gateway.taken.length > 0, LIMIT_S);
  await running.kill();

  gateway.mode = 'answering';
  running = await start();
  ({ url } = running);
  const list = await waitForAll(url, token, partner, acknowledged);
  expect(acknowledged.filter((id) => !list.has(id))).toEqual([]);
  const links = new Map<string, Set<string>>();
  for (const { id, text } of gateway.taken) {
    const request = /\/capture\/([^/]+)\//.exec(text)?.[1] ?? '';
    links.set(request, (links.get(request) ?? new Set()).add(id));
  }
  // A repetition has the same id, so that the provider can drop it.
  for (const id of acknowledged) expect([id, links.get(id)?.size]).toEqual([id, 1]);
});

function start(): Promise<ServerProcess> {
  return startProcess({
    FORECOURT_DATA: dataFolder,
    FORECOURT_DEMO: '1',
    SMS_HTTP_URL: gateway.url,
  });
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
  }, LIMIT_S).catch(() => undefined);
  return found;
}

interface Gateway {
  server: Server;
  url: string;
  /** Takes nothing; takes messages, but never answers; takes and answers. */
  mode: 'silent' | 'taking' | 'answering';
  /** Number of calls. */
  open: number;
  taken: { id: string; text: string }[];
}

async function startGateway(): Promise<Gateway> {
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      gateway.open += 1;
      if (gateway.mode === 'silent') return;
      const { text } = JSON.parse(body) as { text: string };
      gateway.taken.push({ id: String(request.headers['idempotency-key']), text });
      if (gateway.mode === 'answering') response.end('{"id":"taken"}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/`, mode: 'answering', open: 0, taken: [] };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
