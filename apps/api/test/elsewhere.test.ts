import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants } from './tenants.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedTenants(server.services);
});
afterAll(() => server.close());

const allowed = async (path: string) => {
  const answer = await server.call('GET', path);
  return [answer.statusCode, answer.headers['access-control-allow-origin']];
};

test('the button on another site may ask for a partner’s colours, and hear that there is none', async () => {
  expect(await allowed('/api/partner_customisations/north-trade')).toEqual([200, '*']);
  expect(await allowed('/api/partner_customisations/nobody')).toEqual([404, '*']);
});

test('no other call may be made from another site', async () => {
  expect(await allowed('/api/session')).toEqual([401, undefined]);
  expect(await allowed('/translations/north-trade/en-US')).toEqual([200, undefined]);
});
