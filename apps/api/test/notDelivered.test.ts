import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '@forecourt/contract';
import { dress } from '../src/messaging/email/dress.ts';
import { deliver } from '../src/messaging/deliver.ts';
import type { SmsSender } from '../src/messaging/sms.ts';
import { SendError } from '../src/messaging/sendError.ts';
import { deliveryRecord } from '../src/modules/requests/deliveryRecord.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;
let sent: string[];
let refusal: SendError | null;

beforeEach(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
  [sent, refusal] = [[], new SendError('No such number', 'NUMBER_REJECTED', { isFinal: true })];
  const sms: SmsSender = {
    repeatable: true,
    receipts: false,
    async send({ to }) {
      if (refusal) throw refusal;
      sent.push(to);
      return { provider: 'test', reference: null };
    },
  };
  server.services.sms = sms;
});
afterEach(() => server.close());

const create = async (to: object = { phone: '37255512345' }) => {
  const answer = await server.call('POST', '/api/requests', {
    token,
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name: 'Mari',
      ...to,
    },
  });
  return answer.json<Answer<'createRequest'>>().request;
};
const list = async (more = '') => {
  const query = `type=TRADE&partner_id=${tenants.north.partnerId}${more}`;
  const answer = await server.call('GET', `/api/requests?${query}`, { token });
  return answer.json<Answer<'listRequests'>>().requests;
};
const retry = (id: string, payload: object = {}, headers = {}) =>
  server.call('POST', `/api/requests/${id}/retry_delivery`, { token, payload, headers });

test('a message that the provider refuses shows as not delivered, with the reason, and is found by it', async () => {
  const { id, delivery } = await create();
  expect(delivery).toMatchObject({ state: 'QUEUED', channel: 'SMS', reason: null });
  server.clock.advance(1000);
  await create({ email: 'mari@example.com' });
  await server.runJobs();
  const [mail, text] = await list();
  expect(mail).toMatchObject({ status: 'SENT', delivery: { state: 'SENT', channel: 'EMAIL' } });
  expect(text).toMatchObject({
    id,
    status: 'NEW',
    delivery: { state: 'FAILED', channel: 'SMS', reason: 'NUMBER_REJECTED' },
  });
  expect((await list('&delivery=FAILED')).map((one) => one.id)).toEqual([id]);
  const counts = `/api/requests/counts?type=TRADE&partner_id=${tenants.north.partnerId}`;
  expect((await server.call('GET', `${counts}&delivery=FAILED`, { token })).json().counts).toEqual(
    expect.objectContaining({ all: 1, NEW: 1, SENT: 0 }),
  );
  const { events } = (await server.call('GET', `/api/requests/${id}/events`, { token })).json();
  expect(events.at(-1)).toMatchObject({ type: 'DELIVERY_FAILED', detail: 'NUMBER_REJECTED' });
});

test('it is tried again at a corrected number, and is sent when the provider takes it', async () => {
  const { id } = await create();
  await server.runJobs();
  refusal = null;
  expect((await retry(id, { email: 'mari@example.com' })).statusCode).toBe(422);
  expect((await retry(id, { phone: '3726601234' })).statusCode).toBe(422);
  const headers = { 'idempotency-key': 'again' };
  for (let time = 0; time < 2; time++) {
    const answer = await retry(id, { phone: '37255500077' }, headers);
    expect(answer.json().request).toMatchObject({
      phone: '+37255500077',
      status: 'NEW',
      delivery: { state: 'QUEUED' },
    });
  }
  await server.runJobs();
  expect(sent).toEqual(['+37255500077']);
  expect((await list())[0]).toMatchObject({ status: 'SENT', delivery: { state: 'SENT' } });
  expect((await retry(id)).json().code).toBe('INVALID_TRANSITION');
});

test('it goes by another channel in words for that, where the customer is reached by it', async () => {
  const { id } = await create();
  await server.runJobs();
  expect((await retry(id, { channel: 'EMAIL' })).json()).toMatchObject({
    code: 'MISSING_FIELD',
    errors: [{ field: 'email' }],
  });
  expect((await retry(id, { channel: 'EMAIL', phone: '37255500077' })).statusCode).toBe(422);
  const answer = await retry(id, { channel: 'EMAIL', email: 'mari@example.com' });
  expect(answer.json().request).toMatchObject({
    phone: '+37255512345',
    email: 'mari@example.com',
    delivery: { state: 'QUEUED', channel: 'EMAIL' },
  });
  await server.runJobs();
  expect((await list())[0]).toMatchObject({ status: 'SENT', delivery: { state: 'SENT' } });
  const sentBy = (channel: 'SMS' | 'EMAIL') =>
    server.db.system((tx) =>
      tx
        .selectFrom('outbox')
        .where('request_id', '=', id)
        .where('channel', '=', channel)
        .selectAll()
        .executeTakeFirst(),
    );
  const [text, mail] = [await sentBy('SMS'), await sentBy('EMAIL')];
  expect([text?.subject, mail?.subject]).toEqual([null, 'Your trade-in with North Canary Motors']);
  expect([mail?.link, mail?.recipient]).toEqual([text?.link, 'mari@example.com']);
  const { html } = await dress(server.services, mail!);
  expect(html).toContain(`href="${text?.link}"`);
});

