import type { FailedJobList, SystemStatus } from '@forecourt/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../src/domain/id.ts';
import { openFiles } from '../src/media/files.ts';
import { writeLastBackup } from '../src/media/lastBackup.ts';
import { operationFacts } from '../src/http/operationFacts.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/* What those who run the installation see of it, and that it is there for no one else. */

const OPERATOR = 'viewer@north.test';
const QUARTER = 15 * 60_000;

let server: TestServer;
let tenants: Tenants;
let runs: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ operators: [OPERATOR, 'agent@south.test'] });
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.pool.query('delete from pgboss.job');
});

const ask = async (url: string, token?: string) => server.call('GET', url, token ? { token } : {});
const status = async () =>
  (await ask('/api/system', await server.signIn(OPERATOR))).json<SystemStatus>();
const failed = async () =>
  (await ask('/api/system/failed-jobs', await server.signIn(OPERATOR))).json<FailedJobList>().jobs;
const retry = async (id: string, token?: string) =>
  server.call('POST', `/api/system/failed-jobs/${id}/retry`, {
    token: token ?? (await server.signIn(OPERATOR)),
  });

/** A job that has failed for good, as pg-boss leaves it. */
async function failJob(output: object, data: object = {}): Promise<string> {
  const id = randomUUID();
  await server.db.pool.query(
    `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, output, completed_on)
     values ($1, 'account.reset', $2, 'failed', 5, 5, $3, now())`,
    [id, data, output],
  );
  return id;
}

const mine = operationFacts.filter(({ operator }) => operator);

test.each(mine.map((one) => [one.operationId, one] as const))(
  '%s is there for no one but operators',
  async (_, { method, path }) => {
    const url = path.replace('{jobId}', randomUUID());
    const call = async (token?: string) =>
      (await server.call(method as 'GET', url, token ? { token } : {})).statusCode;
    expect(await call()).toBe(401);
    for (const name of ['admin@north.test', 'admin@south.test', 'viewer@south.test']) {
      expect([name, await call(await server.signIn(name))]).toEqual([name, 404]);
    }
  },
);

test('an old session of someone else learns no more than that there is nothing', async () => {
  const token = await server.signIn('admin@south.test');
  const before = server.clock.now();
  server.clock.advance(QUARTER + 1);
  const answer = await retry(await failJob({ reason: 'UNKNOWN' }), token);
  server.clock.set(before);
  expect(answer.statusCode).toBe(404);
});

test('an address counts once it is verified', async () => {
  const token = await server.signIn('agent@south.test');
  const verify = (at: Date | null) =>
    server.db.direct
      .updateTable('users')
      .set({ email_verified_at: at })
      .where('id', '=', tenants.south.agent)
      .execute();
  await verify(null);
  expect((await ask('/api/system', token)).statusCode).toBe(404);
  await verify(new Date(0));
  expect((await ask('/api/system', token)).statusCode).toBe(200);
});

test('a session that a company opened is no operator’s', async () => {
  const token = await server.signIn('agent@south.test');
  const reach = (partners: string[] | null) =>
    server.db.direct
      .updateTable('sessions')
      .set({ partner_ids: partners })
      .where('user_id', '=', tenants.south.agent)
      .execute();
  await reach([tenants.south.partnerId]);
  expect((await ask('/api/system', token)).statusCode).toBe(404);
  expect((await ask('/api/session', token)).json().user).not.toHaveProperty('operator');
  await reach(null);
  expect((await ask('/api/session', token)).json().user).toHaveProperty('operator', true);
});

test('tells versions, sizes, queues and the last backup', async () => {
  const first = await status();
  expect(first.versions.node).toBe(process.versions.node);
  expect(first.versions.migration).toMatch(/^\d{4}_/);
  expect(first.database.bytes).toBeGreaterThan(1_000_000);
  expect(first.storage).toMatchObject({ kind: 'local', files: 0, bytes: 0 });
  expect(first.storage.free_bytes).toBeGreaterThan(0);
  expect([first.backup, first.queues]).toEqual([null, []]);

  const backup = { made_at: '2026-03-01T02:00:00.000Z', version: '0.1.0' };
  await writeLastBackup(await openFiles(server.services.config.storage), backup);
  await failJob({ reason: 'TypeError' });
  const second = await status();
  expect(second.backup).toEqual(backup);
  const queue = { name: 'account.reset', waiting: 0, running: 0, failed: 1, oldest_due_at: null };
  expect(second.queues).toEqual([queue]);
});

