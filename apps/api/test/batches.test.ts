import { DAY_MS, type RequestBatch, type RequestBatchRow } from '@forecourt/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { MEMBER_PER_MINUTE } from '../src/domain/sendingRules.ts';
import { cleanUp } from '../src/jobs/cleanup.ts';
import { workBatches } from '../src/modules/batches/work.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

type RowCreate = { line: number; name: string } & Record<string, unknown>;
interface Details {
  batch: RequestBatch;
  rows: RequestBatchRow[];
}

const PATH = '/api/request_batches';

let server: TestServer;
let tenants: Tenants;
let agent: string;

beforeEach(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  agent = await server.signIn('agent@north.test');
});
afterEach(() => server.close());

/** Customers by email, from line 2 of a file. */
const customers = (count: number): RowCreate[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    name: `Customer ${index}`,
    email: `customer-${index}@owner.test`,
  }));

const create = (rows: readonly RowCreate[], { key = crypto.randomUUID(), token = agent } = {}) =>
  server.call('POST', PATH, {
    token,
    headers: { 'idempotency-key': key },
    payload: { request_type: 'TRADE', partner_id: tenants.north.partnerId, rows },
  });
const begin = async (rows: readonly RowCreate[]): Promise<string> => {
  const answer = await create(rows);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ batch: RequestBatch }>().batch.id;
};
const details = async (id: string, token = agent): Promise<Details> =>
  (await server.call('GET', `${PATH}/${id}`, { token })).json<Details>();
const act = (id: string, what: 'cancel' | 'retry' | 'results', token = agent) =>
  server.call('POST', `${PATH}/${id}/${what}`, { token });
/** Names of the requests that were made. */
const requested = async (): Promise<(string | null)[]> => {
  const rows = await server.db.direct
    .selectFrom('requests')
    .orderBy('name')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
};
const messages = async (): Promise<string[]> => {
  const rows = await server.db.direct.selectFrom('outbox').select('recipient').execute();
  return rows.map(({ recipient }) => recipient).sort();
};
const work = () => workBatches(server.services, {}, { lastAttempt: false });

