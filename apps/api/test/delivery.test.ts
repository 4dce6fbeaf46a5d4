import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from '../src/messaging/mailer.ts';
import { deliver } from '../src/messaging/deliver.ts';
import { deliveryRecord } from '../src/modules/requests/deliveryRecord.ts';
import { createSms } from '../src/messaging/sms.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { startSmtpServer } from './smtp.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let provider: { server: Server; url: string; calls: string[]; status: number };

beforeEach(async () => {
  provider = await startProvider();
  server = await startTestServer({
    sms: {
      kind: 'http',
      url: provider.url,
      token: 'secret-token',
      from: 'Forecourt',
      receipts: false,
    },
  });
  tenants = await seedTenants(server.services);
});
afterEach(async () => {
  await server.close();
  provider.server.close();
});

const create = async () => {
  const answer = await server.call('POST', '/api/requests', {
    token: await server.signIn('agent@north.test'),
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name: 'Mari',
      phone: '37255512345',
    },
  });
  return answer.json().request.id as string;
};

const state = (id: string) =>
  server.db.system(async (tx) => {
    const request = await tx
      .selectFrom('requests')
      .where('id', '=', id)
      .select('status')
      .executeTakeFirstOrThrow();
    const message = await tx
      .selectFrom('outbox')
      .where('request_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const events = await tx
      .selectFrom('request_events')
      .where('request_id', '=', id)
      .orderBy('id')
      .select('type')
      .execute();
    return { status: request.status, message, events: events.map((one) => one.type) };
  });

test('a provider that is down is asked again, and the request stays new until it takes the message', async () => {
  provider.status = 503;
  const id = await create();
  await server.runJobs();
  expect(await state(id)).toMatchObject({
    status: 'NEW',
    events: ['CREATED'],
    message: { status: 'QUEUED', attempts: 1, error: 'http answered 503' },
  });
  provider.status = 200;
  await makeJobsDue();
  await server.runJobs();
  expect(await state(id)).toMatchObject({
    status: 'SENT',
    events: ['CREATED', 'SENT'],
    message: { status: 'SENT', provider: 'http', provider_reference: 'ref-1' },
  });
  expect(provider.calls).toHaveLength(2);
  expect(new Set(provider.calls.map((call) => call.split(' ')[0])).size).toBe(1);
});

test('one that never takes it is given up, and the timeline says so', async () => {
  provider.status = 500;
  const id = await create();
  for (let attempt = 0; attempt < 12; attempt++) {
    await server.runJobs();
    await makeJobsDue();
  }
  const end = await state(id);
  expect(end).toMatchObject({ status: 'NEW', message: { status: 'FAILED' } });
  expect(end.events).toEqual(['CREATED', 'DELIVERY_FAILED']);
  expect(provider.calls).toHaveLength(9);
});

test('a job that runs twice sends once', async () => {
  const id = await create();
  const { message } = await state(id);
  await deliver(
    server.services,
    deliveryRecord(server.services),
    { outboxId: message.id },
    { lastAttempt: false },
  );
  await deliver(
    server.services,
    deliveryRecord(server.services),
    { outboxId: message.id },
    { lastAttempt: false },
  );
  await server.runJobs();
  expect(provider.calls).toHaveLength(1);
  expect((await state(id)).events).toEqual(['CREATED', 'SENT']);
});

test('an interrupted text message is not repeated where the provider would send it twice', async () => {
  const id = await create();
  const { message } = await state(id);
  await server.db.system((tx) => tx.updateTable('outbox').set({ status: 'SENDING' }).execute());
  const twilio = createSms({
    kind: 'twilio',
    accountSid: 'AC1',
    authToken: 'x',
    from: '+1',
    whatsappFrom: null,
    receipts: false,
  });
  const services = { ...server.services, sms: twilio };
  await deliver(
    services,
    deliveryRecord(services),
    { outboxId: message.id },
    { lastAttempt: false },
  );
  expect(await state(id)).toMatchObject({
    message: { status: 'FAILED' },
    events: ['CREATED', 'DELIVERY_FAILED'],
  });
});

test('Twilio is called as it wants to be', async () => {
  const calls: { url: string; authorization: string; body: string }[] = [];
  const fetcher: typeof fetch = async (url, init) => {
    const headers = init?.headers as Record<string, string>;
    calls.push({
      url: String(url),
      authorization: headers.authorization ?? '',
      body: String(init?.body),
    });
    return Response.json({ sid: 'SM1' }, { status: 201 });
  };
  const sms = createSms(
    {
      kind: 'twilio',
      accountSid: 'AC1',
      authToken: 'x',
      from: '+1',
      whatsappFrom: null,
      receipts: false,
    },
    fetcher,
  );
  expect(await sms.send({ to: '+37255512345', text: 'Hi', id: '1', receiptUrl: null })).toEqual({
    provider: 'twilio',
    reference: 'SM1',
  });
  expect(calls[0]).toEqual({
    url: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:x').toString('base64')}`,
    body: 'To=%2B37255512345&From=%2B1&Body=Hi',
  });
});

test('mail goes out by SMTP, in text and HTML', async () => {
  const smtp = await startSmtpServer();
  const mailer = createMailer({
    mail: { kind: 'smtp', url: smtp.url },
    mailFrom: 'Forecourt <no-reply@forecourt.test>',
  });
  const taken = await mailer.send({
    to: 'mari@example.com',
    subject: 'Hello',
    messageId: '<id-1@forecourt.test>',
    text: 'Plain words',
    html: '<p>Rich words</p>',
    fromName: null,
    replyTo: null,
    unsubscribe: 'https://forecourt.test/stop',
  });
  mailer.close();
  smtp.close();
  expect(taken).toEqual({ provider: 'smtp', reference: '<id-1@forecourt.test>' });
  const [mail] = smtp.mails;
  expect(mail?.to).toEqual(['mari@example.com']);
  expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
    from: 'Forecourt <no-reply@forecourt.test>',
    'message-id': '<id-1@forecourt.test>',
    'list-unsubscribe': '<https://forecourt.test/stop>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect([mail?.text.trim(), mail?.html.trim()]).toEqual(['Plain words', '<p>Rich words</p>']);
});

/** Retries are delayed by minutes of the database's clock; this makes them due. */
async function makeJobsDue(): Promise<void> {
  await server.db.pool.query(
    `update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`,
  );
}

async function startProvider() {
  const made = { server: createServer(), url: '', calls: [] as string[], status: 200 };
  made.server.on('request', (request, response) => {
    request.resume();
    request.on('end', () => {
      made.calls.push(`${String(request.headers['idempotency-key'])} ${made.status}`);
      response.statusCode = made.status;
      response.end('{"id":"ref-1"}');
    });
  });
  made.server.listen(0, '127.0.0.1');
  await once(made.server, 'listening');
  made.url = `http://127.0.0.1:${(made.server.address() as AddressInfo).port}/`;
  return made;
}
