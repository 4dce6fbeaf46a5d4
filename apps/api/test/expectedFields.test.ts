import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/* A refused field says to a program's author what is taken there, and never what was sent. */

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
});
afterAll(() => server.close());

const send = (payload: object) =>
  server.call('POST', '/api/requests', {
    token,
    payload: { partner_id: tenants.north.partnerId, ...payload },
  });

test('in a body: a missing field, a wrong value and an unknown name', async () => {
  const answer = await send({ request_type: 'SALE', email: 'nowhere', fone: '1' });
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: { field: string }[] }>();
  expect(errors.sort((one, other) => one.field.localeCompare(other.field))).toEqual([
    {
      field: 'email',
      code: 'INVALID_FORMAT',
      expected: 'an email address as ann.lee@example.com, 1 to 250 characters',
      example: 'ann.lee@example.com',
    },
    {
      field: 'fone',
      code: 'INVALID_FORMAT',
      expected: expect.stringMatching(/^no field of this name; there are: .*\bphone, email\b/),
    },
    {
      field: 'name',
      code: 'MISSING_FIELD',
      expected: 'text of 1 to 250 characters, without control characters and marks of direction',
      example: 'Ann Lee',
    },
    {
      field: 'request_type',
      code: 'INVALID_FORMAT',
      expected: 'one of: TRADE, CLAIM, INSPECT',
      example: 'TRADE',
    },
  ]);
});

test('in an address', async () => {
  const query = `type=TRADE&partner_id=${tenants.north.partnerId}&limit=0`;
  const answer = await server.call('GET', `/api/requests?${query}`, { token });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [
      {
        field: 'limit',
        code: 'INVALID_FORMAT',
        expected: 'a whole number from 1 to 100',
        example: 10,
      },
    ],
  ]);
});

test('by a rule that the contract cannot say, in the rule’s own words', async () => {
  const answer = await send({ request_type: 'TRADE', name: 'Ann Lee', phone: '+3725' });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [
      {
        field: 'phone',
        code: 'INVALID_FORMAT',
        expected: 'a mobile number with its country code, as +12025550143',
      },
    ],
  ]);
});

test('of a body that is no object', async () => {
  const answer = await server.call('POST', '/api/session', { payload: ['a'] });
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    422,
    [{ field: 'body', expected: 'an object with username, password' }],
  ]);
});

test('but not of one that is refused for another reason than its form', async () => {
  const refused = { field: 'phone', code: 'COUNTRY_NOT_ALLOWED' };
  const answer = await send({ request_type: 'TRADE', name: 'Ann Lee', phone: '+8613912345678' });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [refused]]);
});

test('never has what was sent', async () => {
  const secret = `hunter2-${'x'.repeat(5000)}`;
  const signIn = await server.call('POST', '/api/session', {
    payload: { username: 'a', password: secret, code: { secret } },
  });
  const change = await server.call('POST', '/api/account/password', {
    token,
    payload: { current_password: [secret], password: 'hunter2' },
  });
  for (const answer of [signIn, change]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.length).toBeGreaterThan(0);
    expect(answer.body).not.toContain('hunter2');
  }
});
