import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { PasskeyDevice } from './passkeyDevice.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';

const ORIGIN = 'https://forecourt.test';

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
// resets the limits of attempts, and lets every authenticator show a new code
beforeEach(() => server.clock.advance(16 * 60_000));

const post = (url: string, payload?: object, token?: string) =>
  server.call('POST', url, { ...(payload && { payload }), ...(token && { token }) });
const password = (username: string) => post('/api/session', { username, password: DEMO_PASSWORD });
const fresh = async (username: string) =>
  (await password(username)).json<{ token: string }>().token;
const said = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
];
const codeOf = (key: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: server.clock.now().getTime() + seconds * 1000,
  });
const askFactor = async (username: string) => {
  const answer = await password(username);
  expect(said(answer)).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  return answer.json<{ challenge: { id: string; methods: string[] } }>().challenge;
};
const show = (challenge_id: string, method: string, more: object) =>
  post('/api/session/factor', { challenge_id, method, ...more });
const events = async (userId: string) =>
  (
    await server.db.system((tx) =>
      tx
        .selectFrom('security_events')
        .where('user_id', '=', userId)
        .orderBy('inserted_at')
        .select('type')
        .execute(),
    )
  ).map(({ type }) => type);

async function setUpApp(token: string): Promise<{ key: string; codes: string[] }> {
  const { challenge_id, key, uri } = (
    await post('/api/session/factors/app/options', undefined, token)
  ).json();
  expect(uri).toContain(`secret=${key}`);
  const payload = { challenge_id, code: codeOf(key) };
  const answer = await server.call('PUT', '/api/session/factors/app', { token, payload });
  expect(answer.statusCode).toBe(201);
  return { key, codes: answer.json().recovery_codes };
}

async function addPasskey(token: string, device: PasskeyDevice) {
  const asked = (await post('/api/session/factors/passkeys/options', undefined, token)).json();
  const passkey = device.create(asked.options);
  const payload = { challenge_id: asked.challenge_id, name: 'Desk', passkey };
  return post('/api/session/factors/passkeys', payload, token);
}

