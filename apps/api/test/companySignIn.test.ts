import type { CompanySignInAnswer, Role, SecurityEvent } from '@forecourt/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, CompanyProvider, type ProviderPerson } from './companyProvider.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let admin: string;
let provider: CompanyProvider;

beforeAll(async () => {
  server = await startTestServer({ companySignInToPrivate: true });
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  provider = new CompanyProvider();
  await provider.start();
  admin = await server.signIn('admin@north.test');
  await renewSessions(server);
});
afterEach(async () => {
  await provider.stop();
  await server.db.system(async (tx) => {
    await tx.deleteFrom('company_sign_ins').execute();
    await tx.deleteFrom('company_accounts').execute();
    await tx.deleteFrom('rate_limits').execute();
    await tx.deleteFrom('users').where('email', 'like', '%new@%').execute();
  });
  const { agent, partnerId } = tenants.north;
  await setMembership(partnerId, agent, { role: 'AGENT', disabled_at: null });
});

const path = (rest = '', partnerId = tenants.north.partnerId) =>
  `/api/partners/${partnerId}/company-sign-in${rest}`;

const setupOf = (changes: object = {}) => ({
  issuer: provider.url,
  client_id: CLIENT.id,
  client_secret: CLIENT.secret,
  domains: ['north.test'],
  creates_users: true,
  default_role: 'VIEWER',
  groups_claim: 'groups',
  groups: [],
  required: false,
  ...changes,
});
const put = (changes: object = {}, partnerId = tenants.north.partnerId, token = admin) =>
  server.call('PUT', path('', partnerId), { token, payload: setupOf(changes) });
const setUp = async (changes: object = {}) => {
  const answer = await put(changes);
  expect(answer.json()).toMatchObject({ company_sign_in: { issuer: provider.url } });
};
const GROUPS = {
  default_role: null,
  groups: [
    { group: 'sales', role: 'AGENT' },
    { group: 'bosses', role: 'ADMIN' },
  ],
};

const start = (email: string) =>
  server.call('POST', '/api/session/company', { payload: { email } });
const begin = async (email: string) => (await start(email)).json<{ url: string; key: string }>();
const complete = (key: string, answer: string) =>
  server.call('POST', '/api/session/company/complete', { payload: { key, answer } });
/** The whole way of a person through their company. */
const enter = async (
  person: ProviderPerson,
  faults: Parameters<CompanyProvider['signIn']>[2] = {},
) => {
  // so that the log has an order
  server.clock.advance(1000);
  const { key, url } = await begin(person.email ?? 'agent@north.test');
  return complete(key, provider.signIn(url, person, faults));
};
const codeOf = async (answer: ReturnType<typeof enter>) => {
  const { statusCode } = await answer;
  expect(statusCode).toBe(401);
  return (await answer).json<{ code: string }>().code;
};
const agent: ProviderPerson = { sub: 'a-1', email: 'agent@north.test', name: 'Agent of North' };
const newcomer: ProviderPerson = { sub: 'n-1', email: 'new@north.test', name: 'New Comer' };
const partnersOf = async (token: string) =>
  (await server.call('GET', '/api/my/partners', { token })).json<{
    partners: { id: string; role: Role }[];
  }>().partners;
const setMembership = (
  partner: string,
  user: string,
  values: { role?: Role; disabled_at?: Date | null },
) =>
  server.db.direct
    .updateTable('memberships')
    .set(values)
    .where('partner_id', '=', partner)
    .where('user_id', '=', user)
    .execute();
const roleOf = async (user: string) =>
  (
    await server.db.direct
      .selectFrom('memberships')
      .where('partner_id', '=', tenants.north.partnerId)
      .where('user_id', '=', user)
      .select('role')
      .executeTakeFirst()
  )?.role;
const log = async () =>
  (
    await server.call('GET', `/api/partners/${tenants.north.partnerId}/security/events?limit=8`, {
      token: admin,
    })
  ).json<{ events: SecurityEvent[] }>().events;

