import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './freePort.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { until } from './until.ts';

/* Runs the examples of docs/integrate/README.md as they are, each in a process of its own. */

const GUIDE = new URL('../../../docs/integrate/README.md', import.meta.url);

let server: TestServer;
let tenants: Tenants;
let folder: string;
let environment: Record<string, string>;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ webhooksToPrivate: true });
  tenants = await seedTenants(server.services);
  folder = await mkdtemp(join(tmpdir(), 'forecourt-guide-'));
  const guide = await readFile(GUIDE, 'utf8');
  for (const [, text = ''] of guide.matchAll(/```js\n([\s\S]*?)```/g)) {
    const name = /^\/\/ (\S+)\n/.exec(text)?.[1];
    if (!name) throw new Error('An example has no name');
    await writeFile(join(folder, name), text);
  }
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await server.signIn('admin@north.test');
  const payload = { name: 'Guide', scope: 'WRITE', expires_in_days: 30 };
  const tokens = `/api/partners/${tenants.north.partnerId}/tokens`;
  const created = await server.call('POST', tokens, { token: admin, payload });
  environment = {
    FORECOURT_URL: url,
    FORECOURT_TOKEN: created.json<{ secret: string }>().secret,
    FORECOURT_PARTNER: tenants.north.partnerId,
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts an example; `lines` grows as it prints. */
function start(name: string, args: string[] = [], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(folder, name), ...args], {
    env: { ...process.env, ...environment, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  return { child, lines };
}

/** Runs an example to its end; the lines that it printed. */
async function run(name: string, ...args: string[]): Promise<string[]> {
  const { child, lines } = start(name, args);
  const [code] = (await once(child, 'close')) as [number];
  expect([name, code]).toEqual([name, 0]);
  return lines;
}

test('a request is sent once, followed, and its report is read', async () => {
  const [id = ''] = await run('send.mjs');
  expect(await run('send.mjs')).toEqual([id]);
  await server.runJobs();
  const timeline = await run('follow.mjs', id);
  expect(timeline.join('\n')).toMatch(/ CREATED\n[\s\S]* SENT/);
  expect(await run('read.mjs', id)).toEqual(['SENT Ann Lee']);
});

test('a webhook is received and verified, and a forged one is refused', async () => {
  const port = await freePort();
  const webhooks = `/api/partners/${tenants.north.partnerId}/webhooks`;
  const payload = { url: `http://127.0.0.1:${port}/`, events: ['report.completed'] };
  const created = await server.call('POST', webhooks, { token: admin, payload });
  const { secret, webhook } = created.json<{ secret: string; webhook: { id: string } }>();
  // the example compares with the real time
  server.clock.set(new Date());
  const { child, lines } = start('receive.mjs', [], { PORT: String(port), WEBHOOK_SECRET: secret });
  try {
    await until(() => answers(port));
    expect((await post(port)).status).toBe(400);
    await server.call('POST', `${webhooks}/${webhook.id}/test`, { token: await renewed() });
    await server.runJobs();
    await until(() => lines.includes('webhook.test'));
    expect(lines).toEqual(['webhook.test']);
  } finally {
    await stop(child);
  }
});

const post = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"type":"forged"}' });

const answers = (port: number): Promise<boolean> =>
  post(port).then(
    () => true,
    () => false,
  );

/** The administrator's token; their session ended when the clock was set. */
async function renewed(): Promise<string> {
  const payload = { username: 'admin@north.test', password: 'demo1234' };
  const answer = await server.call('POST', '/api/session', { payload });
  return answer.json<{ token: string }>().token;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'close');
}