describe('an authenticator app', () => {
  let key = '';
  let codes: string[] = [];

  test('is set up with a code, comes with recovery codes, and is told by email', async () => {
    const token = await fresh('admin@north.test');
    ({ key, codes } = await setUpApp(token));
    expect(new Set(codes).size).toBe(10);
    const own = (await server.call('GET', '/api/session/factors', { token })).json();
    expect(own.factors).toMatchObject({ recovery_codes: 10, passkeys: [], required: false });
    const mails = await server.db.system((tx) =>
      tx.selectFrom('outbox').where('purpose', '=', 'ACCOUNT_NOTICE').selectAll().execute(),
    );
    expect(mails.map((one) => one.recipient)).toEqual(['admin@north.test']);
    expect(mails[0]?.body).toContain('authenticator app was set up');
  });

  test('nothing in the database gives its key or a recovery code away', async () => {
    const rows = await server.db.system(async (tx) => [
      await tx.selectFrom('authenticator_apps').selectAll().execute(),
      await tx.selectFrom('recovery_codes').selectAll().execute(),
      await tx.selectFrom('security_events').selectAll().execute(),
      await tx.selectFrom('outbox').selectAll().execute(),
    ]);
    const text = JSON.stringify(rows);
    for (const secret of [key, ...codes, Buffer.from(key).toString('base64url')]) {
      expect(text).not.toContain(secret);
    }
  });

  test('the password alone signs in no more; with a code it does', async () => {
    const { id, methods } = await askFactor('admin@north.test');
    expect(methods).toEqual(['APP', 'RECOVERY_CODE']);
    expect(said(await show(id, 'APP', { code: '000000' }))).toEqual([401, 'SECOND_FACTOR_REFUSED']);
    const answer = await show(id, 'APP', { code: codeOf(key) });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user.id).toBe(tenants.north.admin);
    // the challenge is used up
    expect(said(await show(id, 'APP', { code: codeOf(key) }))).toEqual([401, 'CHALLENGE_ENDED']);
    expect(await events(tenants.north.admin)).toEqual(
      expect.arrayContaining(['FACTOR_ADDED', 'FACTOR_REFUSED', 'FACTOR_USED', 'SIGNED_IN']),
    );
  });

  test('a device that has shown it is not slowed by strangers’ guesses; the password alone makes none known', async () => {
    const half = await password('admin@north.test');
    expect(half.headers['set-cookie']).toBeUndefined();
    const whole = await show(half.json().challenge.id, 'APP', { code: codeOf(key) });
    const cookie = String(whole.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^__Host-forecourt_device=/);
    const signIn = (secret: string, headers = {}) =>
      server.call('POST', '/api/session', {
        payload: { username: 'admin@north.test', password: secret },
        headers,
      });
    for (let guess = 0; guess < 12; guess += 1) await signIn(`guess ${guess}`);
    expect(said(await signIn(DEMO_PASSWORD))).toEqual([429, 'RATE_LIMITED']);
    expect(said(await signIn(DEMO_PASSWORD, { cookie }))).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  });

  test('a code is taken once, also by two at the same moment', async () => {
    const code = codeOf(key);
    const ids = [await askFactor('admin@north.test'), await askFactor('admin@north.test')];
    const answers = await Promise.all(ids.map(({ id }) => show(id, 'APP', { code })));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 401]);
  });

  test('a clock may be 30 seconds off, and no more', async () => {
    for (const [seconds, status] of [
      [-60, 401],
      [-30, 201],
      [60, 401],
      [30, 201],
    ] as const) {
      server.clock.advance(5 * 60_000);
      const { id } = await askFactor('admin@north.test');
      const answer = await show(id, 'APP', { code: codeOf(key, seconds) });
      expect([seconds, answer.statusCode]).toEqual([seconds, status]);
    }
  });

  test('a recovery code signs in once, and its owner is told', async () => {
    const code = codes[0]?.toLowerCase().replace('-', ' ');
    const first = await askFactor('admin@north.test');
    expect((await show(first.id, 'RECOVERY_CODE', { code })).statusCode).toBe(201);
    const second = await askFactor('admin@north.test');
    expect((await show(second.id, 'RECOVERY_CODE', { code })).statusCode).toBe(401);
    const mails = await server.db.system((tx) =>
      tx
        .selectFrom('outbox')
        .where('body', 'like', '%with a recovery code%')
        .select('id')
        .execute(),
    );
    expect(mails).toHaveLength(1);
  });

  test('guessing ends the challenge, then the account’s guesses, until a while has passed', async () => {
    let { id } = await askFactor('admin@north.test');
    const codesOf: string[] = [];
    for (let guess = 0; guess < 14; guess += 1) {
      const answer = await show(id, 'APP', { code: String(guess).padStart(6, '0') });
      codesOf.push(answer.json().code);
      if (answer.json().code === 'CHALLENGE_ENDED') ({ id } = await askFactor('admin@north.test'));
    }
    expect(codesOf.filter((one) => one === 'SECOND_FACTOR_REFUSED')).toHaveLength(10);
    expect(codesOf).toContain('CHALLENGE_ENDED');
    expect(codesOf).toContain('RATE_LIMITED');
  });

  test('a challenge is over after five minutes', async () => {
    const { id } = await askFactor('admin@north.test');
    server.clock.advance(5 * 60_000 + 1);
    expect(said(await show(id, 'APP', { code: codeOf(key) }))).toEqual([401, 'CHALLENGE_ENDED']);
  });
});

