import type { UserList } from '@forecourt/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const list = async () =>
  (await server.call('GET', `/api/users?partner_id=${partner_id}`, { token })).json<UserList>();
const invite = (email: string, role = 'AGENT') =>
  server.call('POST', '/api/users/invitations', {
    token,
    payload: { partner_id, name: 'Lena New', email, role },
  });
const keys = () =>
  server.db.system(async (tx) => {
    const rows = await tx
      .selectFrom('outbox')
      .where('purpose', '=', 'INVITATION')
      .orderBy('inserted_at')
      .orderBy('id')
      .selectAll()
      .execute();
    return rows.map((row) => /\/setup#invitation=([\w-]{43})$/.exec(row.link ?? '')?.[1] ?? '');
  });
const look = (key: string) => server.call('GET', `/api/public/invitations/${key}`);
const accept = (key: string, payload: object) =>
  server.call('POST', `/api/public/invitations/${key}`, { payload });
const update = (userId: string, change: object) =>
  server.call('PATCH', `/api/users/${userId}`, { token, payload: { partner_id, ...change } });
const said = (answer: Awaited<ReturnType<typeof look>>) => [answer.statusCode, answer.json().code];

test('somebody new is invited by mail, accepts once and is a member with that role', async () => {
  expect((await invite('lena@new.test', 'VIEWER')).statusCode).toBe(201);
  expect((await list()).invitations).toMatchObject([{ email: 'lena@new.test', role: 'VIEWER' }]);
  const [key = ''] = await keys();
  expect((await look(key)).json().invitation).toEqual({
    ...{ name: 'Lena New', email: 'lena@new.test', role: 'VIEWER' },
    ...{ partner_name: 'North Canary Motors', has_account: false },
  });

  const answer = await accept(key, { password: 'a new one', name: 'Lena Newman' });
  expect(answer.statusCode).toBe(201);
  const own = answer.json<{ token: string }>().token;
  const partners = (await server.call('GET', '/api/my/partners', { token: own })).json().partners;
  expect(partners).toMatchObject([{ id: partner_id, role: 'VIEWER' }]);
  const { users, invitations } = await list();
  expect(invitations).toEqual([]);
  expect(users).toContainEqual(
    expect.objectContaining({ name: 'Lena Newman', role: 'VIEWER', active: true }),
  );
  // used up: it opens nothing, to whomever
  expect(said(await look(key))).toEqual([404, 'NOT_FOUND']);
  expect(said(await accept(key, { password: 'another' }))).toEqual([404, 'NOT_FOUND']);
});

test('the key is not in the table of invitations', async () => {
  await invite('lena@new.test');
  const [key = ''] = await keys();
  const rows = await server.db.system((tx) => tx.selectFrom('invitations').selectAll().execute());
  expect(key).not.toBe('');
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('two who accept at the same moment make one member', async () => {
  await invite('lena@new.test');
  const [key = ''] = await keys();
  const answers = await Promise.all(
    ['one password', 'two passwords'].map((password) => accept(key, { password })),
  );
  const statuses = answers.map((one) => one.statusCode).sort();
  expect(statuses[0]).toBe(201);
  expect(statuses[1]).toBeOneOf([401, 404]);
});

test('whoever has an account joins with its password, and keeps their other partner', async () => {
  await invite('admin@south.test');
  const [key = ''] = await keys();
  expect((await look(key)).json().invitation.has_account).toBe(true);
  expect(said(await accept(key, { password: 'not it' }))).toEqual([401, 'WRONG_PASSWORD']);
  const answer = await accept(key, { password: DEMO_PASSWORD });
  const own = answer.json<{ token: string }>().token;
  const { partners } = (await server.call('GET', '/api/my/partners', { token: own })).json();
  expect(partners.map((one: { name: string; role: string }) => [one.name, one.role])).toEqual([
    ['South Secret Autos', 'ADMIN'],
    ['North Canary Motors', 'AGENT'],
  ]);
});

test('a revoked invitation opens nothing', async () => {
  const { id } = (await invite('lena@new.test')).json().invitation;
  const url = `/api/users/invitations/${id}`;
  expect((await server.call('DELETE', url, { token })).statusCode).toBe(204);
  const [key = ''] = await keys();
  expect(said(await look(key))).toEqual([404, 'NOT_FOUND']);
  expect(said(await accept(key, { password: 'whatever' }))).toEqual([404, 'NOT_FOUND']);
  expect((await server.call('DELETE', url, { token })).statusCode).toBe(404);
  expect((await invite('lena@new.test')).statusCode).toBe(201);
});

test('an invitation ends after seven days; sent again, only the new link opens it', async () => {
  const { id } = (await invite('lena@new.test')).json().invitation;
  server.clock.advance(7 * 86_400_000);
  const [old = ''] = await keys();
  expect((await look(old)).statusCode).toBe(404);
  const again = await server.call('POST', `/api/users/invitations/${id}/resend`, { token });
  expect(again.statusCode).toBe(200);
  const [, fresh = ''] = await keys();
  expect((await look(old)).statusCode).toBe(404);
  expect((await look(fresh)).statusCode).toBe(200);
});

test('members and those who are invited already are not invited again', async () => {
  expect(said(await invite('Agent@North.test'))).toEqual([409, 'ALREADY_MEMBER']);
  await invite('lena@new.test');
  expect(said(await invite('LENA@new.test'))).toEqual([409, 'ALREADY_INVITED']);
});

test('a repeated invitation with the same key goes out once', async () => {
  const send = () =>
    server.call('POST', '/api/users/invitations', {
      ...{ token, headers: { 'idempotency-key': 'once' } },
      payload: { partner_id, name: 'Lena', email: 'lena@new.test', role: 'AGENT' },
    });
  const [first, second] = [await send(), await send()];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(await keys()).toHaveLength(1);
});

test('whoever is deactivated is signed out at once, and comes back as they were', async () => {
  const agent = await server.signIn('agent@north.test');
  expect((await update(tenants.north.agent, { active: false })).json().user.active).toBe(false);
  expect((await server.call('GET', '/api/session', { token: agent })).statusCode).toBe(401);
  // with another partner they are at work still
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
  // a colleague who cannot sign in does not count
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
    ...{ area: 'USERS', field: 'agent@north.test role', before: 'AGENT', after: 'VIEWER' },
  });
});
