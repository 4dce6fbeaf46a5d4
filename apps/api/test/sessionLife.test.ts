import { DAY_MS } from '@forecourt/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { DEMO_PASSWORD, seedTenants } from './tenants.ts';

let server: TestServer;
let token: string;

beforeEach(async () => {
  server = await startTestServer();
  await seedTenants(server.services);
  const payload = { username: 'agent@north.test', password: DEMO_PASSWORD };
  token = (await server.call('POST', '/api/session', { payload })).json().token;
});
afterEach(() => server.close());

const status = async () => (await server.call('GET', '/api/session', { token })).statusCode;

test('a session that is not used for a week is over', async () => {
  server.clock.advance(6.9 * DAY_MS);
  expect(await status()).toBe(200);
  server.clock.advance(6.9 * DAY_MS);
  expect(await status()).toBe(200);
  server.clock.advance(7.1 * DAY_MS);
  expect(await status()).toBe(401);
});

test('a session that is used every day is over after thirty days', async () => {
  for (let day = 1; day < 30; day += 1) {
    server.clock.advance(DAY_MS);
    expect([day, await status()]).toEqual([day, 200]);
  }
  server.clock.advance(1.1 * DAY_MS);
  expect(await status()).toBe(401);
});
