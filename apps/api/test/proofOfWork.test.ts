import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;

beforeEach(async () => {
  server = await startTestServer({ trustedProxies: 1 });
  tenants = await seedTenants(server.services);
});
afterEach(() => server.close());

let place = 0;
const ask = (more: { proof?: string; key?: string; type?: string; from?: string } = {}) =>
  server.call('POST', '/api/requests/self', {
    headers: {
      ...(more.proof ? { proof: more.proof } : {}),
      ...(more.key ? { 'idempotency-key': more.key } : {}),
      ...(more.from ? { 'x-forwarded-for': more.from } : {}),
    },
    payload: {
      request_type: more.type ?? 'TRADE',
      partner_id: tenants.north.partnerId,
      phone: more.key ? '37255512345' : `3725551${String(place++).padStart(4, '0')}`,
    },
  });

const solve = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
const flood = async (): Promise<Challenge> => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask()));
  expect(answers.filter((one) => one.statusCode === 201)).toHaveLength(10);
  const asked = answers.filter((one) => one.statusCode !== 201);
  expect(asked.map((one) => one.json().code)).toEqual(Array(20).fill('PROOF_REQUIRED'));
  return asked[0]!.json().proof_challenge;
};

test('a flood from one address is asked for a proof of work, and a person behind it gets through', async () => {
  const challenge = await flood();
  expect((await ask({ proof: await solve(challenge) })).statusCode).toBe(201);
  expect((await ask({ from: '203.0.113.9' })).statusCode).toBe(201);
});

test('a proof works once, for its page alone, and for ten minutes', async () => {
  const challenge = await flood();
  const proof = await solve(challenge);
  const other = await ask({ proof, type: 'CLAIM' });
  expect(other.json().code).toBe('PROOF_REQUIRED');
  const both = await Promise.all([ask({ proof }), ask({ proof })]);
  expect(both.map((one) => one.statusCode).sort()).toEqual([201, 429]);

  const late = await solve((await ask()).json().proof_challenge);
  server.clock.advance(10 * 60 * 1000 + 1);
  expect((await ask({ proof: late })).json().code).toBe('PROOF_REQUIRED');
});

test('a proof that no one worked for is none', async () => {
  const challenge = await flood();
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const solution = { counter: 1, derivedKey: '00'.repeat(32), time: 1 };
  const easier = {
    ...challenge,
    parameters: { ...challenge.parameters, keyPrefix: '00', cost: 1 },
  };
  for (const proof of [
    'nonsense',
    encode(null),
    encode({}),
    encode({ challenge, solution }),
    await solve(easier),
  ]) {
    expect((await ask({ proof })).json().code).toBe('PROOF_REQUIRED');
  }
});

test('a repeated call with a new proof sends nothing twice', async () => {
  await flood();
  for (let time = 0; time < 2; time++) {
    const { proof_challenge: challenge } = (await ask({ key: 'once' })).json();
    expect((await ask({ key: 'once', proof: await solve(challenge) })).statusCode).toBe(201);
  }
  const sent = await server.db.system((tx) =>
    tx.selectFrom('outbox').where('recipient', '=', '+37255512345').select('id').execute(),
  );
  expect(sent).toHaveLength(1);
});

test('a partner that many ask at once asks for a proof, whatever the address', async () => {
  const codes = new Set<string>();
  for (let address = 0; address < 7; address++) {
    for (let time = 0; time < 9; time++) {
      const answer = await ask({ from: `203.0.113.${address}` });
      codes.add(answer.statusCode === 201 ? 'taken' : answer.json().code);
    }
  }
  expect(codes).toEqual(new Set(['taken', 'PROOF_REQUIRED']));
});