describe('A person of the company', () => {
  beforeEach(() => setUp());

  test('is sent to the provider with PKCE, state and nonce, and comes back signed in', async () => {
    const { url } = await begin('agent@north.test');
    expect(url.startsWith(`${provider.url}/authorize?`)).toBe(true);
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: CLIENT.id,
      redirect_uri: 'https://forecourt.test/login/company',
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: 'agent@north.test',
    });
    expect(asked.state).toMatch(/^[\w-]{43}$/);
    expect(new Set([asked.state, asked.nonce, asked.code_challenge]).size).toBe(3);
    const answer = await enter(agent);
    expect(answer.statusCode).toBe(201);
    const { token, user } = answer.json<{ token: string; user: { email: string } }>();
    expect(user.email).toBe('agent@north.test');
    expect((await partnersOf(token)).map(({ id }) => id)).toEqual([tenants.north.partnerId]);
    const [one, other] = await log();
    expect([one, other]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'SIGNED_IN', detail: [{ name: 'by', value: 'COMPANY' }] }),
        expect.objectContaining({ type: 'COMPANY_ACCOUNT_LINKED' }),
      ]),
    );
  });

  test('who comes for the first time is made a user without a password', async () => {
    const answer = await enter(newcomer);
    const { token, user } = answer.json<{ token: string; user: { id: string; name: string } }>();
    expect(user.name).toBe('New Comer');
    expect(await partnersOf(token)).toMatchObject([{ role: 'VIEWER' }]);
    const row = await server.db.direct
      .selectFrom('users')
      .where('id', '=', user.id)
      .select(['password_hash', 'email_verified_at'])
      .executeTakeFirst();
    expect(row).toEqual({ password_hash: null, email_verified_at: null });
    const again = await enter({ ...newcomer, email: 'renamed-new@north.test' });
    expect(again.json()).toMatchObject({ user: { id: user.id } });
  });

  test('has email and groups from userinfo when the ID token has none', async () => {
    await setUp(GROUPS);
    const answer = await enter({ ...newcomer, groups: ['sales'] }, { thinToken: true });
    const { token } = answer.json<{ token: string }>();
    expect(await partnersOf(token)).toMatchObject([{ role: 'AGENT' }]);
  });

  test('goes on as before after the provider has changed its keys', async () => {
    expect((await enter(agent)).statusCode).toBe(201);
    await provider.rotate();
    expect((await enter(agent)).statusCode).toBe(201);
  });

  test('opens only the partners with this provider, and no account of others', async () => {
    const { token } = (await enter(agent)).json<{ token: string }>();
    const { harbour, north } = tenants;
    expect((await partnersOf(token)).map(({ id }) => id)).toEqual([north.partnerId]);
    const elsewhere = `/api/requests?partner_id=${harbour.partnerId}`;
    expect((await server.call('GET', elsewhere, { token })).statusCode).not.toBe(200);
    const passkey = await server.call('POST', '/api/session/factors/passkeys/options', { token });
    expect(passkey.statusCode).toBe(403);
    await server.call('PUT', path('', harbour.partnerId), { token: admin, payload: setupOf() });
    const both = (await enter(agent)).json<{ token: string }>().token;
    expect((await partnersOf(both)).map(({ id }) => id)).toEqual([
      north.partnerId,
      harbour.partnerId,
    ]);
  });
});

