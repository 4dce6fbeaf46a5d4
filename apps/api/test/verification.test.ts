import { afterEach, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { makeAccountKey } from '../src/modules/session/accountKeys.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { keyIn, mailsTo } from './mailbox.ts';
import { seedTenants } from './tenants.ts';

const PASSWORD = 'three blue tractors';
const EMAIL = 'olga@new.test';

let server: TestServer;
afterEach(() => server.close());
const start = async (overrides: Partial<Config> = {}) => {
  server = await startTestServer(overrides);
  return seedTenants(server.services);
};

const signUp = (more: object = {}) =>
  server.call('POST', '/api/session/signup', {
    payload: { name: 'Olga Owner', email: EMAIL, password: PASSWORD, ...more },
  });
const said = (answer: Awaited<ReturnType<typeof signUp>>) => [
  answer.statusCode,
  answer.body && answer.json().code,
];
const found = async (token: string) =>
  (
    await server.call('POST', '/api/setup', {
      token,
      payload: {
        partner_name: 'New Cars',
        type: 'DEALERSHIP',
        flows: ['TRADE'],
        country_code: '49',
      },
    })
  ).json().partner as { id: string; verified: boolean };
const verify = (key: string) => server.call('POST', `/api/public/verifications/${key}`);

test('a business sends nothing before its founder has verified their address, and then it does', async () => {
  await start();
  const { token } = (await signUp()).json();
  const partner = await found(token);
  expect(partner.verified).toBe(false);
  const post = (url: string, payload: object) => server.call('POST', url, { token, payload });
  const send = () =>
    post('/api/requests', {
      partner_id: partner.id,
      request_type: 'TRADE',
      name: 'A',
      phone: '4915112345678',
    });
  const person = { name: 'B', email: 'b@new.test', role: 'AGENT' };
  expect(said(await send())).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  expect(said(await post('/api/users/invitations', { partner_id: partner.id, ...person }))).toEqual(
    [403, 'EMAIL_NOT_VERIFIED'],
  );
  const self = { partner_id: partner.id, request_type: 'TRADE', phone: '37255512345' };
  expect(said(await post('/api/requests/self', self))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  // nothing was created
  const list = await server.call('GET', `/api/requests?type=TRADE&partner_id=${partner.id}`, {
    token,
  });
  expect(list.json().requests).toEqual([]);

  const key = await keyIn(server, EMAIL, 'verify');
  const look = await server.call('GET', `/api/public/verifications/${key}`);
  expect(look.json().account).toEqual({ email: EMAIL, name: 'Olga Owner' });
  // opening the link, as mail scanners do, does not verify anything
  expect(said(await send())).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  expect((await verify(key)).statusCode).toBe(204);
  expect((await send()).statusCode).toBe(201);
  expect(said(await verify(key))).toEqual([404, 'NOT_FOUND']);
});

test('a founder who verified first may send at once', async () => {
  await start();
  const { token } = (await signUp()).json();
  expect((await verify(await keyIn(server, EMAIL, 'verify'))).statusCode).toBe(204);
  expect((await found(token)).verified).toBe(true);
});

test('a link ends after a day; another is sent on demand, once a minute', async () => {
  await start();
  const { token } = (await signUp()).json();
  const again = () => server.call('POST', '/api/account/verification', { token });
  const first = await keyIn(server, EMAIL, 'verify');
  server.clock.advance(24 * 3_600_000);
  expect((await verify(first)).statusCode).toBe(404);
  expect((await again()).statusCode).toBe(204);
  const soon = await again();
  expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60']);
  const second = await keyIn(server, EMAIL, 'verify');
  expect((await verify(second)).statusCode).toBe(204);
  expect(said(await again())).toEqual([409, 'INVALID_TRANSITION']);
});

test('an account registered with another person’s address is lost to a reset from that mailbox', async () => {
  await start();
  const { token } = (await signUp()).json();
  await server.call('POST', '/api/public/password_resets', { payload: { email: EMAIL } });
  const key = await keyIn(server, EMAIL, 'reset');
  const payload = { password: 'the owner of the mailbox' };
  await server.call('POST', `/api/public/password_resets/${key}`, { payload });
  expect((await server.call('GET', '/api/session', { token })).statusCode).toBe(401);
  const user = await server.db.system((tx) =>
    tx.selectFrom('users').where('email', '=', EMAIL).selectAll().executeTakeFirstOrThrow(),
  );
  expect(user.email_verified_at).not.toBeNull();
});

test('in production no one registers without an invitation, unless the setting says so', async () => {
  await start({ signup: 'invite' });
  expect(said(await signUp())).toEqual([403, 'SIGNUP_CLOSED']);
  expect(said(await signUp({ invitation_key: 'made-up' }))).toEqual([403, 'SIGNUP_CLOSED']);
  const invited = (email: string) =>
    server.db.system((tx) =>
      makeAccountKey(server.services, tx, 'SIGN_UP', { userId: null, email }),
    );
  const others = await invited('other@new.test');
  expect(said(await signUp({ invitation_key: others }))).toEqual([403, 'SIGNUP_CLOSED']);
  const key = await invited(EMAIL);
  expect((await signUp({ invitation_key: key })).statusCode).toBe(201);
  expect(said(await signUp({ invitation_key: key }))).toEqual([403, 'SIGNUP_CLOSED']);
});

test('where registering is closed, an operator’s invitation opens nothing, a colleague’s does', async () => {
  const tenants = await start({ signup: 'closed' });
  const key = await server.db.system((tx) =>
    makeAccountKey(server.services, tx, 'SIGN_UP', { userId: null, email: EMAIL }),
  );
  expect(said(await signUp({ invitation_key: key }))).toEqual([403, 'SIGNUP_CLOSED']);
  const token = await server.signIn('admin@north.test');
  const person = { name: 'B', email: 'b@new.test', role: 'AGENT' };
  await server.call('POST', '/api/users/invitations', {
    token,
    payload: { partner_id: tenants.north.partnerId, ...person },
  });
  const [mail] = await mailsTo(server, 'b@new.test');
  const invitation = mail?.link?.split('#invitation=')[1] ?? '';
  const accepted = await server.call('POST', `/api/public/invitations/${invitation}`, {
    payload: { password: PASSWORD },
  });
  expect(accepted.statusCode).toBe(201);
});
