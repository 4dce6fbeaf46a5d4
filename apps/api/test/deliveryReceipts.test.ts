import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '@forecourt/contract';
import { forgetOldLinks } from '../src/messaging/forget.ts';
import { createSms } from '../src/messaging/sms.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;
/** An SMS provider that keeps the address to which it may report. */
let provider: Server;
let receiptUrl: string;
/** What the provider does before it answers. */
let beforeAnswer: () => Promise<unknown>;
let status: number;

beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    receiptUrl = (JSON.parse(await text(request)) as { receipt_url: string }).receipt_url;
    await beforeAnswer();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"id":"ref-1"}');
  };
  provider = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await startTestServer({
    sms: { kind: 'http', url, token: null, from: null, receipts: true },
  });
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
});
beforeEach(() => {
  status = 200;
  beforeAnswer = async () => {};
});
afterAll(async () => {
  await server.close();
  provider.close();
});

const send = async () => {
  const payload = {
    request_type: 'TRADE',
    partner_id: tenants.north.partnerId,
    name: 'Mari',
    phone: '37255512345',
  };
  const answer = await server.call('POST', '/api/requests', { token, payload });
  await server.runJobs();
  return answer.json<Answer<'createRequest'>>().request.id;
};
const report = (payload: object, url = receiptUrl) =>
  server.call('POST', new URL(url).pathname, { payload });
/** As Twilio reports it. */
const reportForm = (fields: Record<string, string>) =>
  server.call('POST', `${new URL(receiptUrl).pathname}/twilio`, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const shown = async (id: string) => {
  const { events } = (await server.call('GET', `/api/requests/${id}/events`, { token })).json<
    Answer<'listRequestEvents'>
  >();
  const query = `type=TRADE&partner_id=${tenants.north.partnerId}`;
  const { requests } = (await server.call('GET', `/api/requests?${query}`, { token })).json<
    Answer<'listRequests'>
  >();
  const { status: now, delivery } = requests.find((one) => one.id === id)!;
  return { status: now, delivery, events: events.map(({ type }) => type) };
};
const kept = (id: string) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('request_id', '=', id)
      .select(['link', 'provider_reference'])
      .executeTakeFirstOrThrow(),
  );

describe('a receipt of the provider', () => {
  test('marks a message as delivered, once, and its link is forgotten', async () => {
    const id = await send();
    expect((await shown(id)).delivery).toMatchObject({ state: 'SENT' });
    expect((await kept(id)).link).not.toBeNull();
    for (const word of ['accepted', 'sent', 'delivered', 'delivered', 'failed']) {
      expect((await report({ status: word })).statusCode).toBe(204);
    }
    expect(await shown(id)).toMatchObject({
      status: 'SENT',
      delivery: { state: 'DELIVERED', channel: 'SMS', reason: null },
      events: ['CREATED', 'SENT', 'DELIVERED'],
    });
    expect((await kept(id)).link).toBeNull();
  });

  test('that it did not arrive makes it one that staff can send again', async () => {
    const id = await send();
    await report({ status: 'failed', reason: 'NUMBER_REJECTED' });
    expect(await shown(id)).toMatchObject({
      delivery: { state: 'FAILED', reason: 'NUMBER_REJECTED' },
      events: ['CREATED', 'SENT', 'DELIVERY_FAILED'],
    });
    const again = await server.call('POST', `/api/requests/${id}/retry_delivery`, {
      token,
      payload: { phone: '37255512346' },
    });
    expect(again.statusCode).toBe(200);
    await server.runJobs();
    await report({ status: 'delivered' });
    expect((await shown(id)).delivery).toMatchObject({ state: 'DELIVERED' });
  });

  test('that it arrived after all ends the failure', async () => {
    const id = await send();
    await report({ status: 'failed' });
    await report({ status: 'delivered' });
    expect(await shown(id)).toMatchObject({
      delivery: { state: 'DELIVERED', reason: null },
      events: ['CREATED', 'SENT', 'DELIVERY_FAILED', 'SENT', 'DELIVERED'],
    });
  });

  test.each([
    ['delivered', 'DELIVERED', ['CREATED', 'SENT', 'DELIVERED']],
    ['failed', 'FAILED', ['CREATED', 'DELIVERY_FAILED']],
  ])('%s counts also before the provider has answered', async (word, state, events) => {
    beforeAnswer = () => report({ status: word });
    const id = await send();
    expect(await shown(id)).toMatchObject({ delivery: { state }, events });
    expect(await kept(id)).toMatchObject({ provider_reference: 'ref-1' });
  });

  test('that it arrived counts where the answer to the message was lost', async () => {
    status = 500;
    beforeAnswer = () => report({ status: 'delivered' });
    const id = await send();
    expect(await shown(id)).toMatchObject({
      status: 'SENT',
      delivery: { state: 'DELIVERED' },
      events: ['CREATED', 'SENT', 'DELIVERED'],
    });
  });

  test('is taken from Twilio’s form', async () => {
    const id = await send();
    expect((await reportForm({ MessageStatus: 'sent' })).statusCode).toBe(204);
    await reportForm({ MessageStatus: 'undelivered', ErrorCode: '30006' });
    expect((await shown(id)).delivery).toMatchObject({ reason: 'NUMBER_REJECTED' });
    await reportForm({ MessageStatus: 'read' });
    expect((await shown(id)).delivery).toMatchObject({ state: 'DELIVERED' });
  });

  test('names what is missing, and is nothing for another key', async () => {
    const id = await send();
    expect((await report({})).json()).toMatchObject({ code: 'MISSING_FIELD' });
    const form = await reportForm({ MessageSid: 'SM1' });
    expect([form.statusCode, form.body]).toEqual([422, expect.stringContaining('MessageStatus')]);
    const key = /[^/]+$/.exec(receiptUrl)![0];
    for (const wrong of [
      `${key.slice(0, -1)}${key.endsWith('_') ? '-' : '_'}`,
      key.slice(0, -22),
      `${'0'.repeat(18)}${key.slice(-22)}`,
    ]) {
      const url = receiptUrl.replace(key, wrong);
      expect((await report({ status: 'delivered' }, url)).statusCode).toBe(404);
    }
    expect((await shown(id)).delivery).toMatchObject({ state: 'SENT' });
  });

  test('is waited for two days, then the link is forgotten', async () => {
    const id = await send();
    server.clock.advance(3 * 86_400_000);
    await server.db.system((tx) => forgetOldLinks(tx, server.clock.now()));
    expect((await kept(id)).link).toBeNull();
  });
});

test('Twilio is given the address only where it can reach it', async () => {
  const forms: URLSearchParams[] = [];
  const fetcher = (async (_url: string, { body }: { body: URLSearchParams }) => {
    forms.push(body);
    return new Response('{"sid":"SM1"}');
  }) as unknown as typeof fetch;
  const account = {
    kind: 'twilio',
    accountSid: 'AC1',
    authToken: 't',
    from: '+15550100',
    whatsappFrom: null,
  } as const;
  const message = { to: '+37255512345', text: 'Hello', id: 'm1' };
  const sms = createSms({ ...account, receipts: true }, fetcher);
  await sms.send({ ...message, receiptUrl: 'https://cars.example.com/receipt' });
  await sms.send({ ...message, receiptUrl: null });
  expect(forms.map((form) => form.get('StatusCallback'))).toEqual([
    'https://cars.example.com/receipt/twilio',
    null,
  ]);
});
