import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOR_PROGRAMS } from '../src/http/tokenOperations.ts';
import { freePort } from './freePort.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants } from './tenants.ts';
import { until } from './until.ts';

/* Runs the examples of the client's README as they are, each in a process of its own. */

const client = new URL('../../../libs/api-client/', import.meta.url);

let server: TestServer;
let folder: string;
let environment: Record<string, string>;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ webhooksToPrivate: true });
  // What a webhook says is compared with the time of the process that receives it.
  server.clock.set(new Date());
  const { north } = await seedTenants(server.services);
  folder = await mkdtemp(join(tmpdir(), 'forecourt-client-'));
  await Promise.all([writeExamples(), installClient()]);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await server.signIn('admin@north.test');
  const payload = { name: 'Client', scope: 'WRITE', expires_in_days: 30 };
  const tokens = `/api/partners/${north.partnerId}/tokens`;
  const created = await server.call('POST', tokens, { token: admin, payload });
  environment = {
    FORECOURT_URL: url,
    FORECOURT_TOKEN: created.json<{ secret: string }>().secret,
    FORECOURT_PARTNER: north.partnerId,
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function writeExamples(): Promise<void> {
  const text = await readFile(new URL('README.md', client), 'utf8');
  for (const [, code = ''] of text.matchAll(/```js\n([\s\S]*?)```/g)) {
    const name = /^\/\/ (\S+)\n/.exec(code)?.[1];
    if (!name) throw new Error('An example has no name');
    await writeFile(join(folder, name), code);
  }
}

/** The examples find the package's source under its name; `pack` tests what is published. */
async function installClient(): Promise<void> {
  const place = join(folder, 'node_modules/@forecourt/api-client');
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  const source = new URL('src/program/index.ts', client).href;
  await writeFile(join(place, 'index.js'), `export * from '${source}';\n`);
}

/** Starts an example; `lines` grows as it prints. */
function start(name: string, more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(folder, name)], {
    env: { ...process.env, ...environment, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  return { child, lines };
}

/** Runs an example to its end; the lines that it printed. */
async function run(name: string): Promise<string[]> {
  const { child, lines } = start(name);
  const [code] = (await once(child, 'close')) as [number];
  expect([name, code]).toEqual([name, 0]);
  return lines;
}

test('a change with a key is made once', async () => {
  const sent = await run('send.mjs');
  expect(sent).toEqual([expect.stringMatching(/^[\w-]+$/)]);
  expect(await run('send.mjs')).toEqual(sent);
});

test('a list is walked to its end', async () => {
  const { FORECOURT_PARTNER: partner_id, FORECOURT_TOKEN: token } = environment;
  for (let count = 0; count < 12; count += 1) {
    const customer = { name: `Sam ${count}`, email: `sam${count}@x.test` };
    const payload = { partner_id, request_type: 'TRADE', ...customer };
    const headers = { 'idempotency-key': `many-${count}` };
    const { statusCode } = await server.call('POST', '/api/requests', { token, payload, headers });
    expect(statusCode).toBe(201);
  }
  const counts = `/api/requests/counts?type=TRADE&partner_id=${partner_id}`;
  const { all } = (await server.call('GET', counts, { token })).json<{ counts: { all: number } }>()
    .counts;
  const lines = await run('list.mjs');
  expect(lines).toHaveLength(all);
  expect(lines).toEqual(expect.arrayContaining(['Sam 0 NEW', 'Sam 11 NEW']));
});

test('the field that was refused is named, with what is expected there', async () => {
  expect((await run('refused.mjs')).join('\n')).toMatch(/^phone ./m);
});

test('a webhook is received and verified, and a forged one is refused', async () => {
  const port = await freePort();
  const webhooks = `/api/partners/${environment.FORECOURT_PARTNER}/webhooks`;
  const payload = { url: `http://127.0.0.1:${port}/`, events: ['report.completed'] };
  const created = await server.call('POST', webhooks, { token: admin, payload });
  const { secret, webhook } = created.json<{ secret: string; webhook: { id: string } }>();
  const { child, lines } = start('receive.mjs', { PORT: String(port), WEBHOOK_SECRET: secret });
  const forge = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
  try {
    await until(() =>
      forge().then(
        ({ status }) => status === 400,
        () => false,
      ),
    );
    await server.call('POST', `${webhooks}/${webhook.id}/test`, { token: admin });
    await server.runJobs();
    await until(() => lines.includes('webhook.test'));
    expect(lines).toEqual(['webhook.test']);
  } finally {
    child.kill();
    await once(child, 'close');
  }
});

test('the client has what programs may call, and nothing else', async () => {
  const endpoints = new URL('src/program/endpoints.ts', client).href;
  const { programEndpoints } = (await import(endpoints)) as { programEndpoints: object };
  expect(Object.keys(programEndpoints).toSorted()).toEqual([...FOR_PROGRAMS].toSorted());
});
