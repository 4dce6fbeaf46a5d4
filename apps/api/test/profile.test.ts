import { expect, test } from 'vitest';
import { openDesk } from './desk.ts';
import { mailsTo } from './mailbox.ts';
import { DEMO_PASSWORD } from './tenants.ts';

const { server, token } = await openDesk('viewer@north.test');
const PASSWORD = 'three blue tractors';

const signIn = (password: string) =>
  server.call('POST', '/api/session', { payload: { username: 'viewer@north.test', password } });
const change = (current_password: string, password: string) =>
  server.call('POST', '/api/account/password', { token, payload: { current_password, password } });

test('a user reads and changes their own name and phone number', async () => {
  const own = await server.call('GET', '/api/account', { token });
  expect(own.json().account).toMatchObject({
    name: 'north viewer',
    email: 'viewer@north.test',
    phone: null,
    email_verified: true,
  });
  const update = async (payload: object) =>
    (await server.call('PATCH', '/api/account', { token, payload })).json();
  expect(await update({ name: 'Vera Lind', phone: '37255512345' })).toMatchObject({
    account: { name: 'Vera Lind', phone: '+37255512345' },
  });
  expect(await update({ phone: null })).toMatchObject({ account: { phone: null } });
  expect((await update({ phone: '123' })).errors).toMatchObject([{ field: 'phone' }]);
  const session = await server.call('GET', '/api/session', { token });
  expect(session.json().user.name).toBe('Vera Lind');
});

test('changing the password asks for the one used now, ends other sessions and is told by mail', async () => {
  const elsewhere = (await signIn(DEMO_PASSWORD)).json<{ token: string }>().token;
  const wrong = await change('not it', PASSWORD);
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    422,
    { code: 'WRONG_PASSWORD', errors: [{ field: 'current_password' }] },
  ]);
  const weak = await change(DEMO_PASSWORD, 'Password123');
  expect(weak.json()).toMatchObject({ code: 'WEAK_PASSWORD', rule: 'COMMON' });
  expect((await change(DEMO_PASSWORD, PASSWORD)).statusCode).toBe(204);

  expect((await server.call('GET', '/api/session', { token })).statusCode).toBe(200);
  expect((await server.call('GET', '/api/session', { token: elsewhere })).statusCode).toBe(401);
  expect((await signIn(DEMO_PASSWORD)).statusCode).toBe(401);
  expect((await signIn(PASSWORD)).statusCode).toBe(201);
  const [mail] = await mailsTo(server, 'viewer@north.test');
  expect(mail?.subject).toBe('Your password was changed');
});

test('someone at an open desk does not guess the password there', async () => {
  let answer = await change('guess', PASSWORD);
  for (let guess = 0; guess < 10; guess += 1) answer = await change('guess', PASSWORD);
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
});
