import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS, type Webhook, type WebhookDelivery, type WebhookEvent } from '@forecourt/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postToPartner } from '../src/http/outbound.ts';
import { cleanUp } from '../src/jobs/cleanup.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { moveRequest, SYSTEM } from '../src/modules/requests/transition.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let server: TestServer;
let tenants: Tenants;
let admin: string;
let receiver: Server;
let url: string;
let received: Received[];
/** How the receiver answers, and with which body. */
let answers: { status: number; body?: string; location?: string };

beforeAll(async () => {
  server = await startTestServer({ webhooksToPrivate: true });
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  received = [];
  answers = { status: 200 };
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const { location, status } = answers;
      response.writeHead(status, location ? { location } : {}).end(answers.body ?? '');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  admin = await server.signIn('admin@north.test');
  await renewSessions(server);
});
afterEach(async () => {
  receiver.close();
  await server.db.direct.deleteFrom('webhooks').execute();
});

const path = (rest = '', partnerId = tenants.north.partnerId) =>
  `/api/partners/${partnerId}/webhooks${rest}`;
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', rest: string, payload?: object) =>
  server.call(method, path(rest), { token: admin, ...(payload && { payload }) });
const create = async (events: string[], to = url) => {
  const answer = await call('POST', '', { url: to, events });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ webhook: Webhook; secret: string }>();
};
const deliveries = async (id: string) =>
  (await call('GET', `/${id}/deliveries`)).json<{ deliveries: WebhookDelivery[] }>().deliveries;
const webhookNow = async (id: string) =>
  (await call('GET', '')).json<{ webhooks: Webhook[] }>().webhooks.find((one) => one.id === id);

/** A new request of North's, moved by `move`. */
const moveNew = (move: 'DELIVER' | 'SUBMIT', fails = false, partnerId = tenants.north.partnerId) =>
  server.db.scoped([partnerId], async (tx) => {
    const made = await createRequest(
      server.services,
      tx,
      {
        partnerId,
        type: 'CLAIM',
        name: 'Anna Owner',
        email: 'anna@mail.test',
        phone: null,
        selfService: false,
        agentId: null,
        customisationId: null,
      },
      SYSTEM,
    );
    let moved = await moveRequest(server.services, tx, made, 'DELIVER', SYSTEM);
    if (move === 'SUBMIT') {
      moved = await moveRequest(server.services, tx, moved, 'OPEN', SYSTEM);
      moved = await moveRequest(server.services, tx, moved, 'UPLOAD', SYSTEM);
      moved = await moveRequest(server.services, tx, moved, 'SUBMIT', SYSTEM);
    }
    if (fails) throw new Error('rolled back');
    return moved;
  });

/** Lets retries begin now instead of after their pause. */
const runRetries = async () => {
  await server.db.pool.query(
    `update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`,
  );
  await server.runJobs();
};

/** Whether the signature is of Standard Webhooks, by this secret. */
const isSigned = ({ body, headers }: Received, secret: string): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', key).update(text).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
};