describe('requests to many customers', () => {
  test('are sent one by one, as single ones are, with a result for each row', async () => {
    const id = await begin([
      { line: 2, name: 'Emma Evans', phone: '+37251234567' },
      { line: 3, name: 'Bob\u202E', email: 'bob@owner.test' },
      { line: 4, name: 'Cid', phone: '+372123' },
      { line: 5, name: 'Dee', phone: '+19995550100' },
      { line: 6, name: 'Eve' },
      { line: 7, name: 'Fay', phone: 'none', skip: 'INVALID' },
    ]);
    expect((await details(id)).batch).toMatchObject({
      state: 'RUNNING',
      created_by: { id: tenants.north.agent },
      counts: { waiting: 5, skipped: 1 },
    });
    await server.runJobs();
    const { batch, rows } = await details(id);
    expect(batch.state).toBe('DONE');
    expect(batch.finished_at).not.toBeNull();
    expect(batch.counts).toMatchObject({ waiting: 0, sent: 1, skipped: 1, failed: 4 });
    const found = rows.map(({ line, state, reason, field }) => [line, state, reason, field]);
    expect(found).toEqual([
      [3, 'FAILED', 'INVALID_FORMAT', 'name'],
      [4, 'FAILED', 'INVALID_FORMAT', 'phone'],
      [5, 'FAILED', 'INVALID_FORMAT', 'phone'],
      [6, 'FAILED', 'MISSING_FIELD', 'phone'],
      [7, 'SKIPPED', 'INVALID', null],
      [2, 'SENT', null, null],
    ]);
    // a refused name is shown without what is hidden in it
    expect(rows[0]?.name).toBe('Bob');
    expect(rows[5]).toMatchObject({ name: 'Emma Evans', phone: '+37251234567' });
    const request = await server.call('GET', `/api/requests/${rows[5]?.request_id}`, {
      token: agent,
    });
    expect(request.json()).toMatchObject({ report: { name: 'Emma Evans' } });
    expect(await messages()).toEqual(['+37251234567']);
  });

  test('are made once by two presses, and each row is sent once by two nodes', async () => {
    const key = crypto.randomUUID();
    const rows = customers(12);
    const [first, second] = await Promise.all([create(rows, { key }), create(rows, { key })]);
    expect(second.json()).toEqual(first.json());
    await Promise.all([work(), work(), server.runJobs()]);
    await server.runJobs();
    expect(await requested()).toHaveLength(12);
    expect(new Set(await messages()).size).toBe(12);
    expect(await messages()).toHaveLength(12);
    const listed = await server.call(
      'GET',
      `${PATH}?type=TRADE&partner_id=${tenants.north.partnerId}`,
      { token: agent },
    );
    const { batches } = listed.json<{ batches: RequestBatch[] }>();
    expect(batches).toMatchObject([{ state: 'DONE', counts: { sent: 12 } }]);
  });

  test('go on where they were after a crash within a row', async () => {
    const id = await begin(customers(5));
    // the third message cannot be written, as when the server dies in the middle of the row
    const { jobs } = server.services;
    let sent = 0;
    const dying: typeof server.services = {
      ...server.services,
      jobs: {
        ...jobs,
        sendAll: async (...given) => {
          sent += 1;
          if (sent === 3) throw new Error('killed');
          await jobs.sendAll(...given);
        },
      },
    };
    await expect(workBatches(dying, {}, { lastAttempt: false })).rejects.toThrow('killed');
    expect((await details(id)).batch).toMatchObject({
      state: 'RUNNING',
      counts: { waiting: 3, sent: 2 },
    });
    expect(await requested()).toHaveLength(2);
    await server.runJobs();
    expect((await details(id)).batch).toMatchObject({ state: 'DONE', counts: { sent: 5 } });
    expect(await messages()).toHaveLength(5);
  });

  test('a row that cannot be sent at all does not hold up the others', async () => {
    const id = await begin(customers(2));
    const failing: typeof server.services = {
      ...server.services,
      jobs: { ...server.services.jobs, sendAll: () => Promise.reject(new Error('broken')) },
    };
    await workBatches(failing, {}, { lastAttempt: true });
    const { batch, rows } = await details(id);
    expect(batch).toMatchObject({ state: 'DONE', counts: { failed: 2 } });
    expect(rows.map(({ reason }) => reason)).toEqual(['UNEXPECTED', 'UNEXPECTED']);
    expect(await requested()).toEqual([]);
  });

  test('keep the pace of one member, and leave members their own', async () => {
    const id = await begin(customers(MEMBER_PER_MINUTE + 3));
    await work();
    expect((await details(id)).batch.counts).toMatchObject({
      sent: MEMBER_PER_MINUTE,
      waiting: 3,
    });
    const single = await server.call('POST', '/api/requests', {
      token: agent,
      payload: {
        request_type: 'TRADE',
        partner_id: tenants.north.partnerId,
        name: 'In between',
        email: 'between@owner.test',
      },
    });
    expect(single.statusCode).toBe(201);
    server.clock.advance(59_000);
    await work();
    expect((await details(id)).batch.counts.waiting).toBe(3);
    server.clock.advance(1000);
    await work();
    expect((await details(id)).batch).toMatchObject({ state: 'DONE', counts: { waiting: 0 } });
  });

  test('stop at the day’s quota, and the rest can be tried the day after', async () => {
    await server.db.direct.updateTable('partners').set({ email_per_day: 2 }).execute();
    const id = await begin(customers(3));
    await server.runJobs();
    const { batch, rows } = await details(id);
    expect(batch).toMatchObject({ state: 'DONE', counts: { sent: 2, failed: 1 } });
    expect(rows[0]).toMatchObject({ line: 4, reason: 'QUOTA_EXCEEDED' });
    server.clock.advance(DAY_MS);
    agent = await renewed();
    const [retried, again] = await Promise.all([act(id, 'retry'), act(id, 'retry')]);
    for (const answer of [retried, again]) {
      expect(answer.json()).toMatchObject({ batch: { state: 'RUNNING', counts: { waiting: 1 } } });
    }
    await server.runJobs();
    expect((await details(id)).batch).toMatchObject({ state: 'DONE', counts: { sent: 3 } });
    expect(await requested()).toEqual(['Customer 0', 'Customer 1', 'Customer 2']);
    expect((await act(id, 'retry')).json()).toMatchObject({ batch: { state: 'DONE' } });
  });

  test('skip who has an open request by their turn, unless it was chosen to send anyway', async () => {
    await open('Emma Evans', '+37251234567');
    const id = await begin([
      { line: 2, name: 'Emma', phone: '+37251234567' },
      { line: 3, name: 'Emma again', phone: '37251234567', anyway: true },
      { line: 4, name: 'Twice', email: 'Twice@owner.test' },
      { line: 5, name: 'Twice too', email: 'twice@OWNER.test' },
    ]);
    await server.runJobs();
    const { rows } = await details(id);
    expect(rows.map(({ line, state, reason }) => [line, state, reason])).toEqual([
      [2, 'SKIPPED', 'OPEN_REQUEST'],
      [5, 'SKIPPED', 'OPEN_REQUEST'],
      [3, 'SENT', null],
      [4, 'SENT', null],
    ]);
  });

  test('can be stopped: what is sent stays sent, and nothing more is', async () => {
    const id = await begin(customers(MEMBER_PER_MINUTE + 2));
    await work();
    for (let press = 0; press < 2; press += 1) {
      expect((await act(id, 'cancel')).json()).toMatchObject({
        batch: { state: 'CANCELLED', counts: { sent: MEMBER_PER_MINUTE, cancelled: 2 } },
      });
    }
    server.clock.advance(60_000);
    await work();
    expect(await requested()).toHaveLength(MEMBER_PER_MINUTE);
    expect((await details(id)).batch.state).toBe('CANCELLED');
  });

  test('are not sent any more for someone who may no longer send', async () => {
    const id = await begin(customers(2));
    await server.db.direct
      .updateTable('memberships')
      .set({ role: 'VIEWER' })
      .where('user_id', '=', tenants.north.agent)
      .execute();
    await server.runJobs();
    const admin = await server.signIn('admin@north.test');
    const { rows } = await details(id, admin);
    expect(rows.map(({ reason }) => reason)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    // a colleague tries again in their own name
    await act(id, 'retry', admin);
    await server.runJobs();
    expect((await details(id, admin)).batch).toMatchObject({
      counts: { sent: 2 },
      created_by: { id: tenants.north.admin },
    });
  });

  test('are a file of results, in which nothing is a formula', async () => {
    const id = await begin([
      { line: 2, name: '=1+1', email: 'formula@owner.test' },
      { line: 3, name: '@Ann, "A"', phone: '-x', skip: 'INVALID' },
    ]);
    await server.runJobs();
    const [sent] = (await details(id)).rows.filter(({ state }) => state === 'SENT');
    const { csv, rows } = (await act(id, 'results')).json<{ csv: string; rows: number }>();
    expect(rows).toBe(2);
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFRow,Name,Phone,Email,Result,Reason,Request',
      `2,'=1+1,,formula@owner.test,Sent,,${sent?.request_id}`,
      `3,"'@Ann, ""A""",'-x,,Skipped,The row has an error,`,
      '',
    ]);
    const { rows: events } = await sql<{ detail: object }>`
      select detail from security_events where type = 'DATA_EXPORTED'`.execute(server.db.direct);
    expect(events).toEqual([{ detail: { what: 'REQUEST_BATCH', rows: 2 } }]);
  });

  test('are worded in the language that staff read, of those the partner offers', async () => {
    const list = ['en-US', 'de-DE'].map((code) => ({ local_name: code, locale_code: code }));
    const setLocales = (locales: object) =>
      server.db.direct
        .updateTable('partners')
        .set({ locales: json(locales) })
        .where('id', '=', tenants.north.partnerId)
        .execute();
    await setLocales({ default: 'en-US', list });
    const id = await begin([
      { line: 2, name: 'Ann', email: 'ann@owner.test', skip: 'LIMIT' },
      ...customers(1).map((one) => ({ ...one, line: 3 })),
    ]);
    await server.runJobs();
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      const path = `${PATH}/${id}/results`;
      const { csv } = (await server.call('POST', path, { token: agent, headers })).json();
      return (csv as string).slice(1).split('\r\n').slice(0, 2);
    };
    expect(await read('de')).toEqual([
      'Zeile,Name,Telefon,E-Mail,Ergebnis,Grund,Anfrage',
      '2,Ann,,ann@owner.test,Übersprungen,Über dem Limit: später senden,',
    ]);
    expect((await read('et'))[0]).toBe('Row,Name,Phone,Email,Result,Reason,Request');
    await setLocales({});
  });

  test('tell which message was not delivered', async () => {
    const id = await begin(customers(1));
    await server.runJobs();
    await server.db.direct.updateTable('requests').set({ delivery: 'FAILED' }).execute();
    const { batch, rows } = await details(id);
    expect(batch.counts).toMatchObject({ sent: 1, undelivered: 1 });
    expect(rows).toMatchObject([{ state: 'SENT', delivery: 'FAILED' }]);
  });

  test('are forgotten after 30 days; the requests stay', async () => {
    const id = await begin(customers(1));
    await server.runJobs();
    server.clock.advance(30 * DAY_MS);
    await cleanUp(server.services);
    agent = await renewed();
    expect((await details(id)).batch.id).toBe(id);
    server.clock.advance(1);
    await cleanUp(server.services);
    expect((await server.call('GET', `${PATH}/${id}`, { token: agent })).statusCode).toBe(404);
    expect(
      await server.db.direct.selectFrom('request_batch_rows').select('line').execute(),
    ).toEqual([]);
    expect(await requested()).toHaveLength(1);
  });

  test.each([
    ['a line twice', [customers(1), customers(1)].flat(), 'INVALID_FORMAT'],
    ['nothing to send', [{ ...customers(1)[0]!, skip: 'LIMIT' }], 'MISSING_FIELD'],
    ['more than 1,000 to send', customers(1001), 'INVALID_FORMAT'],
  ])('are refused with %s', async (_, rows, code) => {
    const answer = await create(rows);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'rows', code }] });
  });

  test('are as many as 1,000', async () => {
    expect((await create(customers(1000))).statusCode).toBe(201);
  });

  test('are refused before the founder is verified, and where the area is not set up', async () => {
    await server.db.direct.updateTable('partners').set({ verified_at: null }).execute();
    expect((await create(customers(1))).json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    await server.db.direct
      .updateTable('partners')
      .set({ verified_at: new Date(0) })
      .execute();
    await server.db.direct.deleteFrom('customisations').execute();
    expect((await create(customers(1))).json()).toMatchObject({ code: 'AREA_NOT_SET_UP' });
  });
});

