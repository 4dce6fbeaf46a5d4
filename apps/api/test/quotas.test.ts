import { DAY_MS } from '@forecourt/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quotaOf, setQuota } from '../src/modules/partners/setQuota.ts';
import { NOTICE_DELAY_MS } from '../src/modules/messages/notice.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeEach(async () => {
  server = await startTestServer({ smsPerDay: 20, emailPerDay: 40 });
  tenants = await seedTenants(server.services);
  await setQuota(server.db, tenants.north.partnerId, null, null);
  token = await server.signIn('agent@north.test');
});
afterEach(() => server.close());

const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `3725551${String(index + from).padStart(4, '0')}`);

const create = (to: object, headers: Record<string, string> = {}, as = token) =>
  server.call('POST', '/api/requests', {
    token: as,
    headers,
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name: 'Mari',
      ...to,
    },
  });
const act = (id: string, action: 'resend' | 'follow_up', headers = {}) =>
  server.call('PATCH', `/api/requests/${id}/${action}`, {
    token,
    headers,
    ...(action === 'follow_up' ? { payload: {} } : {}),
  });
const outbox = () => server.db.system((tx) => tx.selectFrom('outbox').selectAll().execute());

describe('what a partner sends in a day', () => {
  test('fifty sends at once never go past the quota, and what is refused leaves nothing behind', async () => {
    const answers = await Promise.all(numbers(50).map((phone) => create({ phone })));
    const taken = answers.filter((one) => one.statusCode === 201);
    expect(taken).toHaveLength(20);
    expect(await outbox()).toHaveLength(20);
    const requests = await server.db.system((tx) =>
      tx.selectFrom('requests').select('id').execute(),
    );
    expect(requests).toHaveLength(20);
    const [refused] = answers.filter((one) => one.statusCode !== 201);
    expect(refused?.statusCode).toBe(429);
    expect(refused?.headers['retry-after']).toBe('86400');
    expect(refused?.json()).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      quota: 'PARTNER_DAY',
      limit: 20,
      remaining: 0,
      resets_at: new Date(server.clock.now().getTime() + DAY_MS).toISOString(),
    });
  });

  test('is counted by channel, starts again a day later, and is another partner’s no business', async () => {
    for (const phone of numbers(20)) expect((await create({ phone })).statusCode).toBe(201);
    expect((await create({ phone: '37255519999' })).statusCode).toBe(429);
    expect((await create({ email: 'mari@example.com' })).statusCode).toBe(201);
    const south = await server.signIn('agent@south.test');
    const theirs = { phone: '37255519999', partner_id: tenants.south.partnerId };
    expect((await create(theirs, {}, south)).statusCode).toBe(201);
    server.clock.advance(DAY_MS);
    token = await server.signIn('agent@north.test');
    expect((await create({ phone: '37255519999' })).statusCode).toBe(201);
  });

  test('a retry under the same key is counted once', async () => {
    const headers = { 'idempotency-key': 'once' };
    for (let time = 0; time < 5; time++) {
      expect((await create({ phone: '37255510000' }, headers)).statusCode).toBe(201);
    }
    for (const phone of numbers(19, 1)) expect((await create({ phone })).statusCode).toBe(201);
    expect((await create({ phone: '37255519999' })).statusCode).toBe(429);
  });

  test('is raised by the operator', async () => {
    expect(await setQuota(server.db, 'north-trade', quotaOf('21'), undefined)).toBe(
      'North Canary Motors',
    );
    for (const phone of numbers(21)) expect((await create({ phone })).statusCode).toBe(201);
    expect((await create({ phone: '37255519999' })).json()).toMatchObject({ limit: 21 });
    await expect(setQuota(server.db, 'nobody', 1, 1)).rejects.toThrow('nobody');
    expect(() => quotaOf('-1')).toThrow();
    expect(quotaOf('default')).toBeNull();
  });

  test('strangers on the invite page use half of it, and learn no numbers', async () => {
    let last = await ask(0);
    for (let time = 1; time < 12 && last.statusCode === 201; time++) {
      last = await ask(time);
      server.clock.advance(61 * 60 * 1000);
    }
    expect((await outbox()).length).toBe(10);
    expect(last.statusCode).toBe(429);
    expect(Object.keys(last.json()).sort()).toEqual(['code', 'status', 'title', 'type']);
    token = await server.signIn('agent@north.test');
    expect((await create({ phone: '37255519999' })).statusCode).toBe(201);
  });

  const ask = (place: number) =>
    server.call('POST', '/api/requests/self', {
      payload: {
        request_type: 'TRADE',
        partner_id: tenants.north.partnerId,
        phone: numbers(1, place)[0],
      },
    });
});

