import type { UserList } from '@forecourt/contract';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { deliver } from '../src/messaging/deliver.ts';
import { deliveryRecord } from '../src/modules/requests/deliveryRecord.ts';
import type { Mailer } from '../src/messaging/mailer.ts';
import { openDesk } from './desk.ts';
import { DEMO_PASSWORD } from './tenants.ts';
import { renewSessions } from './renewSessions.ts';

const { server, tenants, token } = await openDesk('admin@north.test');
const partner_id = tenants.north.partnerId;

const list = async () =>
  (await server.call('GET', `/api/users?partner_id=${partner_id}`, { token })).json<UserList>();
const invite = (email: string, role = 'AGENT') =>
  server.call('POST', '/api/users/invitations', {
    token,
    payload: { partner_id, name: 'Lena New', email, role },
  });
const keysOf = (email: string) =>
  server.db.system(async (tx) => {
    const rows = await tx
      .selectFrom('outbox')
      .where('purpose', '=', 'INVITATION')
      .where('recipient', '=', email)
      .orderBy('inserted_at')
      .orderBy('id')
      .selectAll()
      .execute();
    return rows.map((row) => /\/setup#invitation=([\w-]{43})$/.exec(row.link ?? '')?.[1] ?? '');
  });
const look = (key: string) => server.call('GET', `/api/public/invitations/${key}`);
const accept = (key: string, payload: object) =>
  server.call('POST', `/api/public/invitations/${key}`, { payload });
const said = (answer: Awaited<ReturnType<typeof look>>) => [answer.statusCode, answer.json().code];

test('someone new is invited by mail, accepts once and is a member with that role', async () => {
  expect((await invite('lena@new.test', 'VIEWER')).statusCode).toBe(201);
  expect((await list()).invitations).toMatchObject([{ email: 'lena@new.test', role: 'VIEWER' }]);
  const [key = ''] = await keysOf('lena@new.test');
  expect((await look(key)).json().invitation).toEqual({
    name: 'Lena New',
    email: 'lena@new.test',
    role: 'VIEWER',
    partner_name: 'North Canary Motors',
    has_account: false,
  });

  const answer = await accept(key, { password: 'a new password', name: 'Lena Newman' });
  expect(answer.statusCode).toBe(201);
  const own = answer.json<{ token: string }>().token;
  const partners = (await server.call('GET', '/api/my/partners', { token: own })).json().partners;
  expect(partners).toMatchObject([{ id: partner_id, role: 'VIEWER' }]);
  const { users, invitations } = await list();
  expect(invitations).toEqual([]);
  expect(users).toContainEqual(
    expect.objectContaining({ name: 'Lena Newman', role: 'VIEWER', active: true }),
  );
  // used up: nobody can open it again
  expect(said(await look(key))).toEqual([404, 'NOT_FOUND']);
  expect(said(await accept(key, { password: 'another password' }))).toEqual([404, 'NOT_FOUND']);
});

test('the key is not in the table of invitations', async () => {
  await invite('kai@new.test');
  const [key = ''] = await keysOf('kai@new.test');
  const rows = await server.db.system((tx) => tx.selectFrom('invitations').selectAll().execute());
  expect(key).not.toBe('');
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('once a provider has taken the mail, the key is nowhere any more', async () => {
  await invite('ann@new.test');
  const [key = ''] = await keysOf('ann@new.test');
  const { id } = await server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('recipient', '=', 'ann@new.test')
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  const mails: { text: string; html: string | null }[] = [];
  const mailer: Mailer = {
    async send(mail) {
      mails.push(mail);
      return { provider: 'smtp', reference: 'taken' };
    },
    close: () => undefined,
  };
  const services = { ...server.services, mailer };
  await deliver(services, deliveryRecord(services), { outboxId: id }, { lastAttempt: false });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/setup#invitation=${key}`);
  const rows = await server.db.system((tx) => tx.selectFrom('outbox').selectAll().execute());
  expect(rows.find((row) => row.id === id)).toMatchObject({ status: 'SENT', link: null });
  expect(JSON.stringify(rows)).not.toContain(key);
  expect((await look(key)).statusCode).toBe(200);
});

test('two who accept at the same moment make one member', async () => {
  await invite('tom@new.test');
  const [key = ''] = await keysOf('tom@new.test');
  const answers = await Promise.all(
    ['one long password', 'two long passwords'].map((password) => accept(key, { password })),
  );
  const statuses = answers.map((one) => one.statusCode).sort();
  expect(statuses[0]).toBe(201);
  expect(statuses[1]).toBeOneOf([404, 409]);
});

const join = (key: string, own: string) =>
  server.call('POST', `/api/invitations/${key}`, { token: own });

test('a person with an account signs in and joins by one press, and keeps their other partner', async () => {
  await invite('Admin@South.test');
  const [key = ''] = await keysOf('admin@south.test');
  expect((await look(key)).json().invitation.has_account).toBe(true);
  // having the link must not allow guessing the password
  const password = DEMO_PASSWORD;
  expect(said(await accept(key, { password }))).toEqual([409, 'ACCOUNT_EXISTS']);

  const other = await server.signIn('viewer@south.test');
  expect((await join(key, other)).statusCode).toBe(404);
  const own = await server.signIn('admin@south.test');
  expect((await join(key, own)).statusCode).toBe(204);
  const { partners } = (await server.call('GET', '/api/my/partners', { token: own })).json();
  expect(partners.map((one: { name: string; role: string }) => [one.name, one.role])).toEqual([
    ['South Secret Autos', 'ADMIN'],
    ['North Canary Motors', 'AGENT'],
  ]);
  expect((await join(key, own)).statusCode).toBe(404);
});

test('someone else’s sign-up with a colleague’s address neither blocks their invitation nor gains by it', async () => {
  const email = 'colleague@new.test';
  const squatter = await server.call('POST', '/api/session/signup', {
    payload: { name: 'Squatter', email, password: 'a squatter sat here' },
  });
  const stolen = squatter.json<{ token: string }>().token;
  expect((await invite(email)).statusCode).toBe(201);
  const [key = ''] = await keysOf(email);
  // an account with an unverified address does not count
  expect((await look(key)).json().invitation.has_account).toBe(false);

  const answer = await accept(key, { password: 'three blue tractors', name: 'Real Colleague' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().user).toMatchObject({ name: 'Real Colleague', email });
  const own = answer.json<{ token: string }>().token;
  const { partners } = (await server.call('GET', '/api/my/partners', { token: own })).json();
  expect(partners).toMatchObject([{ id: partner_id, role: 'AGENT' }]);
  expect((await server.call('GET', '/api/session', { token: stolen })).statusCode).toBe(401);
  const signIn = (password: string) =>
    server.call('POST', '/api/session', { payload: { username: email, password } });
  expect(said(await signIn('a squatter sat here'))).toEqual([401, 'WRONG_PASSWORD']);
  expect((await signIn('three blue tractors')).statusCode).toBe(201);
});

test('one whom every partner has deactivated is let in again by a new invitation', async () => {
  await server.db.system((tx) =>
    tx
      .updateTable('memberships')
      .set({ disabled_at: new Date() })
      .where('user_id', '=', tenants.south.viewer)
      .execute(),
  );
  await invite('viewer@south.test');
  const [key = ''] = await keysOf('viewer@south.test');
  expect((await look(key)).json().invitation.has_account).toBe(false);
  expect((await accept(key, { password: 'three blue tractors' })).statusCode).toBe(201);
});

test('one who comes back with a second factor shows it before there is a session', async () => {
  const email = 'agent@south.test';
  const userId = tenants.south.agent;
  const own = await server.signIn(email);
  const call = (method: 'POST' | 'PUT', step: string, payload?: object) =>
    server.call(method, `/api/session/factors/app${step}`, {
      token: own,
      ...(payload && { payload }),
    });
  const { challenge_id, key: secret } = (await call('POST', '/options')).json();
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now().getTime(),
    });
  expect((await call('PUT', '', { challenge_id, code: code() })).statusCode).toBe(201);
  await server.db.system(async (tx) => {
    const disabled_at = server.clock.now();
    await tx
      .updateTable('memberships')
      .set({ disabled_at })
      .where('user_id', '=', userId)
      .execute();
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  });
  await invite(email);
  const [key = ''] = await keysOf(email);
  const answer = await accept(key, { password: 'three blue tractors' });
  expect(said(answer)).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const sessions = await server.db.system((tx) =>
    tx.selectFrom('sessions').where('user_id', '=', userId).select('id').execute(),
  );
  expect(sessions).toEqual([]);

  server.clock.advance(60_000);
  const { challenge } = answer.json<{ challenge: { id: string } }>();
  const payload = { challenge_id: challenge.id, method: 'APP', code: code() };
  const entered = await server.call('POST', '/api/session/factor', { payload });
  expect(entered.statusCode).toBe(201);
  const { token: fresh } = entered.json<{ token: string }>();
  const { partners } = (await server.call('GET', '/api/my/partners', { token: fresh })).json();
  expect(partners).toMatchObject([{ id: partner_id, role: 'AGENT' }]);
});

test('a revoked invitation opens nothing', async () => {
  const { id } = (await invite('rita@new.test')).json().invitation;
  const url = `/api/users/invitations/${id}`;
  expect((await server.call('DELETE', url, { token })).statusCode).toBe(204);
  const [key = ''] = await keysOf('rita@new.test');
  expect(said(await look(key))).toEqual([404, 'NOT_FOUND']);
  expect(said(await accept(key, { password: 'whatever' }))).toEqual([404, 'NOT_FOUND']);
  expect((await server.call('DELETE', url, { token })).statusCode).toBe(404);
  expect((await invite('rita@new.test')).statusCode).toBe(201);
});

test('an invitation ends after seven days; sent again, only the new link opens it', async () => {
  const { id } = (await invite('eve@new.test')).json().invitation;
  const start = server.clock.now();
  server.clock.advance(7 * 86_400_000);
  await renewSessions(server);
  const [old = ''] = await keysOf('eve@new.test');
  expect((await look(old)).statusCode).toBe(404);
  const again = await server.call('POST', `/api/users/invitations/${id}/resend`, { token });
  expect(again.statusCode).toBe(200);
  const [, fresh = ''] = await keysOf('eve@new.test');
  expect((await look(old)).statusCode).toBe(404);
  expect((await look(fresh)).statusCode).toBe(200);
  server.clock.set(start);
  await renewSessions(server);
});

test('members and those who are invited already are not invited again', async () => {
  expect(said(await invite('Agent@North.test'))).toEqual([409, 'ALREADY_MEMBER']);
  await invite('mia@new.test');
  expect(said(await invite('MIA@new.test'))).toEqual([409, 'ALREADY_INVITED']);
});

test('a repeated invitation with the same key goes out once', async () => {
  const send = () =>
    server.call('POST', '/api/users/invitations', {
      token,
      headers: { 'idempotency-key': 'once' },
      payload: { partner_id, name: 'Lena', email: 'ida@new.test', role: 'AGENT' },
    });
  const [first, second] = [await send(), await send()];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(await keysOf('ida@new.test')).toHaveLength(1);
});