describe('a passkey', () => {
  const device = new PasskeyDevice(ORIGIN);
  const user = 'agent@north.test';

  test('is the second step after the password', async () => {
    const token = await fresh(user);
    const added = await addPasskey(token, device);
    expect(added.statusCode).toBe(201);
    expect(added.json().factors.passkeys).toMatchObject([{ name: 'Desk' }]);
    expect(added.json().recovery_codes).toHaveLength(10);
    const { id, methods } = await askFactor(user);
    expect(methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const { options } = (await post('/api/session/factor/options', { challenge_id: id })).json();
    const answer = await show(id, 'PASSKEY', { passkey: device.get(options, false) });
    expect(answer.statusCode).toBe(201);
  });

  test('unlocked by its owner, it signs in alone', async () => {
    const ask = async () => (await post('/api/session/factor/options', {})).json();
    const locked = await ask();
    const refused = await show(locked.challenge_id, 'PASSKEY', {
      passkey: device.get(locked.options, false),
    });
    expect(said(refused)).toEqual([401, 'SECOND_FACTOR_REFUSED']);
    const asked = await ask();
    const passkey = device.get(asked.options);
    const answer = await show(asked.challenge_id, 'PASSKEY', { passkey });
    expect([answer.statusCode, answer.json().user?.id]).toEqual([201, tenants.north.agent]);
    expect(said(await show(asked.challenge_id, 'PASSKEY', { passkey }))).toEqual([
      401,
      'CHALLENGE_ENDED',
    ]);
  });

  test('another site’s, another person’s and an unknown one are refused', async () => {
    const elsewhere = new PasskeyDevice('https://forecourt.example');
    expect(said(await addPasskey(await passkeyToken(), elsewhere))).toEqual([
      403,
      'SECOND_FACTOR_REFUSED',
    ]);
    const other = await fresh('viewer@north.test');
    const theirs = new PasskeyDevice(ORIGIN);
    expect((await addPasskey(other, theirs)).statusCode).toBe(201);
    for (const wrong of [theirs, new PasskeyDevice(ORIGIN)]) {
      const { id } = await askFactor(user);
      const { options } = (await post('/api/session/factor/options', { challenge_id: id })).json();
      expect((await show(id, 'PASSKEY', { passkey: wrong.get(options) })).statusCode).toBe(401);
    }
  });

  test('a copy of it, behind in its count, is refused', async () => {
    const asked = (await post('/api/session/factor/options', {})).json();
    device.counter -= 2;
    const answer = await show(asked.challenge_id, 'PASSKEY', {
      passkey: device.get(asked.options),
    });
    device.counter += 2;
    expect(answer.statusCode).toBe(401);
  });

  test('is renamed and removed by its owner alone', async () => {
    const token = await passkeyToken();
    const list = async () =>
      (await server.call('GET', '/api/session/factors', { token })).json().factors;
    const [{ id }] = (await list()).passkeys;
    const url = `/api/session/factors/passkeys/${id}`;
    const stranger = await fresh('admin@south.test');
    const payload = { name: 'Phone' };
    expect((await server.call('PATCH', url, { token: stranger, payload })).statusCode).toBe(404);
    expect((await server.call('DELETE', url, { token: stranger })).statusCode).toBe(404);
    expect((await server.call('PATCH', url, { token, payload })).statusCode).toBe(200);
    expect((await list()).passkeys[0].name).toBe('Phone');
    expect((await server.call('DELETE', url, { token })).statusCode).toBe(200);
    expect(await list()).toMatchObject({ passkeys: [], recovery_codes: 0 });
    expect((await password(user)).statusCode).toBe(201);
  });

  async function passkeyToken(): Promise<string> {
    const asked = (await post('/api/session/factor/options', {})).json();
    const passkey = device.get(asked.options);
    return (await show(asked.challenge_id, 'PASSKEY', { passkey })).json().token;
  }
});

describe('a partner that requires a second factor', () => {
  const { south } = { south: () => tenants.south };
  const require = (token: string, factor_required: boolean) =>
    server.call('PATCH', `/api/partners/${south().partnerId}/security`, {
      token,
      payload: { factor_required },
    });

  test('is set by an administrator who has one, and leads the others to set one up', async () => {
    const admin = await fresh('admin@south.test');
    expect(said(await require(admin, true))).toEqual([409, 'INVALID_TRANSITION']);
    await setUpApp(admin);
    const set = await require(admin, true);
    expect(set.statusCode).toBe(200);
    const { members } = set.json().security;
    expect(members.filter((one: { second_factor: boolean }) => !one.second_factor)).toHaveLength(2);

    const agent = await fresh('agent@south.test');
    const get = (url: string) => server.call('GET', url, { token: agent });
    const list = `/api/requests?partner_id=${south().partnerId}&type=TRADE&limit=10`;
    expect(said(await get(list))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await get('/api/session')).statusCode).toBe(200);
    expect((await get('/api/session/factors')).json().factors.required).toBe(true);
    await setUpApp(agent);
    expect((await get(list)).statusCode).toBe(200);
  });

  test('a phone that is lost: an administrator removes the factors, which is mailed', async () => {
    const { agent, partnerId } = south();
    const url = `/api/users/${agent}/factors?partner_id=${partnerId}`;
    const foreign = await fresh('viewer@south.test');
    expect((await server.call('DELETE', url, { token: foreign })).statusCode).toBe(403);
    const asked = await askFactor('admin@south.test');
    const admin = await server.db.system((tx) =>
      tx.deleteFrom('authenticator_apps').where('user_id', '=', south().admin).execute(),
    );
    expect(admin).toHaveLength(1);
    expect(asked.methods).toContain('APP');
    await server.db.system((tx) =>
      tx.updateTable('users').set({ has_factor: false }).where('id', '=', south().admin).execute(),
    );
    const token = await fresh('admin@south.test');
    await setUpApp(token);
    expect((await server.call('DELETE', url, { token })).statusCode).toBe(204);
    expect((await password('agent@south.test')).statusCode).toBe(201);
    expect(await events(agent)).toContain('FACTOR_REMOVED');
    const mails = await server.db.system((tx) =>
      tx.selectFrom('outbox').where('recipient', '=', 'agent@south.test').select('body').execute(),
    );
    expect(mails.at(-1)?.body).toContain('An administrator removed');
  });
});