describe('Nobody is let in', () => {
  beforeEach(() => setUp());

  test.each([
    ['with a wrong state', { state: 'another' }],
    ['with a wrong nonce', { nonce: 'another' }],
    ['with a token for another client', { audience: 'another' }],
    ['with a token of another issuer', { issuer: 'https://elsewhere.test' }],
    ['with an expired token', { expiresIn: -600 }],
    ['with a token by a key that the provider does not publish', { strange: true }],
  ])('%s', async (_, faults) => {
    expect(await codeOf(enter(agent, faults))).toBe('COMPANY_REFUSED');
    const [event] = await log();
    expect(event).toMatchObject({ type: 'COMPANY_SIGN_IN_REFUSED' });
    expect(event?.detail[0]).toEqual({ name: 'code', value: 'COMPANY_REFUSED' });
  });

  test('twice with one answer, after ten minutes, or in another browser', async () => {
    const { key, url } = await begin('agent@north.test');
    const answer = provider.signIn(url, agent);
    expect(await codeOf(complete('another', answer))).toBe('COMPANY_ATTEMPT_ENDED');
    expect((await complete(key, answer)).statusCode).toBe(201);
    expect(await codeOf(complete(key, answer))).toBe('COMPANY_ATTEMPT_ENDED');
    const late = await begin('agent@north.test');
    server.clock.advance(10 * 60_000);
    const code = codeOf(complete(late.key, provider.signIn(late.url, agent)));
    expect(await code).toBe('COMPANY_ATTEMPT_ENDED');
  });

  test('with a code that was used for another sign-in', async () => {
    const [one, other] = [await begin('agent@north.test'), await begin('agent@north.test')];
    const stolen = new URLSearchParams(provider.signIn(one.url, agent));
    stolen.set('state', new URL(other.url).searchParams.get('state') ?? '');
    expect(await codeOf(complete(other.key, stolen.toString()))).toBe('COMPANY_REFUSED');
  });

  test('when they said no at the provider', async () => {
    const { key, url } = await begin('agent@north.test');
    const state = new URL(url).searchParams.get('state');
    const code = codeOf(complete(key, `error=access_denied&state=${state}`));
    expect(await code).toBe('COMPANY_REFUSED');
  });

  test.each([
    ['of another domain', { email: 'agent@south.test' }],
    ['that is not verified', { email_verified: false }],
    ['that is missing', { email: undefined }],
  ])('with an address %s', async (_, change) => {
    const { key, url } = await begin('agent@north.test');
    const code = codeOf(complete(key, provider.signIn(url, { ...agent, ...change })));
    expect(await code).toBe('COMPANY_EMAIL');
  });

  test('who is deactivated, and the sessions that the company opened end', async () => {
    const { token } = (await enter(agent)).json<{ token: string }>();
    const { agent: userId, partnerId } = tenants.north;
    await setMembership(partnerId, userId, { disabled_at: server.clock.now() });
    expect(await codeOf(enter(agent))).toBe('COMPANY_USER_OFF');
    expect((await server.call('GET', '/api/session', { token })).statusCode).toBe(401);
  });

  test('as an account of another partner that has the address', async () => {
    await server.db.direct
      .updateTable('users')
      .set({ email: 'south-new@north.test' })
      .where('id', '=', tenants.south.agent)
      .execute();
    const code = codeOf(enter({ sub: 's-1', email: 'south-new@north.test', email_verified: true }));
    expect(await code).toBe('COMPANY_OTHER_USER');
    await server.db.direct
      .updateTable('users')
      .set({ email: 'agent@south.test' })
      .where('id', '=', tenants.south.agent)
      .execute();
  });

  test('who has no user where none is made', async () => {
    await setUp({ creates_users: false });
    expect(await codeOf(enter(newcomer))).toBe('COMPANY_NO_USER');
    expect((await enter(agent)).statusCode).toBe(201);
  });

  test('while the provider is down', async () => {
    const { key, url } = await begin('agent@north.test');
    const answer = provider.signIn(url, agent);
    provider.broken = 503;
    expect(await codeOf(start('agent@north.test'))).toBe('COMPANY_UNREACHABLE');
    expect(await codeOf(complete(key, answer))).toBe('COMPANY_UNREACHABLE');
  });

  test('of a domain that no partner has', async () => {
    const answer = await start('agent@south.test');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      404,
      'COMPANY_NOT_FOUND',
    ]);
  });

  test('more often than is allowed', async () => {
    const tries = await Promise.all(Array.from({ length: 21 }, () => start('agent@north.test')));
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});

describe('Groups', () => {
  beforeEach(() => setUp(GROUPS));

  test('give the role, the highest counts, and a change counts from the next sign-in', async () => {
    const userId = tenants.north.agent;
    await enter({ ...agent, groups: ['sales', 'bosses'] });
    expect(await roleOf(userId)).toBe('ADMIN');
    await enter({ ...agent, groups: ['sales'] });
    expect(await roleOf(userId)).toBe('AGENT');
    expect((await log()).map(({ type }) => type)).toContain('ROLE_CHANGED');
  });

  test('let nobody in who has left them all, and end their sessions', async () => {
    const { token } = (await enter({ ...agent, groups: ['sales'] })).json<{ token: string }>();
    expect(await codeOf(enter({ ...agent, groups: ['others'] }))).toBe('COMPANY_NO_ROLE');
    expect((await server.call('GET', '/api/session', { token })).statusCode).toBe(401);
    await setUp({ ...GROUPS, default_role: 'VIEWER' });
    await enter({ ...agent, groups: [] });
    expect(await roleOf(tenants.north.agent)).toBe('VIEWER');
  });

  test('never take the last administrator away', async () => {
    await enter({ sub: 'boss', email: 'admin@north.test', groups: ['sales'] });
    expect(await roleOf(tenants.north.admin)).toBe('ADMIN');
  });
});