describe('an event', () => {
  test('arrives once, signed, with ids and no personal data', async () => {
    const { webhook, secret } = await create(['request.status_changed']);
    const request = await moveNew('DELIVER');
    await server.runJobs();
    expect(received).toHaveLength(1);
    const [one] = received as [Received];
    expect(isSigned(one, secret)).toBe(true);
    const event = JSON.parse(one.body) as WebhookEvent;
    expect(event).toEqual({
      type: 'request.status_changed',
      timestamp: server.clock.now().toISOString(),
      data: {
        partner_id: tenants.north.partnerId,
        request_id: request.id,
        request_type: 'CLAIM',
        status: 'SENT',
      },
    });
    expect(one.body).not.toMatch(/anna/i);
    expect(await deliveries(webhook.id)).toEqual([
      expect.objectContaining({
        id: one.headers['webhook-id'],
        state: 'DELIVERED',
        attempts: 1,
        status: 200,
        duration_ms: expect.any(Number) as number,
      }),
    ]);
  });

  test('of a change that was rolled back is not told', async () => {
    await create(['request.status_changed']);
    await expect(moveNew('DELIVER', true)).rejects.toThrow('rolled back');
    await server.runJobs();
    expect(received).toEqual([]);
  });

  test('goes to webhooks that want it, of its own partner', async () => {
    await create(['report.completed']);
    await moveNew('SUBMIT', false, tenants.south.partnerId);
    await moveNew('DELIVER');
    await server.runJobs();
    expect(received).toEqual([]);
    const request = await moveNew('SUBMIT');
    await server.runJobs();
    expect(received.map(({ body }) => JSON.parse(body) as WebhookEvent)).toEqual([
      expect.objectContaining({
        type: 'report.completed',
        data: expect.objectContaining({ request_id: request.id, status: 'COMPLETED' }) as object,
      }),
    ]);
  });

  test('of a test says so', async () => {
    const { webhook } = await create(['offer.made']);
    const answer = await call('POST', `/${webhook.id}/test`);
    expect(answer.json()).toMatchObject({ delivery: { type: 'webhook.test', state: 'PENDING' } });
    await server.runJobs();
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' });
  });
});

describe('a delivery that fails', () => {
  test('is tried again, unchanged, until it is taken; the log has the answer’s beginning', async () => {
    const { webhook } = await create(['request.status_changed']);
    answers = { status: 500, body: `\0${'x'.repeat(5000)}` };
    await moveNew('DELIVER');
    await server.runJobs();
    const [failed] = await deliveries(webhook.id);
    expect(failed).toMatchObject({ state: 'PENDING', attempts: 1, status: 500 });
    expect(failed?.answer?.length).toBeGreaterThan(900);
    expect(failed?.answer?.length).toBeLessThanOrEqual(1000);
    expect((await webhookNow(webhook.id))?.failing_since).not.toBeNull();
    answers = { status: 204 };
    await runRetries();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([failed?.id, failed?.id]);
    expect(received[1]?.body).toBe(received[0]?.body);
    const [taken] = await deliveries(webhook.id);
    expect(taken).toMatchObject({ state: 'DELIVERED', attempts: 2, status: 204 });
    expect((await webhookNow(webhook.id))?.failing_since).toBeNull();
  });

  test('follows no redirect', async () => {
    const { webhook } = await create(['offer.made']);
    answers = { status: 307, location: `${url}/elsewhere` };
    await call('POST', `/${webhook.id}/test`);
    await server.runJobs();
    expect(received).toHaveLength(1);
    expect((await deliveries(webhook.id))[0]).toMatchObject({ status: 307, state: 'PENDING' });
  });

  test('without an answer says why', async () => {
    const { webhook } = await create(['offer.made']);
    await new Promise((resolve) => receiver.close(resolve));
    await call('POST', `/${webhook.id}/test`);
    await server.runJobs();
    const [failed] = await deliveries(webhook.id);
    expect(failed).toMatchObject({ status: null, error: 'ECONNREFUSED', attempts: 1 });
  });

  test('can be sent again by hand', async () => {
    const { webhook } = await create(['offer.made']);
    await call('POST', `/${webhook.id}/test`);
    await server.runJobs();
    const [first] = await deliveries(webhook.id);
    const again = await call('POST', `/${webhook.id}/deliveries/${first?.id}/retry`);
    expect(again.json()).toMatchObject({ delivery: { id: first?.id, state: 'PENDING' } });
    await server.runJobs();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.id, first?.id]);
    expect(await deliveries(webhook.id)).toHaveLength(1);
  });

  test('for five days switches the webhook off, and tells administrators', async () => {
    const { webhook } = await create(['offer.made']);
    answers = { status: 500 };
    await call('POST', `/${webhook.id}/test`);
    await server.runJobs();
    expect(await webhookNow(webhook.id)).toMatchObject({ active: true });
    server.clock.advance(5 * DAY_MS);
    await renewSessions(server);
    await runRetries();
    expect(await webhookNow(webhook.id)).toMatchObject({ active: false });
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'FAILED' });
    const mails = await server.db.direct
      .selectFrom('outbox')
      .where('subject', '=', 'A webhook was turned off')
      .select(['recipient', 'body'])
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['admin@north.test']);
    expect((await call('POST', `/${webhook.id}/test`)).statusCode).toBe(409);
    const on = await call('PATCH', `/${webhook.id}`, { active: true });
    expect(on.json()).toMatchObject({ webhook: { active: true, failing_since: null } });
  });

  test('with 410 switches it off at once', async () => {
    const { webhook } = await create(['offer.made']);
    answers = { status: 410 };
    await call('POST', `/${webhook.id}/test`);
    await server.runJobs();
    expect(await webhookNow(webhook.id)).toMatchObject({ active: false });
    await runRetries();
    expect(received).toHaveLength(1);
  });
});

