import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { DEMO_PASSWORD, seedTenants } from './tenants.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedTenants(server.services);
});
afterAll(() => server.close());

const PASSWORD = 'three blue tractors';
const signUp = (email: string, more: object = {}) =>
  server.call('POST', '/api/session/signup', {
    payload: { name: 'Olga Owner', email, password: PASSWORD, ...more },
  });
const setup = (token: string, more: object = {}) =>
  server.call('POST', '/api/setup', {
    token,
    payload: {
      partner_name: 'Müller & Söhne',
      type: 'DEALERSHIP',
      flows: ['TRADE', 'CLAIM'],
      country_code: '49',
      ...more,
    },
  });
const said = (answer: Awaited<ReturnType<typeof signUp>>) => [
  answer.statusCode,
  answer.json().code,
];

test('someone registers, sets up their partner, and is its administrator', async () => {
  const answer = await signUp('Olga@New.test', { phone: '4915112345678' });
  expect(answer.statusCode).toBe(201);
  const { token, user } = answer.json();
  expect(user).toMatchObject({ name: 'Olga Owner', email: 'olga@new.test' });
  expect((await server.call('GET', '/api/my/partners', { token })).json()).toEqual({
    partners: [],
  });

  const made = await setup(token, { branch_name: 'Köln', theme: { ui_secondary_1: '#abcdef' } });
  expect(made.statusCode).toBe(201);
  const { partner } = made.json();
  expect(partner).toMatchObject({ name: 'Müller & Söhne, Köln', role: 'ADMIN' });
  const url = `/api/partners/${partner.id}/customisations`;
  const { customisations } = (await server.call('GET', url, { token })).json();
  expect(customisations.map((one: { unique_id: string }) => one.unique_id).sort()).toEqual([
    'muller-sohne-koln-claim',
    'muller-sohne-koln-trade',
  ]);
  const invite = await server.call('GET', '/api/partner_customisations/muller-sohne-koln-trade');
  expect(invite.json().customisation).toMatchObject({
    defaults: { country_code: '49' },
    theme: { ui_secondary_1: '#ABCDEF' },
  });
  expect(said(await setup(token))).toEqual([409, 'INVALID_TRANSITION']);
  const payload = { username: 'olga@new.test', password: PASSWORD };
  expect((await server.call('POST', '/api/session', { payload })).statusCode).toBe(201);
});

test.each([
  ['49', 'Europe/Berlin', 'km'],
  ['1', 'America/Toronto', 'km'],
  ['1', 'America/New_York', 'mi'],
  ['44', 'Europe/London', 'mi'],
])('a new partner of +%s in %s counts %s', async (country_code, time_zone, unit) => {
  const { token } = (await signUp(`${time_zone.replace('/', '.')}@new.test`)).json();
  const { partner } = (await setup(token, { country_code, time_zone })).json();
  expect(partner.distance_unit).toBe(unit);
});

test('two partners of one name get unique ids of their own', async () => {
  const ids: string[] = [];
  for (const email of ['one@new.test', 'two@new.test']) {
    const { token } = (await signUp(email)).json();
    const { partner } = (await setup(token, { partner_name: 'North' })).json();
    const url = `/api/partners/${partner.id}/customisations`;
    const { customisations } = (await server.call('GET', url, { token })).json();
    ids.push(...customisations.map((one: { unique_id: string }) => one.unique_id));
  }
  // north-trade is created by the tests themselves
  expect(ids.sort()).toEqual(['north-2-claim', 'north-2-trade', 'north-3-claim', 'north-3-trade']);
});

test('pressed twice, setting up makes one partner', async () => {
  const { token } = (await signUp('twice@new.test')).json();
  const answers = await Promise.all([setup(token), setup(token)]);
  expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 409]);
});

test('an address that has an account is said to have one', async () => {
  expect(said(await signUp('Agent@north.test'))).toEqual([409, 'EMAIL_TAKEN']);
});

test('what is wrong in the forms is named', async () => {
  const short = await signUp('a@new.test', { password: 'abc' });
  expect(refusedFields(short)).toEqual([{ field: 'password', code: 'INVALID_FORMAT' }]);
  const { token } = (await signUp('b@new.test')).json();
  const fields = async (more: object) =>
    (await setup(token, more)).json().errors.map((one: { field: string }) => one.field);
  expect(await fields({ theme: { ui_secondary_1: 'red;}' } })).toEqual(['theme.ui_secondary_1']);
  expect(await fields({ flows: [] })).toEqual(['flows']);
  expect(await fields({ country_code: '999' })).toEqual(['country_code']);
});

test('a user sees their sessions and ends one, or all', async () => {
  const signIn = async (agent: string) =>
    (
      await server.call('POST', '/api/session', {
        payload: { username: 'agent@north.test', password: DEMO_PASSWORD },
        headers: { 'user-agent': agent },
      })
    ).json<{ token: string }>().token;
  const [desk, phone] = [await signIn('Desk'), await signIn('Phone')];
  const list = async () =>
    (await server.call('GET', '/api/session/list', { token: desk })).json().sessions;
  const sessions: { id: string; current: boolean; user_agent: string }[] = await list();
  expect(sessions.map((one) => [one.user_agent, one.current]).sort()).toEqual([
    ['Desk', true],
    ['Phone', false],
  ]);

  const other = await server.signIn('admin@south.test');
  const url = `/api/sessions/${sessions.find((one) => !one.current)?.id}`;
  expect((await server.call('DELETE', url, { token: other })).statusCode).toBe(404);
  expect((await server.call('DELETE', url, { token: desk })).statusCode).toBe(204);
  expect((await server.call('GET', '/api/session', { token: phone })).statusCode).toBe(401);
  expect(await list()).toHaveLength(1);

  const third = await signIn('Third');
  expect((await server.call('DELETE', '/api/sessions', { token: third })).statusCode).toBe(204);
  for (const ended of [desk, third]) {
    expect((await server.call('GET', '/api/session', { token: ended })).statusCode).toBe(401);
  }
  expect((await server.call('GET', '/api/session', { token: other })).statusCode).toBe(200);
});

test('registering again and again from one place is slowed down, and told when to come back', async () => {
  let answer = await signUp('many@new.test');
  for (let index = 0; index < 20 && answer.statusCode === 201; index++) {
    answer = await signUp(`many${index}@new.test`);
  }
  expect(said(answer)).toEqual([429, 'RATE_LIMITED']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