describe('A person who has only their company’s sign-in', () => {
  let token: string;
  const post = (url: string, payload?: object, by = token) =>
    server.call('POST', `/api/session/reauthenticate${url}`, {
      token: by,
      ...(payload && { payload }),
    });
  const ask = async () => (await post('/company')).json<{ url: string; key: string }>();
  const finish = (key: string, answer: string, by = token) =>
    post('/company/complete', { key, answer }, by);
  /** A sensitive act. */
  const act = async (by = token) =>
    (
      await server.call('POST', `/api/partners/${tenants.north.partnerId}/exports`, {
        token: by,
        payload: { what: 'CARS', rows: 3 },
      })
    ).statusCode;
  const refusalOf = async (answer: ReturnType<typeof post>) => {
    expect((await answer).statusCode).toBe(403);
    expect(await act()).toBe(403);
    return (await answer).json<{ code: string }>().code;
  };
  const enterFresh = async (person = newcomer) =>
    (await enter(person)).json<{ token: string }>().token;

  beforeEach(async () => {
    await setUp({ default_role: 'ADMIN' });
    token = await enterFresh();
    server.clock.advance(15 * 60_000 + 1);
  });

  test('is asked to sign in with it again, and then goes on for 15 minutes', async () => {
    expect(await act()).toBe(403);
    expect((await post('/options')).json()).toMatchObject({
      by_company: true,
      methods: [],
      options: null,
    });
    const { key, url } = await ask();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      prompt: 'login',
      max_age: '0',
      login_hint: 'new@north.test',
      redirect_uri: 'https://forecourt.test/login/company',
    });
    expect((await finish(key, provider.signIn(url, newcomer))).statusCode).toBe(204);
    expect(await act()).toBe(204);
    const [event] = (
      await server.call(
        'GET',
        '/api/partners/' + tenants.north.partnerId + '/security/events?limit=8',
        {
          token,
        },
      )
    )
      .json<{ events: SecurityEvent[] }>()
      .events.filter(({ type }) => type === 'REAUTHENTICATED');
    expect(event).toMatchObject({ detail: [{ name: 'by', value: 'COMPANY' }] });
    server.clock.advance(15 * 60_000 + 1);
    expect(await act()).toBe(403);
  });

  test.each([
    ['a sign-in before it was asked', { signedIn: 120 }],
    ['an answer that does not say when they signed in', { signedIn: null }],
  ])('is refused with %s', async (_, faults) => {
    const { key, url } = await ask();
    const code = refusalOf(finish(key, provider.signIn(url, newcomer, faults)));
    expect(await code).toBe('COMPANY_NOT_AGAIN');
    server.clock.advance(1000);
  });

  test('is refused when another person signs in, who does not become a user by it', async () => {
    await enterFresh(agent);
    for (const other of [agent, { sub: 'x-1', email: 'other-new@north.test' }]) {
      const { key, url } = await ask();
      const code = refusalOf(finish(key, provider.signIn(url, other)));
      expect(await code).toBe('COMPANY_OTHER_PERSON');
    }
    const same = { sub: 'x-2', email: 'new@north.test' };
    const { key, url } = await ask();
    expect(await refusalOf(finish(key, provider.signIn(url, same)))).toBe('COMPANY_OTHER_PERSON');
    const made = await server.db.direct
      .selectFrom('users')
      .where('email', '=', 'other-new@north.test')
      .select('id')
      .execute();
    expect(made).toEqual([]);
  });

  test('opens this session alone, once, and by no other one’s key', async () => {
    const phone = await enterFresh();
    const theirs = await enterFresh(agent);
    server.clock.advance(15 * 60_000 + 1);
    const { key, url } = await ask();
    const answer = provider.signIn(url, newcomer);
    for (const by of [phone, theirs, admin]) {
      const stolen = await finish(key, answer, by);
      expect([stolen.statusCode, stolen.json<{ code: string }>().code]).toEqual([
        403,
        'COMPANY_ATTEMPT_ENDED',
      ]);
    }
    expect((await finish(key, answer)).statusCode).toBe(204);
    expect([await act(), await act(phone)]).toEqual([204, 403]);
    expect((await finish(key, answer)).statusCode).toBe(403);
  });

  test('keys of a sign-in and of this are not taken for each other', async () => {
    const again = await ask();
    const asSignIn = complete(again.key, provider.signIn(again.url, newcomer));
    expect(await codeOf(asSignIn)).toBe('COMPANY_ATTEMPT_ENDED');
    const entry = await begin('new@north.test');
    const asProof = finish(entry.key, provider.signIn(entry.url, newcomer));
    expect(await refusalOf(asProof)).toBe('COMPANY_ATTEMPT_ENDED');
  });

  test('is out when their company lets them in no more', async () => {
    await renewSessions(server);
    await setUp(GROUPS);
    token = await enterFresh({ ...newcomer, groups: ['bosses'] });
    server.clock.advance(15 * 60_000 + 1);
    const { key, url } = await ask();
    const refused = await finish(key, provider.signIn(url, { ...newcomer, groups: [] }));
    expect(refused.json()).toMatchObject({ status: 403, code: 'COMPANY_NO_ROLE' });
    expect(await act()).toBe(401);
  });

  test('keeps their session while the provider is down', async () => {
    const { key, url } = await ask();
    const answer = provider.signIn(url, newcomer);
    provider.broken = 503;
    expect(await refusalOf(post('/company'))).toBe('COMPANY_UNREACHABLE');
    expect(await refusalOf(finish(key, answer))).toBe('COMPANY_UNREACHABLE');
    expect((await server.call('GET', '/api/session', { token })).statusCode).toBe(200);
  });

  test('has to use a password or a factor that they have', async () => {
    const { key, url } = await ask();
    const { id } = (await server.call('GET', '/api/session', { token })).json<{
      user: { id: string };
    }>().user;
    await server.db.direct
      .updateTable('users')
      .set({ password_hash: 'a hash' })
      .where('id', '=', id)
      .execute();
    expect((await post('/options')).json()).toMatchObject({
      by_company: false,
      methods: ['PASSWORD'],
    });
    expect(await refusalOf(post('/company'))).toBe('FORBIDDEN');
    const late = finish(key, provider.signIn(url, newcomer));
    expect(await refusalOf(late)).toBe('COMPANY_ATTEMPT_ENDED');
    expect((await post('/company', undefined, admin)).statusCode).toBe(403);
  });
});