test('what staff wrote in a follow-up is kept by another channel', async () => {
  refusal = null;
  const { id } = await create({ email: 'mari@example.com' });
  await server.runJobs();
  server.clock.advance(61_000);
  const noMailbox = new SendError('No such mailbox', 'MAILBOX_UNKNOWN', { isFinal: true });
  server.services.mailer = { ...server.services.mailer, send: () => Promise.reject(noMailbox) };
  const path = `/api/requests/${id}/follow_up`;
  const payload = { message: 'Just the dashboard is missing' };
  expect((await server.call('PATCH', path, { token, payload })).statusCode).toBe(200);
  await server.runJobs();
  server.clock.advance(61_000);
  const again = { channel: 'SMS', phone: '37255500077' };
  expect((await retry(id, again)).statusCode).toBe(200);
  await server.runJobs();
  const { body } = await server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('recipient', '=', '+37255500077')
      .selectAll()
      .executeTakeFirstOrThrow(),
  );
  // what went out is kept without its link
  expect(body).toBe('Just the dashboard is missing\n\n[link]');
});

test('trying again counts as sending again', async () => {
  const { id } = await create();
  await server.runJobs();
  expect((await retry(id)).statusCode).toBe(200);
  await server.runJobs();
  expect((await retry(id)).json()).toMatchObject({ quota: 'REQUEST_COOLDOWN' });
});

test('resending what was never delivered leaves it new until a provider takes it', async () => {
  const { id } = await create();
  await server.runJobs();
  const resent = await server.call('PATCH', `/api/requests/${id}/resend`, { token });
  expect(resent.json().request).toMatchObject({ status: 'NEW', delivery: { state: 'QUEUED' } });
  refusal = null;
  await server.runJobs();
  expect((await list())[0]).toMatchObject({ status: 'SENT', delivery: { state: 'SENT' } });
});

test('what failed long ago does not cover what has gone out since', async () => {
  const { id } = await create();
  const old = await server.db.system((tx) =>
    tx.selectFrom('outbox').select('id').executeTakeFirstOrThrow(),
  );
  const [failing] = [refusal];
  refusal = null;
  server.clock.advance(60_000);
  await server.call('PATCH', `/api/requests/${id}/resend`, { token });
  await server.runJobs();
  refusal = failing;
  await server.db.system((tx) =>
    tx.updateTable('outbox').set({ status: 'QUEUED' }).where('id', '=', old.id).execute(),
  );
  await deliver(
    server.services,
    deliveryRecord(server.services),
    { outboxId: old.id },
    { lastAttempt: true },
  );
  expect((await list())[0]).toMatchObject({ delivery: { state: 'SENT' } });
});

test('what may have been taken is sent again only where the provider drops repetitions', async () => {
  refusal = new SendError('No answer', 'PROVIDER_UNREACHABLE', { mayBeTaken: true });
  const attempt = async (repeatable: boolean) => {
    server.services.sms = { ...server.services.sms, repeatable };
    const { id } = await create({ phone: `3725551000${repeatable ? 1 : 2}` });
    const job = await server.db.system((tx) =>
      tx.selectFrom('outbox').where('request_id', '=', id).select('id').executeTakeFirstOrThrow(),
    );
    const outboxId = job.id;
    await deliver(
      server.services,
      deliveryRecord(server.services),
      { outboxId },
      { lastAttempt: false },
    ).catch(() => undefined);
    return (await list()).find((one) => one.id === id)?.delivery;
  };
  expect(await attempt(true)).toMatchObject({ state: 'QUEUED' });
  expect(await attempt(false)).toMatchObject({ state: 'FAILED', reason: 'INTERRUPTED' });
});

test('a follow-up that fails is told by the timeline with its reason, and corrected by a later success', async () => {
  refusal = null;
  const { id } = await create();
  await server.runJobs();
  server.clock.advance(61_000);
  refusal = new SendError('No such number', 'NUMBER_REJECTED', { isFinal: true });
  const path = `/api/requests/${id}/follow_up`;
  expect((await server.call('PATCH', path, { token, payload: {} })).statusCode).toBe(200);
  await server.runJobs();
  server.clock.advance(61_000);
  refusal = null;
  expect((await retry(id)).statusCode).toBe(200);
  await server.runJobs();
  const { events } = (await server.call('GET', `/api/requests/${id}/events`, { token })).json();
  expect(
    events.map(({ type, about, detail }: Record<string, unknown>) => [type, about, detail]),
  ).toEqual([
    ['CREATED', null, null],
    ['SENT', 'REQUEST', null],
    ['FOLLOW_UP_SENT', null, null],
    ['DELIVERY_FAILED', 'FOLLOW_UP', 'NUMBER_REJECTED'],
    ['SENT', 'FOLLOW_UP', null],
  ]);
});
