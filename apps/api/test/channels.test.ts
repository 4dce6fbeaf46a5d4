import type { Problem } from '@forecourt/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { PRODUCTION, startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;

const start = async (overrides: Partial<Config>) => {
  server = await startTestServer(overrides);
  tenants = await seedTenants(server.services);
};
afterEach(() => server.close());

const create = async (to: { phone?: string; email?: string }) =>
  server.call('POST', '/api/requests', {
    token: await server.signIn('agent@north.test'),
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name: 'Mari',
      phone: to.phone,
      email: to.email,
    },
  });
const channels = async () => (await server.call('GET', '/config.json')).json().channels;
const written = async () =>
  server.db.system(async (tx) => ({
    requests: await tx.selectFrom('requests').where('name', '=', 'Mari').select('id').execute(),
    outbox: await tx.selectFrom('outbox').select(['status', 'provider', 'error']).execute(),
  }));
const PHONE = { phone: '37255512345' };

describe('with email alone', () => {
  beforeEach(() => start(PRODUCTION));

  test('the apps are told so', async () => {
    expect(await channels()).toEqual(['EMAIL']);
  });

  test('a request by SMS is refused in words, and nothing is written', async () => {
    const answer = await create(PHONE);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Problem>()).toMatchObject({
      code: 'CHANNEL_OFF',
      detail: 'Sending by SMS is turned off here',
    });
    expect(await written()).toEqual({ requests: [], outbox: [] });
  });

  test("so is the invite page's, whose answer is an SMS", async () => {
    const payload = {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      phone: PHONE.phone,
    };
    const answer = await server.call('POST', '/api/requests/self', { payload });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'CHANNEL_OFF']);
    expect((await written()).outbox).toEqual([]);
  });

  test('one by email is not SENT before a mail server took it', async () => {
    const { request } = (await create({ email: 'mari@example.com' })).json();
    await server.runJobs();
    expect((await written()).outbox).toMatchObject([{ status: 'QUEUED', provider: null }]);
    const row = await server.db.system((tx) =>
      tx.selectFrom('requests').where('id', '=', request.id).select('status').executeTakeFirst(),
    );
    expect(row?.status).toBe('NEW');
  });
});

describe('with SMS alone', () => {
  beforeEach(() =>
    start({
      mode: 'production',
      sms: { kind: 'http', url: 'http://127.0.0.1:1', token: null, from: null, receipts: false },
      smsHttpUrl: 'http://127.0.0.1:1',
    }),
  );

  test('a request by email is refused, and one by SMS is taken', async () => {
    expect(await channels()).toEqual(['SMS']);
    const answer = await create({ email: 'mari@example.com' });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'CHANNEL_OFF']);
    expect((await create(PHONE)).statusCode).toBe(201);
  });

  test('a message that waited when its channel was turned off fails, with the reason', async () => {
    await server.db.system(async (tx) => {
      const { services } = server;
      const now = services.clock.now();
      const { id } = await tx
        .insertInto('outbox')
        .values({
          id: 'waiting',
          partner_id: tenants.north.partnerId,
          channel: 'EMAIL',
          purpose: 'REQUEST',
          recipient: 'mari@example.com',
          body: 'Hello',
          link: null,
          status: 'QUEUED',
          inserted_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await services.jobs.send(tx, 'message.send', { outboxId: id });
    });
    await server.runJobs();
    expect((await written()).outbox).toEqual([
      {
        status: 'FAILED',
        provider: null,
        error: 'Email is turned off: no provider is set',
      },
    ]);
  });
});

test('in a demo both go into the outbox', async () => {
  await start({ mode: 'demo' });
  expect(await channels()).toEqual(['SMS', 'EMAIL']);
  await create(PHONE);
  await server.runJobs();
  expect((await written()).outbox).toMatchObject([{ status: 'SENT', provider: 'outbox' }]);
});