describe('Company sign-in for everyone', () => {
  const byPassword = (username: string) =>
    server.call('POST', '/api/session', { payload: { username, password: DEMO_PASSWORD } });

  test('closes the partner to passwords, except for the administrator who is kept', async () => {
    const viewer = await server.signIn('viewer@north.test');
    await setUp({ required: true });
    expect((await server.call('GET', '/api/session', { token: viewer })).statusCode).toBe(401);
    const partners = async (name: string) => {
      const { token } = (await byPassword(name)).json<{ token: string }>();
      return (await partnersOf(token)).map(({ id }) => id);
    };
    const { harbour, north } = tenants;
    expect(await partners('viewer@north.test')).toEqual([harbour.partnerId]);
    expect(await partners('admin@north.test')).toEqual([north.partnerId, harbour.partnerId]);
    await server.call('PUT', path('', harbour.partnerId), {
      token: admin,
      payload: setupOf({ required: true }),
    });
    const refused = await byPassword('viewer@north.test');
    expect(refused.json()).toMatchObject({ status: 401, code: 'COMPANY_SIGN_IN_REQUIRED' });
    expect((await enter({ sub: 'v', email: 'viewer@north.test' })).statusCode).toBe(201);
    expect((await byPassword('admin@north.test')).statusCode).toBe(201);
  });

  test('needs an administrator with a password, who stays administrator', async () => {
    await setUp({ default_role: 'ADMIN' });
    const { token } = (await enter(newcomer)).json<{ token: string }>();
    const refused = await put({ required: true }, tenants.north.partnerId, token);
    expect(refused.json()).toMatchObject({ status: 409, code: 'PASSWORD_NEEDED' });
    await setUp({ ...GROUPS, required: true });
    const boss = await enter({ sub: 'boss', email: 'admin@north.test', groups: [] });
    expect(boss.statusCode).toBe(201);
    expect(await roleOf(tenants.north.admin)).toBe('ADMIN');
  });
});