describe('one member, one number, one request', () => {
  test('a member sends sixty in a minute', async () => {
    await setQuota(server.db, tenants.north.partnerId, 1000, 1000);
    const send = (place: number) => create({ email: `mari${place}@example.com` });
    for (let place = 0; place < 60; place++) expect((await send(place)).statusCode).toBe(201);
    expect((await send(60)).json()).toMatchObject({ quota: 'MEMBER_MINUTE', limit: 60 });
    server.clock.advance(60_000);
    expect((await send(60)).statusCode).toBe(201);
  });

  test('a number gets ten a day of one partner', async () => {
    const phone = '37255512345';
    for (let time = 0; time < 10; time++) expect((await create({ phone })).statusCode).toBe(201);
    expect((await create({ phone })).json()).toMatchObject({ quota: 'DESTINATION_DAY', limit: 10 });
    expect((await create({ phone: '37255512346' })).statusCode).toBe(201);
  });

  test('a request waits a minute, goes five times a day, and says so', async () => {
    const { id } = (await create({ phone: '37255512345' })).json().request;
    const atOnce = await act(id, 'resend');
    expect([atOnce.statusCode, atOnce.headers['retry-after']]).toEqual([429, '60']);
    expect(atOnce.json()).toMatchObject({ quota: 'REQUEST_COOLDOWN', remaining: 5 });
    server.clock.advance(60_000);
    const sent = (await act(id, 'resend')).json().request;
    expect(sent.sending).toEqual({
      left: 4,
      next_at: '2026-03-02T09:02:00.000Z',
      resets_at: '2026-03-03T09:01:00.000Z',
    });
    server.clock.advance(20_000);
    const early = await act(id, 'follow_up');
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '40']);
    expect(early.json()).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      quota: 'REQUEST_COOLDOWN',
      limit: 5,
      remaining: 4,
      resets_at: '2026-03-02T09:02:00.000Z',
    });
    for (let time = 0; time < 4; time++) {
      server.clock.advance(60_000);
      expect((await act(id, 'follow_up')).statusCode).toBe(200);
    }
    server.clock.advance(60_000);
    expect((await act(id, 'resend')).json()).toMatchObject({ quota: 'REQUEST_DAY', remaining: 0 });
    expect((await outbox()).length).toBe(6);
  });

  test('ten clicks at once send once', async () => {
    const { id } = (await create({ phone: '37255512345' })).json().request;
    server.clock.advance(60_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, 'resend')));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, ...Array(9).fill(429)]);
    expect((await outbox()).length).toBe(2);
  });
});

test('a notice goes on beyond the day’s quota, and past its reserve it is kept as not delivered', async () => {
  await setQuota(server.db, tenants.north.partnerId, 1, 40);
  const { id } = (await create({ phone: '37255512345' })).json().request;
  await server.runJobs();
  const { report } = (await server.call('GET', `/api/requests/${id}`, { token })).json();
  const notify = async () => {
    const payload = { listingId: id, recipientId: report.seller_id, message: 'When?' };
    const written = await server.call('POST', '/chats/conversations', { token, payload });
    expect(written.statusCode).toBe(201);
    server.clock.advance(NOTICE_DELAY_MS);
    await server.runJobs();
    // a recipient is notified again only after they came back
    await server.db.system((tx) => tx.updateTable('threads').set({ notified_at: null }).execute());
  };
  await notify();
  await notify();
  const notices = (await outbox()).filter((one) => one.purpose === 'MESSAGE');
  expect(notices.map(({ status, reason }) => [status, reason]).sort()).toEqual([
    ['FAILED', 'QUOTA_EXCEEDED'],
    ['SENT', null],
  ]);
});
