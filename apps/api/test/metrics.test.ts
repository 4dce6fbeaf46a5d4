import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const TOKEN = 'a token that Prometheus has for this test';
let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer({ metricsToken: TOKEN });
  tenants = await seedTenants(server);
});
afterAll(() => server.close());

const ask = (token: string) => server.call('GET', '/metrics', { token });

/** The value of a metric with these labels. */
async function valueOf(line: string): Promise<number | undefined> {
  const { body } = await ask(`Bearer ${TOKEN}`);
  const found = body.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

test('is for who has the token', async () => {
  const refused = await Promise.all(['', `${TOKEN}.`, 'Bearer x'].map(ask));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  const { statusCode, headers } = await ask(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['cache-control']).toBe('no-store');
});

test('counts calls by operation and status', async () => {
  const count = 'http_request_duration_seconds_count{operation="createSession",status="401"}';
  const before = (await valueOf(count)) ?? 0;
  const payload = { username: 'admin@north.test', password: 'not it' };
  await server.call('POST', '/api/session', { payload });
  expect(await valueOf(count)).toBe(before + 1);
});

test('tells what waits, what failed and what is late', async () => {
  const token = await server.signIn('agent@north.test');
  const payload = {
    request_type: 'TRADE',
    partner_id: tenants.north.partnerId,
    name: 'Ann',
    email: 'ann@lee.test',
  };
  const sent = await server.call('POST', '/api/requests', { token, payload });
  expect(sent.statusCode).toBe(201);
  expect(await valueOf('forecourt_messages{channel="EMAIL",status="QUEUED"}')).toBe(1);
  expect(await valueOf('forecourt_jobs{queue="message.send",state="created"}')).toBe(1);
  // jobs go by the database's own clock
  await server.db.pool.query("update pgboss.job set start_after = now() - interval '1 hour'");
  expect(await valueOf('forecourt_jobs_late_seconds')).toBeGreaterThan(3599);
  expect(await valueOf('forecourt_auctions_late')).toBe(0);
  expect(await valueOf('forecourt_sockets')).toBe(0);
  await server.runJobs();
  expect(await valueOf('forecourt_messages{channel="EMAIL",status="SENT"}')).toBe(1);
  expect(await valueOf('forecourt_jobs{queue="message.send",state="created"}')).toBeUndefined();
});

test('names no partner and no person', async () => {
  const { body } = await ask(`Bearer ${TOKEN}`);
  expect(body).not.toMatch(/canary|north|ann@lee|south/i);
  expect(body).toContain('nodejs_eventloop_lag_seconds');
});
