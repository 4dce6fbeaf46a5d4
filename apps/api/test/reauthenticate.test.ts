import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { operations, sampleCall, urlOf, type Operation } from './operations.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';
import { fingerprint } from './fingerprint.ts';
import { seedWorld, type World } from './world.ts';

/*
 * Generated from the contract: operations with `x-reauthenticate` refuse a session that
 * authenticated more than 15 minutes ago, and write nothing; authenticating again allows them.
 */

const QUARTER = 15 * 60_000;

let server: TestServer;
let tenants: Tenants;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ operators: ['admin@north.test'] });
  tenants = await seedTenants(server.services);
  world = await seedWorld(server.services, tenants.north, 'Aberdeen');
});
afterAll(() => server.close());

const fresh = async (username = 'admin@north.test') => {
  const payload = { username, password: DEMO_PASSWORD };
  return (await server.call('POST', '/api/session', { payload })).json<{ token: string }>().token;
};
const send = async (operation: Operation, token: string) => {
  const call = sampleCall(operation, world.named);
  const answer = await server.call(operation.method as 'GET', urlOf(operation, call), {
    token,
    ...(call.body === null ? {} : { payload: call.body as object }),
  });
  return [answer.statusCode, answer.body ? answer.json<{ code?: string }>().code : undefined];
};
const post = (url: string, token: string, payload?: object) =>
  server.call('POST', url, { token, ...(payload && { payload }) });
const again = async (token: string, password: string) => {
  const { challenge_id, methods } = (
    await post('/api/session/reauthenticate/options', token)
  ).json();
  expect(methods).toEqual(['PASSWORD']);
  const payload = { challenge_id, method: 'PASSWORD', password };
  return post('/api/session/reauthenticate', token, payload);
};

const marked = operations.filter((one) => one.reauthenticate);

describe('after 15 minutes', () => {
  test.each(marked.map((one) => [one.operationId, one] as const))(
    '%s asks again',
    async (_, operation) => {
      const token = await fresh();
      server.clock.advance(QUARTER + 1);
      const before = await fingerprint(server.services);
      expect(await send(operation, token)).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
      expect(await fingerprint(server.services)).toEqual(before);
    },
  );

  test('members, exports, factors and what is asked of members are among them', () => {
    expect(marked.map((one) => one.operationId)).toEqual(
      expect.arrayContaining([
        'inviteUser',
        'updateUser',
        'removeMemberFactors',
        'recordExport',
        'updateSecurity',
        'removePasskey',
        'removeAuthenticatorApp',
        'createRecoveryCodes',
        'addPasskey',
      ]),
    );
  });

  test('the password opens them for another 15 minutes, a wrong one does not', async () => {
    const token = await fresh();
    server.clock.advance(QUARTER + 1);
    const url = `/api/partners/${tenants.north.partnerId}/exports`;
    const save = () => post(url, token, { what: 'CARS', rows: 3 });
    expect((await save()).statusCode).toBe(403);
    const wrong = await again(token, 'no-such');
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'WRONG_PASSWORD']);
    expect((await save()).statusCode).toBe(403);
    expect((await again(token, DEMO_PASSWORD)).statusCode).toBe(204);
    expect((await save()).statusCode).toBe(204);
    server.clock.advance(QUARTER);
    expect((await save()).statusCode).toBe(204);
    server.clock.advance(1);
    expect((await save()).statusCode).toBe(403);
  });

  test('it opens this session alone, and no one else’s challenge', async () => {
    const [mine, phone] = [await fresh(), await fresh()];
    const stranger = await fresh('admin@south.test');
    server.clock.advance(QUARTER + 1);
    expect((await again(mine, DEMO_PASSWORD)).statusCode).toBe(204);
    const url = `/api/partners/${tenants.north.partnerId}/exports`;
    expect((await post(url, phone, { what: 'CARS', rows: 3 })).statusCode).toBe(403);
    const asked = (await post('/api/session/reauthenticate/options', mine)).json();
    const payload = { challenge_id: asked.challenge_id, method: 'PASSWORD' };
    const stolen = await post('/api/session/reauthenticate', stranger, {
      ...payload,
      password: DEMO_PASSWORD,
    });
    expect([stolen.statusCode, stolen.json().code]).toEqual([403, 'CHALLENGE_ENDED']);
  });

  test('guesses are slowed down', async () => {
    const token = await fresh('viewer@north.test');
    const codes: string[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const answer = await post('/api/session/reauthenticate/options', token);
      if (answer.statusCode === 429) codes.push(answer.json().code);
      else {
        const { challenge_id } = answer.json();
        const payload = { challenge_id, method: 'PASSWORD', password: `guess-${guess}` };
        codes.push((await post('/api/session/reauthenticate', token, payload)).json().code);
      }
    }
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(10);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
