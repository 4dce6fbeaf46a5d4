import type { UndeliveredList, UndeliveredMessage, Webhook } from '@forecourt/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/* What operators see of single messages and webhooks that were not delivered. */

const OPERATOR = 'viewer@north.test';
const WRITTEN = new Date('2026-03-02T08:00:00.000Z');
const TRIED = new Date('2026-03-02T08:01:00.000Z');
const NEXT = new Date('2026-03-02T11:00:00.000Z');

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer({ operators: [OPERATOR], webhooksToPrivate: true });
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.pool.query('delete from pgboss.job');
  await server.db.pool.query('delete from outbox');
});

const get = async (url: string) =>
  server.call('GET', url, { token: await server.signIn(OPERATOR) });
const list = async (query = ''): Promise<UndeliveredMessage[]> => {
  const answer = await get(`/api/system/undelivered${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<UndeliveredList>().messages;
};
const retry = async (id: string | null) =>
  server.call('POST', `/api/system/failed-jobs/${id}/retry`, {
    token: await server.signIn(OPERATOR),
  });

/** A message to Ann; every fact of hers is in it. Returns its id. */
async function addMessage(facts: Partial<Row<'outbox'>>): Promise<string> {
  const id = newId();
  await server.db.direct
    .insertInto('outbox')
    .values({
      id,
      partner_id: tenants.south.partnerId,
      channel: 'EMAIL',
      purpose: 'REQUEST',
      recipient: 'ann@lee.test',
      subject: 'For Ann',
      body: 'Dear Ann',
      status: 'FAILED',
      error: '550 ann@lee.test',
      inserted_at: WRITTEN,
      ...facts,
    } as never)
    .execute();
  return id;
}

/** The job of a message, as pg-boss keeps it. Returns its id. */
async function addJob(about: string, state: string, output: object | null = null): Promise<string> {
  const id = randomUUID();
  const isOver = state === 'failed';
  await server.db.pool.query(
    `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, output, start_after, completed_on)
     values ($1, 'message.send', $2, $3, 8, 1, $4, $5, $6)`,
    [id, { outboxId: about }, state, output, NEXT, isOver ? TRIED : null],
  );
  return id;
}

describe('messages', () => {
  test('one that failed for good says why, how often it was tried, and that this is over', async () => {
    const facts = { reason: 'MAILBOX_UNKNOWN', attempts: 2, attempted_at: TRIED } as const;
    const id = await addMessage(facts);
    // its job ended well: it recorded the failure
    await addJob(id, 'completed');
    expect(await list()).toEqual([
      {
        id,
        channel: 'EMAIL',
        purpose: 'REQUEST',
        partner_id: tenants.south.partnerId,
        reason: 'MAILBOX_UNKNOWN',
        attempts: 2,
        state: 'STOPPED',
        next_at: null,
        job_id: null,
        inserted_at: WRITTEN.toISOString(),
        attempted_at: TRIED.toISOString(),
      },
    ]);
  });

  test('one that failed so far says when it is tried next', async () => {
    const id = await addMessage({ channel: 'SMS', status: 'QUEUED', attempts: 1 });
    await addJob(id, 'retry', { message: 'to ann@lee.test', reason: 'PROVIDER_UNREACHABLE' });
    expect(await list()).toMatchObject([
      { id, reason: 'PROVIDER_UNREACHABLE', state: 'WAITING', next_at: NEXT.toISOString() },
    ]);
  });

  test('one that is being tried again says so; its first attempt is no failure', async () => {
    const again = await addMessage({ status: 'SENDING', attempts: 2 });
    await addJob(again, 'active', { reason: 'PROVIDER_UNREACHABLE' });
    await addJob(await addMessage({ status: 'SENDING', attempts: 1 }), 'active');
    await addJob(await addMessage({ status: 'QUEUED', attempts: 0 }), 'created');
    expect(await list()).toMatchObject([{ id: again, state: 'SENDING', next_at: null }]);
  });

  test('one whose job failed names it, and is sent by trying that again', async () => {
    const id = await addMessage({ status: 'QUEUED', attempts: 1 });
    const job = await addJob(id, 'failed', { value: { message: 'job timed out' } });
    expect(await list()).toMatchObject([
      { id, reason: 'TIMED_OUT', state: 'STOPPED', next_at: null, job_id: job },
    ]);
    expect((await retry(job)).statusCode).toBe(204);
    await server.runJobs();
    expect(await list()).toEqual([]);
    const { status } = await server.db.direct
      .selectFrom('outbox')
      .where('id', '=', id)
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('SENT');
  });

  test('leaves out what was sent, tests, and what is older than a week', async () => {
    await addMessage({ status: 'SENT', attempts: 3 });
    await addMessage({ purpose: 'TEST_REQUEST' });
    await addMessage({ inserted_at: new Date('2026-02-01T08:00:00.000Z') });
    expect(await list()).toEqual([]);
  });

  test('the newest first, as many as asked for; an account’s email belongs to no business', async () => {
    const at = (minute: number) => new Date(WRITTEN.getTime() + minute * 60_000);
    const [first, second, third] = [
      await addMessage({ inserted_at: at(1) }),
      await addMessage({ inserted_at: at(2), partner_id: null, purpose: 'PASSWORD_RESET' }),
      await addMessage({ inserted_at: at(3) }),
    ];
    expect((await list()).map(({ id }) => id)).toEqual([third, second, first]);
    expect(await list('?limit=2')).toMatchObject([
      { id: third },
      { id: second, partner_id: null, reason: 'UNKNOWN' },
    ]);
    expect((await get('/api/system/undelivered?limit=51')).statusCode).toBe(422);
  });

  test('nothing personal is in it', async () => {
    await addMessage({});
    await addJob(await addMessage({ status: 'QUEUED', attempts: 1 }), 'retry', {
      message: '550 ann@lee.test',
    });
    const messages = await list();
    expect(messages).toHaveLength(2);
    expect(JSON.stringify(messages)).not.toMatch(/\bann\b|lee|dear|@/i);
  });
});

describe('webhooks', () => {
  let receiver: Server;
  let received: number;
  let answer: number;

  beforeEach(async () => {
    received = 0;
    answer = 503;
    receiver = createServer((_request, response) => {
      received += 1;
      response.writeHead(answer).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    receiver.close();
    await server.db.direct.deleteFrom('webhooks').execute();
  });

  const admin = () => server.signIn('admin@north.test');
  const path = (rest = '') => `/api/partners/${tenants.north.partnerId}/webhooks${rest}`;

  /** A webhook with an event that its receiver refused at every attempt. Returns its id. */
  async function refusedEvent(): Promise<string> {
    const token = await admin();
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    const made = await server.call('POST', path(), {
      token,
      payload: { url, events: ['request.status_changed'] },
    });
    const { id } = made.json<{ webhook: Webhook }>().webhook;
    await server.call('POST', path(`/${id}/test`), { token });
    await server.db.pool.query('update pgboss.job set retry_limit = 0');
    await server.runJobs();
    return id;
  }

  test('one that was given up is delivered by trying its job again', async () => {
    await refusedEvent();
    const [missed] = await list();
    expect(missed).toMatchObject({
      channel: 'WEBHOOK',
      purpose: 'webhook.test',
      partner_id: tenants.north.partnerId,
      reason: '503',
      attempts: 1,
      state: 'STOPPED',
    });
    answer = 200;
    expect((await retry(missed!.job_id)).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ state: 'WAITING', job_id: null, reason: '503' }]);
    await server.runJobs();
    expect(received).toBe(2);
    expect(await list()).toEqual([]);
  });

  test('of one that is off no job is named: it would call no one', async () => {
    const id = await refusedEvent();
    const token = await admin();
    const job = (await list())[0]!.job_id;
    server.clock.advance(1000);
    await server.call('POST', path(`/${id}/test`), { token });
    await server.call('PATCH', path(`/${id}`), { token, payload: { active: false } });
    expect(await list()).toMatchObject([
      { reason: 'NOT_TRIED', attempts: 0, state: 'STOPPED', job_id: null },
      { reason: '503', attempts: 1, state: 'STOPPED', job_id: null },
    ]);
    expect((await retry(job)).statusCode).toBe(204);
    await server.runJobs();
    expect(received).toBe(1);
  });
});