describe('another tenant', () => {
  test('neither sees nor touches a batch', async () => {
    const id = await begin(customers(1));
    const south = await server.signIn('agent@south.test');
    expect((await server.call('GET', `${PATH}/${id}`, { token: south })).statusCode).toBe(404);
    for (const what of ['cancel', 'retry', 'results'] as const) {
      expect((await act(id, what, south)).statusCode).toBe(404);
    }
    expect((await details(id)).batch.state).toBe('RUNNING');
  });
});

describe('before sending', () => {
  const check = (phones: string[], emails: string[] = []) =>
    server.call('POST', `${PATH}/check`, {
      token: agent,
      payload: {
        request_type: 'TRADE',
        partner_id: tenants.north.partnerId,
        phones,
        emails,
      },
    });

  test('it is told who has an open request, of this branch alone, and what is left of the day', async () => {
    await open('Emma before', '+37251234567');
    server.clock.advance(1000);
    await open('Emma Evans', '+37251234567');
    await open('At South', '+37255500002', tenants.south.partnerId);
    await begin(customers(2));
    await server.runJobs();
    const answer = await check(
      ['+37251234567', '+37255500002', '+37258887766'],
      ['Customer-1@owner.test', 'nobody@owner.test'],
    );
    const { found, quotas } = answer.json<{
      found: { to: string; request: { name: string } }[];
      quotas: object;
    }>();
    expect(found.map(({ to, request }) => [to, request.name]).sort()).toEqual([
      ['+37251234567', 'Emma Evans'],
      ['Customer-1@owner.test', 'Customer 1'],
    ]);
    expect(quotas).toMatchObject({
      SMS: { limit: 1000, left: 1000, resets_at: null },
      EMAIL: { limit: 1000, left: 998 },
    });
  });

  test('a viewer is not told', async () => {
    agent = await server.signIn('viewer@north.test');
    expect((await check(['+37251234567'])).statusCode).toBe(403);
  });
});

/** An open request of a customer by phone. */
async function open(
  name: string,
  phone: string,
  partnerId = tenants.north.partnerId,
): Promise<void> {
  const given = { partnerId, type: 'TRADE', name, phone, email: null } as const;
  const more = { selfService: false, agentId: null, customisationId: null };
  await server.db.system((tx) =>
    createRequest(server.services, tx, { ...given, ...more }, { kind: 'SYSTEM' }),
  );
}

/** A new session of the agent: sessions end while the clock moves on by days. */
async function renewed(): Promise<string> {
  const payload = { username: 'agent@north.test', password: 'demo1234' };
  const answer = await server.call('POST', '/api/session', { payload });
  return answer.json<{ token: string }>().token;
}