describe('the secret', () => {
  test('is stored encrypted and shown once', async () => {
    const { secret } = await create(['offer.made']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { rows } = await server.db.pool.query<{ row: object }>(
      'select to_jsonb(t) as row from webhooks t',
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(secret.slice(6, 20));
    expect((await call('GET', '')).body).not.toContain('whsec_');
  });

  test('and the one before it both sign for a day after a rotation', async () => {
    const { webhook, secret } = await create(['offer.made']);
    const rotated = await call('POST', `/${webhook.id}/secret`);
    const { secret: next } = rotated.json<{ secret: string }>();
    await call('POST', `/${webhook.id}/test`);
    await server.runJobs();
    expect([secret, next].map((one) => isSigned(received[0]!, one))).toEqual([true, true]);
    server.clock.advance(DAY_MS);
    await renewSessions(server);
    await call('POST', `/${webhook.id}/test`);
    await server.runJobs();
    expect([secret, next].map((one) => isSigned(received[1]!, one))).toEqual([false, true]);
  });
});

describe('an address that is not public', () => {
  let strict: TestServer;
  let token: string;
  let partnerId: string;

  beforeAll(async () => {
    strict = await startTestServer();
    ({ partnerId } = (await seedTenants(strict.services)).north);
    token = await strict.signIn('admin@north.test');
  });
  afterAll(() => strict.close());

  test.each([
    'http://example.com/hooks',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://user:word@example.com/',
    'ftp://example.com/',
    'example.com',
  ])('%s can’t be a webhook', async (address) => {
    const payload = { url: address, events: ['offer.made'] };
    const answer = await strict.call('POST', path('', partnerId), { token, payload });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      422,
      'ADDRESS_NOT_ALLOWED',
    ]);
  });

  test('is not connected to by its name either', async () => {
    const { port } = receiver.address() as AddressInfo;
    const post = postToPartner(`https://localhost:${port}/`, {
      headers: {},
      body: '{}',
      toPrivate: false,
    });
    await expect(post).rejects.toThrow('The address is not public');
    expect(received).toEqual([]);
  });
});

test('events of a webhook can be changed, and it can be paused and removed', async () => {
  const { webhook } = await create(['offer.made']);
  const changed = await call('PATCH', `/${webhook.id}`, { events: ['auction.ended'] });
  expect(changed.json()).toMatchObject({ webhook: { events: ['auction.ended'], active: true } });
  await call('POST', `/${webhook.id}/test`);
  await call('PATCH', `/${webhook.id}`, { active: false });
  await server.runJobs();
  expect(received).toEqual([]);
  expect((await call('DELETE', `/${webhook.id}`)).statusCode).toBe(204);
  expect((await call('GET', `/${webhook.id}/deliveries`)).statusCode).toBe(404);
});

test('deliveries are kept for 30 days', async () => {
  const { webhook } = await create(['offer.made']);
  await call('POST', `/${webhook.id}/test`);
  await server.runJobs();
  expect(await deliveries(webhook.id)).toHaveLength(1);
  server.clock.advance(31 * DAY_MS);
  await renewSessions(server);
  await cleanUp(server.services);
  await renewSessions(server);
  expect((await server.db.pool.query('select from webhook_deliveries')).rowCount).toBe(0);
});
