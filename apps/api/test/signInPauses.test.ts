import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as password from '../src/domain/password.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;

beforeEach(async () => {
  server = await startTestServer({ trustedProxies: 1 });
  tenants = await seedTenants(server.services);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/session', { payload: { username, password }, headers });
const from = (address: string) => ({ 'x-forwarded-for': address });
const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const events = () =>
  server.db.system((tx) =>
    tx.selectFrom('security_events').orderBy('inserted_at').orderBy('id').selectAll().execute(),
  );

test('forty guesses in as many spellings count as one account’s', async () => {
  const spellings = [
    'agent@north.test',
    ' agent@north.test',
    'AGENT@NORTH.TEST\t',
    'ａgent@north.test',
  ];
  const statuses: number[] = [];
  for (let guess = 0; guess < 40; guess += 1) {
    const name = `${' '.repeat(guess % 7)}${spellings[guess % spellings.length]}`;
    statuses.push((await signIn(name, `guess ${guess}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('guesses at once are counted before any of them is judged', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, guess) => signIn('agent@north.test', `guess ${guess}`)),
  );
  expect(answers.filter((one) => one.statusCode === 401)).toHaveLength(10);
});

test('the owner signs in from a known device while strangers guess, and from a new one soon', async () => {
  const home = await signIn('agent@north.test', DEMO_PASSWORD, from('192.0.2.1'));
  const cookie = cookieOf(home);
  expect(home.headers['set-cookie']).toMatch(
    /^__Host-forecourt_device=[\w-]{43}; Path=\/; Secure; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
  for (let guess = 0; guess < 60; guess += 1) {
    await signIn('agent@north.test', `guess ${guess}`, from(`198.51.100.${guess}`));
  }
  // from any address, even the one the guesses come from
  for (const address of ['192.0.2.1', '203.0.113.5', '198.51.100.59']) {
    const known = { ...from(address), cookie };
    expect((await signIn('agent@north.test', DEMO_PASSWORD, known)).statusCode).toBe(201);
  }
  const stranger = await signIn('agent@north.test', DEMO_PASSWORD, from('203.0.113.6'));
  expect([stranger.statusCode, stranger.json().code]).toEqual([429, 'RATE_LIMITED']);
  const wait = Number(stranger.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  server.clock.advance(wait * 1000);
  const late = await signIn('agent@north.test', DEMO_PASSWORD, from('203.0.113.6'));
  expect(late.statusCode).toBe(201);
});

test('a device is known for the accounts that it signed in to alone, and its id is kept nowhere', async () => {
  const mine = cookieOf(await signIn('viewer@north.test', DEMO_PASSWORD));
  for (let guess = 0; guess < 10; guess += 1) await signIn('agent@north.test', `guess ${guess}`);
  const answer = await signIn('agent@north.test', DEMO_PASSWORD, { cookie: mine });
  expect(answer.statusCode).toBe(429);
  const rows = await server.db.system((tx) => tx.selectFrom('known_devices').selectAll().execute());
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(mine.split('=')[1]);
});

test('refused and good sign-ins stand in the security log, and when it was slowed', async () => {
  for (let guess = 0; guess < 12; guess += 1) await signIn('agent@north.test', `guess ${guess}`);
  await signIn('viewer@north.test', DEMO_PASSWORD);
  const types = (await events()).map(({ type, user_id }) => [type, user_id]);
  const { agent, viewer } = tenants.north;
  expect(types.filter(([type]) => type === 'SIGN_IN_REFUSED')).toHaveLength(10);
  expect(types).toContainEqual(['LOCKED_OUT', agent]);
  expect(types).toContainEqual(['SIGNED_IN', viewer]);
});

test('an account that is not there costs the same hash as one that is', async () => {
  const password_hash = await password.hashPassword(DEMO_PASSWORD);
  await server.db.direct.updateTable('users').set({ password_hash }).execute();
  const verify = vi.spyOn(password, 'verifyPassword');
  await signIn('agent@north.test', 'not the password');
  await signIn('nobody@north.test', 'not the password');
  /** The settings of a hash, and the lengths of its salt and tag: what its time depends on. */
  const costs = verify.mock.calls.map(([, hash]) => {
    const [, kind, version, settings, salt, tag] = hash.split('$');
    return [kind, version, settings, salt?.length, tag?.length];
  });
  expect(costs).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1', 22, 43], costs[0]]);
});
