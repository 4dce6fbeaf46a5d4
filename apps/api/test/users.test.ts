import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rawSocket } from '../src/realtime/testing/rawClient.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;
let partner_id: string;

beforeEach(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('admin@north.test');
  partner_id = tenants.north.partnerId;
});
afterEach(() => server.close());

const update = (userId: string, change: object) =>
  server.call('PATCH', `/api/users/${userId}`, { token, payload: { partner_id, ...change } });
const said = (answer: Awaited<ReturnType<typeof update>>) => [
  answer.statusCode,
  answer.json().code,
];

test('a deactivated member is signed out at once, and comes back as they were', async () => {
  const agent = await server.signIn('agent@north.test');
  expect((await update(tenants.north.agent, { active: false })).json().user.active).toBe(false);
  expect((await server.call('GET', '/api/session', { token: agent })).statusCode).toBe(401);
  // with another partner they are still active
  const payload = { username: 'agent@north.test', password: DEMO_PASSWORD };
  const again = await server.call('POST', '/api/session', { payload });
  const own = again.json<{ token: string }>().token;
  const { partners } = (await server.call('GET', '/api/my/partners', { token: own })).json();
  expect(partners.map((one: { name: string }) => one.name)).toEqual(['Harbour Canary']);
  const requests = `/api/requests?type=TRADE&partner_id=${partner_id}`;
  expect((await server.call('GET', requests, { token: own })).statusCode).toBe(404);

  expect((await update(tenants.north.agent, { active: true })).json().user.role).toBe('AGENT');
  expect((await server.call('GET', requests, { token: own })).statusCode).toBe(200);
});

test('a deactivated member is told by which partner, with the old token, and no one else is', async () => {
  const agent = await server.signIn('agent@north.test');
  await update(tenants.north.agent, { active: false });
  const refused = await server.call('GET', '/api/session', { token: agent });
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({
    code: 'ACCESS_ENDED',
    partner_name: 'North Canary Motors',
  });
  // once reactivated they must sign in again: the old token stays invalid
  await update(tenants.north.agent, { active: true });
  expect(said(await server.call('GET', '/api/session', { token: agent }))).toEqual([
    401,
    'UNAUTHENTICATED',
  ]);
  const viewer = await server.signIn('viewer@north.test');
  await server.call('DELETE', '/api/session', { token: viewer });
  expect(said(await server.call('GET', '/api/session', { token: viewer }))).toEqual([
    401,
    'UNAUTHENTICATED',
  ]);
});

test('the open page of a deactivated member is cut off', async () => {
  const agent = await server.signIn('agent@north.test');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = await rawSocket(port, `token=${agent}&vsn=2.0.0`);
  await update(tenants.north.agent, { active: false });
  expect(await socket.closed).toMatchObject({ reason: 'forbidden' });
});

test('whom every partner has deactivated cannot sign in', async () => {
  for (const tenant of [tenants.north, tenants.harbour]) {
    await server.call('PATCH', `/api/users/${tenant.viewer}`, {
      token,
      payload: { partner_id: tenant.partnerId, active: false },
    });
  }
  const payload = { username: 'viewer@north.test', password: DEMO_PASSWORD };
  expect(said(await server.call('POST', '/api/session', { payload }))).toEqual([
    401,
    'ACCOUNT_NOT_FOUND',
  ]);
});

test('the last administrator stays one', async () => {
  const { admin, agent } = tenants.north;
  expect(said(await update(admin, { role: 'AGENT' }))).toEqual([409, 'LAST_ADMIN']);
  expect(said(await update(admin, { active: false }))).toEqual([409, 'LAST_ADMIN']);
  expect((await update(agent, { role: 'ADMIN' })).json().user.role).toBe('ADMIN');
  // a colleague who cannot sign in does not count as an administrator
  expect((await update(agent, { active: false })).statusCode).toBe(200);
  expect(said(await update(admin, { role: 'VIEWER' }))).toEqual([409, 'LAST_ADMIN']);
  await update(agent, { active: true });
  expect((await update(admin, { role: 'VIEWER' })).statusCode).toBe(200);
  expect(said(await update(agent, { role: 'AGENT' }))).toEqual([403, 'FORBIDDEN']);
});

test('a role counts from the next call on, and stands in the record', async () => {
  const agent = await server.signIn('agent@north.test');
  await update(tenants.north.agent, { role: 'VIEWER' });
  const payload = { partner_id, request_type: 'TRADE', name: 'A', phone: '37255512345' };
  expect((await server.call('POST', '/api/requests', { token: agent, payload })).statusCode).toBe(
    403,
  );
  const url = `/api/partners/${partner_id}/settings/changes`;
  expect((await server.call('GET', url, { token })).json().changes[0]).toMatchObject({
    area: 'USERS',
    field: 'agent@north.test role',
    before: 'AGENT',
    after: 'VIEWER',
  });
});