test('counts what was not delivered by its reason', async () => {
  const add = (at: string, reason: 'MAILBOX_UNKNOWN' | 'NUMBER_REJECTED', purpose = 'REQUEST') =>
    server.db.direct
      .insertInto('outbox')
      .values({
        id: newId(),
        partner_id: tenants.south.partnerId,
        request_id: null,
        channel: reason === 'NUMBER_REJECTED' ? 'SMS' : 'EMAIL',
        purpose,
        recipient: 'ann@lee.test',
        subject: 'For Ann',
        body: 'Dear Ann',
        status: 'FAILED',
        error: '550 ann@lee.test',
        reason,
        inserted_at: new Date(at),
      } as never)
      .execute();
  await add('2026-03-01T10:00:00Z', 'MAILBOX_UNKNOWN');
  await add('2026-03-02T08:00:00Z', 'MAILBOX_UNKNOWN');
  await add('2026-03-01T09:00:00Z', 'NUMBER_REJECTED');
  await add('2026-02-01T09:00:00Z', 'NUMBER_REJECTED');
  await add('2026-03-01T09:00:00Z', 'NUMBER_REJECTED', 'TEST_SMS');
  const answer = await status();
  expect(answer.undelivered).toEqual([
    {
      channel: 'EMAIL',
      reason: 'MAILBOX_UNKNOWN',
      count: 2,
      newest_at: '2026-03-02T08:00:00.000Z',
    },
    { channel: 'SMS', reason: 'NUMBER_REJECTED', count: 1, newest_at: '2026-03-01T09:00:00.000Z' },
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/\bann\b|lee|canary|secret|south|@/i);
});

test('a failed job shows the kind of its error, and nothing of what it was about', async () => {
  await failJob({ message: '550 ann@lee.test unknown', reason: 'MAILBOX_UNKNOWN' }, { to: 'Ann' });
  await failJob({ value: { message: 'job heartbeat timeout' } });
  await failJob({ message: 'of a version before reasons: ann@lee.test' });
  const jobs = await failed();
  expect(jobs.map(({ reason }) => reason).sort()).toEqual([
    'MAILBOX_UNKNOWN',
    'TIMED_OUT',
    'UNKNOWN',
  ]);
  expect(jobs[0]).toMatchObject({ queue: 'account.reset', attempts: 6 });
  expect(JSON.stringify(jobs)).not.toMatch(/ann/i);
});

test('a job that fails for good is listed by its reason, and runs again once', async () => {
  const { jobs, db } = server.services;
  const work = vi.fn(async () => {
    runs.push('run');
    if (runs.length === 1) throw Object.assign(new Error('Ann’s'), { code: 'ECONNREFUSED' });
  });
  runs = [];
  jobs.define('account.reset', work, { retries: 0 });
  await db.system((tx) => jobs.send(tx, 'account.reset', {}));
  await db.pool.query('update pgboss.job set retry_limit = 0');
  await server.runJobs();
  const [job] = await failed();
  expect(job).toMatchObject({ reason: 'ECONNREFUSED', attempts: 1 });

  const answers = await Promise.all([retry(job!.id), retry(job!.id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  await server.runJobs();
  expect(runs).toEqual(['run', 'run']);
  expect(await failed()).toEqual([]);
  expect((await retry(job!.id)).json()).toMatchObject({ code: 'INVALID_TRANSITION' });
  expect((await retry(randomUUID())).statusCode).toBe(404);
});

test('trying again needs a recent sign-in', async () => {
  const id = await failJob({ reason: 'UNKNOWN' });
  const before = server.clock.now();
  server.clock.advance(QUARTER + 1);
  const answer = await retry(id);
  server.clock.set(before);
  expect(answer.json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  expect(await failed()).toHaveLength(1);
});
