import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as passwords from '../src/domain/password.ts';
import { openChallenge } from '../src/modules/factors/challenges.ts';
import { findUser } from '../src/modules/session/queries.ts';
import { setPassword } from '../src/modules/session/setPassword.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';

const { verifyPassword } = passwords;
/** Lets something happen after the password was verified, before the session is created. */
const meanwhile = (happens: () => Promise<void>) =>
  vi.spyOn(passwords, 'verifyPassword').mockImplementation(async (...given) => {
    const isRight = await verifyPassword(...given);
    await happens();
    return isRight;
  });

const REQUEST = { ip: '192.0.2.8', headers: {} } as unknown as FastifyRequest;

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const signIn = async (username: string) => {
  const payload = { username, password: DEMO_PASSWORD };
  const answer = await server.call('POST', '/api/session', { payload });
  return [answer.statusCode, answer.json().code];
};
const sessionsOf = (userId: string) =>
  server.db.system((tx) =>
    tx.selectFrom('sessions').where('user_id', '=', userId).selectAll().execute(),
  );
const resetPassword = (userId: string) =>
  server.db.system(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new Error('no such user');
    const change = { request: REQUEST, type: 'PASSWORD_RESET' } as const;
    await setPassword(server.services, tx, user, 'another hash', change);
  });

test('the old password opens no session that a reset in the meantime has not ended', async () => {
  const verified = meanwhile(() => resetPassword(tenants.north.viewer));
  expect(await signIn('viewer@north.test')).toEqual([401, 'WRONG_PASSWORD']);
  expect(verified).toHaveBeenCalledOnce();
  expect(await sessionsOf(tenants.north.viewer)).toEqual([]);
});

test('a second factor that is set up in the meantime is asked for', async () => {
  const { agent } = tenants.north;
  const verified = meanwhile(async () => {
    const has = (tx: Parameters<Parameters<typeof server.db.system>[0]>[0]) =>
      tx.updateTable('users').set({ has_factor: true }).where('id', '=', agent).execute();
    await server.db.system(has);
  });
  expect(await signIn('agent@north.test')).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  expect(verified).toHaveBeenCalledOnce();
  expect(await sessionsOf(agent)).toEqual([]);
});

test('a sign-in that waits for the second factor ends with the password that it began with', async () => {
  const { admin } = tenants.north;
  const challenge_id = await server.db.system((tx) =>
    openChallenge(server.services, tx, { purpose: 'SIGN_IN', userId: admin }),
  );
  await resetPassword(admin);
  const payload = { challenge_id, method: 'RECOVERY_CODE', code: 'AAAAA-AAAAA' };
  const answer = await server.call('POST', '/api/session/factor', { payload });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'CHALLENGE_ENDED']);
});