describe('Setting it up', () => {
  const refusals = async (answer: ReturnType<typeof put>) => {
    expect((await answer).statusCode).toBe(422);
    return refusedFields(await answer);
  };

  test('shows the callback address and the domains that may be named, never the secret', async () => {
    await setUp();
    const text = (await server.call('GET', path(), { token: admin })).body;
    expect(JSON.parse(text) as CompanySignInAnswer).toMatchObject({
      callback_url: 'https://forecourt.test/login/company',
      own_domains: ['north.test'],
    });
    await enter(agent);
    const row = await server.db.direct.selectFrom('company_sign_ins').selectAll().execute();
    expect(text + JSON.stringify([row, await log()])).not.toContain(CLIENT.secret);
    expect(provider.tokenCalls).toHaveLength(1);
  });

  test('keeps the secret while the provider stays, and asks for it when that changes', async () => {
    await setUp();
    expect((await put({ client_secret: undefined, domains: ['north.test'] })).statusCode).toBe(200);
    expect((await enter(agent)).statusCode).toBe(201);
    const other = put({ client_secret: undefined, issuer: `${provider.url}/other` });
    expect(await refusals(other)).toEqual([{ field: 'client_secret', code: 'MISSING_FIELD' }]);
  });

  test('refuses domains of others, and groups that are named twice', async () => {
    expect(await refusals(put({ domains: ['north.test', 'south.test'] }))).toEqual([
      { field: 'domains.1', code: 'ADDRESS_NOT_ALLOWED' },
    ]);
    await setUp();
    const { harbour } = tenants;
    expect(await refusals(put({ client_id: 'another' }, harbour.partnerId))).toEqual([
      { field: 'domains.0', code: 'DUPLICATE' },
    ]);
    const groups = ['sales', ' sales'].map((group) => ({ group, role: 'AGENT' }));
    expect(await refusals(put({ groups }))).toEqual([
      { field: 'groups.1.group', code: 'DUPLICATE' },
    ]);
  });

  test('is for administrators of the partner', async () => {
    const viewer = await server.signIn('agent@north.test');
    const stranger = await server.signIn('admin@south.test');
    expect((await put({}, tenants.north.partnerId, viewer)).statusCode).toBe(403);
    expect((await put({}, tenants.north.partnerId, stranger)).statusCode).toBe(404);
    expect((await server.call('GET', path(), { token: stranger })).statusCode).toBe(404);
  });

  test('ends what the company opened when it is removed or goes elsewhere', async () => {
    await setUp();
    const first = (await enter(agent)).json<{ token: string }>().token;
    await put({ client_id: 'another' });
    expect((await server.call('GET', '/api/session', { token: first })).statusCode).toBe(401);
    await setUp();
    const { token } = (await enter(agent)).json<{ token: string }>();
    expect((await server.call('DELETE', path(), { token: admin })).statusCode).toBe(204);
    expect((await server.call('GET', '/api/session', { token })).statusCode).toBe(401);
    expect((await start('agent@north.test')).statusCode).toBe(404);
  });

  test('tells what is at an issuer', async () => {
    const look = async (issuer: string) =>
      (
        await server.call('POST', path('/test'), { token: admin, payload: { issuer } })
      ).json<object>();
    expect(await look(`${provider.url}/.well-known/openid-configuration`)).toEqual({
      problem: null,
      detail: null,
      sign_in_url: `${provider.url}/authorize`,
      pkce: true,
      claims: ['sub', 'email', 'groups'],
    });
    expect(await look(`${provider.url}/nothing`)).toMatchObject({ problem: 'NO_PROVIDER' });
    expect(await look('http://127.0.0.1:1')).toMatchObject({ problem: 'UNREACHABLE' });
    provider.called = 'https://elsewhere.test';
    expect(await look(provider.url)).toMatchObject({ problem: 'OTHER_ISSUER' });
  });
});

test('Issuers must be public and have https, unless the operator allows others', async () => {
  const { config } = server.services;
  config.companySignInToPrivate = false;
  try {
    for (const issuer of [provider.url, 'https://127.0.0.1', 'https://10.0.0.1/x', 'no address']) {
      expect((await put({ issuer })).json()).toMatchObject({
        errors: [{ field: 'issuer', code: 'ADDRESS_NOT_ALLOWED' }],
      });
    }
    const payload = { issuer: 'https://localhost:1' };
    const tested = await server.call('POST', path('/test'), { token: admin, payload });
    expect(tested.json()).toMatchObject({
      problem: 'UNREACHABLE',
      detail: 'The address is not public',
    });
  } finally {
    config.companySignInToPrivate = true;
  }
});
