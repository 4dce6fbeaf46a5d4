import { expect, test } from 'vitest';
import { redactUrl } from '../src/http/redact.ts';
import { deliver } from '../src/messaging/deliver.ts';
import { deliveryRecord } from '../src/modules/requests/deliveryRecord.ts';
import type { Mailer } from '../src/messaging/mailer.ts';
import { openDesk } from './desk.ts';
import { keyIn, mailsTo } from './mailbox.ts';
import { DEMO_PASSWORD } from './tenants.ts';

const { server, tenants, token } = await openDesk('admin@north.test');
const PASSWORD = 'three blue tractors';

const ask = (email: string) =>
  server.call('POST', '/api/public/password_resets', { payload: { email } });
const look = (key: string) => server.call('GET', `/api/public/password_resets/${key}`);
const reset = (key: string, password: string) =>
  server.call('POST', `/api/public/password_resets/${key}`, { payload: { password } });
const signIn = (username: string, password: string) =>
  server.call('POST', '/api/session', { payload: { username, password } });
const said = (answer: Awaited<ReturnType<typeof ask>>) => [answer.statusCode, answer.json().code];

test('someone who forgot their password chooses another, and everybody else is signed out', async () => {
  const thief = await server.signIn('agent@north.test');
  expect((await ask('Agent@North.test')).statusCode).toBe(204);
  const key = await keyIn(server, 'agent@north.test', 'reset');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect((await look(key)).json().account).toMatchObject({ email: 'agent@north.test' });
  expect((await look(key)).headers['referrer-policy']).toBe('no-referrer');

  const weak = await reset(key, 'demo1234');
  expect([weak.statusCode, weak.json()]).toMatchObject([
    422,
    { code: 'WEAK_PASSWORD', rule: 'TOO_SHORT' },
  ]);
  expect((await reset(key, PASSWORD)).statusCode).toBe(204);
  expect((await server.call('GET', '/api/session', { token: thief })).statusCode).toBe(401);
  expect(said(await signIn('agent@north.test', DEMO_PASSWORD))).toEqual([401, 'WRONG_PASSWORD']);
  expect((await signIn('agent@north.test', PASSWORD)).statusCode).toBe(201);
  const subjects = (await mailsTo(server, 'agent@north.test')).map(({ subject }) => subject);
  expect(subjects).toContain('Your password was changed');
  // used up
  expect(said(await look(key))).toEqual([404, 'NOT_FOUND']);
  expect(said(await reset(key, 'another long password'))).toEqual([404, 'NOT_FOUND']);
});

test('an address that has no account gets the same answer, and no mail', async () => {
  const [known, unknown] = [await ask('viewer@north.test'), await ask('nobody@north.test')];
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body).toBe(known.body);
  expect(await mailsTo(server, 'nobody@north.test')).toEqual([]);
});

test('a link ends after half an hour, and when a newer one is sent', async () => {
  await ask('admin@south.test');
  const first = await keyIn(server, 'admin@south.test', 'reset');
  server.clock.advance(1000);
  await ask('admin@south.test');
  const second = await keyIn(server, 'admin@south.test', 'reset');
  expect((await look(first)).statusCode).toBe(404);
  expect((await look(second)).statusCode).toBe(200);
  server.clock.advance(30 * 60 * 1000);
  expect((await look(second)).statusCode).toBe(404);
});

test('two who use one link at the same moment: one of them does', async () => {
  await ask('agent@south.test');
  const key = await keyIn(server, 'agent@south.test', 'reset');
  const answers = await Promise.all([
    reset(key, 'one long password'),
    reset(key, 'two long passwords'),
  ]);
  expect(answers.map((one) => one.statusCode).sort()).toEqual([204, 404]);
});

test('asking again and again is slowed down, for an address that no one has as well', async () => {
  for (const email of ['viewer@south.test', 'nobody@south.test']) {
    for (let time = 0; time < 4; time += 1) expect((await ask(email)).statusCode).toBe(204);
    const answer = await ask(` ${email.toUpperCase()}`.trim());
    expect(said(answer)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('the key is in no table, in no log, and once a provider has the mail in no outbox', async () => {
  server.clock.advance(3_600_000);
  await ask('viewer@north.test');
  await server.runJobs();
  const key = await keyIn(server, 'viewer@north.test', 'reset');
  const keys = await server.db.system((tx) => tx.selectFrom('account_keys').selectAll().execute());
  expect(JSON.stringify(keys)).not.toContain(key);
  expect(redactUrl(`/reset/${key}`)).toBe('/reset/[redacted]');
  const mailer: Mailer = {
    send: async () => ({ provider: 'smtp', reference: 'taken' }),
    close: () => undefined,
  };
  const mail = (await mailsTo(server, 'viewer@north.test')).at(-1);
  await server.db.system((tx) =>
    tx
      .updateTable('outbox')
      .set({ status: 'QUEUED' })
      .where('id', '=', mail?.id ?? '')
      .execute(),
  );
  await deliver(
    { ...server.services, mailer },
    deliveryRecord(server.services),
    { outboxId: mail?.id ?? '' },
    { lastAttempt: false },
  );
  expect(JSON.stringify(await mailsTo(server, 'viewer@north.test'))).not.toContain(key);
});

test('an administrator sends a member a link, and sets no password', async () => {
  server.clock.advance(3_600_000);
  const { viewer, partnerId: partner_id } = tenants.north;
  const send = (userId: string, by = token) =>
    server.call('POST', `/api/users/${userId}/password_reset`, {
      token: by,
      payload: { partner_id },
    });
  expect((await send(viewer)).statusCode).toBe(204);
  const mail = (await mailsTo(server, 'viewer@north.test')).at(-1);
  expect(mail).toMatchObject({ subject: 'Choose a new password', partner_id: null });
  expect(mail?.body).toContain('north admin asked us');
  expect((await signIn('viewer@north.test', DEMO_PASSWORD)).statusCode).toBe(201);
  expect((await send(tenants.south.viewer)).statusCode).toBe(404);
});

test('it stands in the security log who asked and who did', async () => {
  const rows = await server.db.system((tx) =>
    tx.selectFrom('security_events').selectAll().execute(),
  );
  const types = rows.map(({ type, user_id }) => [type, user_id]);
  expect(types).toContainEqual(['PASSWORD_RESET', tenants.north.agent]);
  expect(types).toContainEqual(['PASSWORD_RESET_ASKED', tenants.north.viewer]);
});
