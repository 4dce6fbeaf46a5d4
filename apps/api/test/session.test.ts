import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());

const signIn = (username: string, password: string) =>
  server.call('POST', '/api/session', { payload: { username, password } });

test('staff sign in with their email address and password, whatever its case', async () => {
  const answer = await signIn('Agent@North.test', DEMO_PASSWORD);
  expect(answer.statusCode).toBe(201);
  const { token, user } = answer.json();
  expect(user).toMatchObject({ id: tenants.north.agent, email: 'agent@north.test' });

  for (const authorization of [token, `Bearer ${token}`]) {
    const own = await server.call('GET', '/api/session', { headers: { authorization } });
    expect(own.json()).toEqual({ user });
  }
});

test('the token is not in the database', async () => {
  const token = await server.signIn('agent@north.test');
  const rows = await server.db.system((tx) => tx.selectFrom('sessions').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a refused sign-in says which: account or password', async () => {
  const nobody = await signIn('nobody@north.test', DEMO_PASSWORD);
  expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'ACCOUNT_NOT_FOUND']);
  const wrong = await signIn('viewer@north.test', 'wrong-password');
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'WRONG_PASSWORD']);
  expect(wrong.headers['content-type']).toContain('application/problem+json');
});

test('an empty field is missing, by name', async () => {
  const answer = await signIn('', '');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'MISSING_FIELD',
    errors: [
      { field: 'username', code: 'MISSING_FIELD' },
      { field: 'password', code: 'MISSING_FIELD' },
    ],
  });
});

test('guessing is slowed down, told when to come back, and over after a while', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await signIn('admin@south.test', `guess-${attempt}`)).statusCode).toBe(401);
  }
  const refused = await signIn('admin@south.test', DEMO_PASSWORD);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.clock.advance(15 * 60 * 1000 + 1);
  expect((await signIn('admin@south.test', DEMO_PASSWORD)).statusCode).toBe(201);
});

test('signing out ends the session at once', async () => {
  const { token } = (await signIn('admin@north.test', DEMO_PASSWORD)).json();
  expect((await server.call('DELETE', '/api/session', { token })).statusCode).toBe(204);
  const after = await server.call('GET', '/api/session', { token });
  expect([after.statusCode, after.json().code]).toEqual([401, 'UNAUTHENTICATED']);
});

test('partners come in the order of the membership, the first is the default', async () => {
  const token = await server.signIn('agent@north.test');
  const { partners } = (await server.call('GET', '/api/my/partners', { token })).json();
  expect(partners.map((one: { name: string }) => one.name)).toEqual([
    'North Canary Motors',
    'Harbour Canary',
  ]);
  expect(partners[0]).toMatchObject({ agent_id: tenants.north.agent, role: 'AGENT' });
});
