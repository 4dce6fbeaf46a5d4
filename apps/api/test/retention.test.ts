import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RETENTION_QUEUE, eraseDue, retentionStart } from '../src/modules/privacy/retention.ts';
import { addCompletedRequest } from './desk.ts';
import { rowsHolding } from './everywhere.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeEach(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('admin@north.test');
});
afterEach(() => server.close());

const url = () => `/api/partners/${tenants.north.partnerId}/privacy`;
const keepFor = (retention_months: number | null) =>
  server.call('PATCH', url(), { token, payload: { retention_months } });
const due = async (months: number) =>
  (await server.call('GET', `${url()}/due?months=${months}`, { token })).json().due;
const left = async () =>
  (await server.db.direct.selectFrom('requests').orderBy('id').select('id').execute()).map(
    ({ id }) => id,
  );
/** Advances the clock and signs in again, because sessions do not last that long. */
const later = async (days: number) => {
  server.clock.advance(days * DAY_MS);
  await renewSessions(server);
};

test('nothing goes while no retention is set, however old it is', async () => {
  await addCompletedRequest(server, tenants.north, { email: 'old@mail.test' });
  await later(4000);
  await eraseDue(server.services);
  expect(await left()).toHaveLength(1);
  const { privacy } = (await server.call('GET', url(), { token })).json();
  expect(privacy).toEqual({ retention_months: null, due: 0, names_in_insights: true });
});

describe('a partner that keeps customers’ data for two months', () => {
  test('sees how many would go now, before and after it is set', async () => {
    await addCompletedRequest(server, tenants.north, { email: 'old@mail.test' });
    await later(70);
    await addCompletedRequest(server, tenants.north, { email: 'new@mail.test' });
    expect([await due(1), await due(2), await due(3)]).toEqual([1, 1, 0]);
    expect((await keepFor(2)).json().privacy).toMatchObject({ retention_months: 2, due: 1 });
    const { records } = (await server.call('GET', `${url()}/records`, { token })).json();
    expect(records).toMatchObject([{ action: 'RETENTION_SET', retention_months: 2 }]);
  });

  test('has what is older erased by night, as the system, and nothing of anybody else', async () => {
    const old = await addCompletedRequest(server, tenants.north, { email: 'forgotten@mail.test' });
    const abroad = await addCompletedRequest(server, tenants.south, { email: 'south@mail.test' });
    await keepFor(2);
    await later(50);
    await eraseDue(server.services);
    expect(await left()).toContain(old.id);
    await later(20);
    const fresh = await addCompletedRequest(server, tenants.north, { email: 'fresh@mail.test' });
    await server.db.system((tx) => server.services.jobs.send(tx, RETENTION_QUEUE, {}));
    await server.runJobs();
    expect((await left()).sort()).toEqual([abroad.id, fresh.id].sort());
    expect(await rowsHolding(server, ['forgotten@mail.test'])).toEqual([]);
    const { records } = (await server.call('GET', `${url()}/records`, { token })).json();
    expect(records[0]).toMatchObject({
      action: 'EXPIRED',
      actor: null,
      retention_months: 2,
      counts: { requests: 1 },
    });
    await eraseDue(server.services);
    expect(await left()).toHaveLength(2);
  });

  test('keeps what someone wrote about since', async () => {
    const lead = await addCompletedRequest(server, tenants.north, { email: 'talks@mail.test' });
    await keepFor(2);
    await later(70);
    const now = server.clock.now();
    await server.db.direct
      .insertInto('threads')
      .values({
        id: 'thread',
        partner_id: tenants.north.partnerId,
        lead_id: lead.id,
        initiator: 'AGENT_SELLER',
        sender_type: 'AGENT',
        inserted_at: now,
        last_message_at: now,
      })
      .execute();
    await eraseDue(server.services);
    expect(await left()).toEqual([lead.id]);
  });

  test('has more than one batch erased in one night', async () => {
    for (let index = 0; index < 60; index++) {
      await addCompletedRequest(server, tenants.north, { email: `many${index}@mail.test` });
    }
    await keepFor(2);
    await later(70);
    await eraseDue(server.services);
    expect(await left()).toEqual([]);
  });
});

test('a month begins on the same day, or on the last of a shorter one', () => {
  const start = (day: string, months: number) =>
    retentionStart(new Date(`${day}T09:00:00Z`), months)
      .toISOString()
      .slice(0, 10);
  expect([start('2026-03-31', 1), start('2026-03-15', 1), start('2024-02-29', 12)]).toEqual([
    '2026-02-28',
    '2026-02-15',
    '2023-02-28',
  ]);
});

test('an agent may not set it', async () => {
  token = await server.signIn('agent@north.test');
  expect((await keepFor(1)).statusCode).toBe(403);
});

test('names in Insights are a setting beside it: each change is an entry, the same again is none', async () => {
  const set = async (payload: Record<string, unknown>) => {
    server.clock.advance(1000);
    return (await server.call('PATCH', url(), { token, payload })).json().privacy;
  };
  await keepFor(24);
  expect(await set({ names_in_insights: false })).toMatchObject({
    retention_months: 24,
    names_in_insights: false,
  });
  await set({ names_in_insights: false });
  await set({});
  expect(await set({ names_in_insights: true })).toMatchObject({ names_in_insights: true });
  const { records } = (await server.call('GET', `${url()}/records`, { token })).json();
  expect(records.map((record: { action: string }) => record.action)).toEqual([
    'TEAM_NAMES_SHOWN',
    'TEAM_NAMES_HIDDEN',
    'RETENTION_SET',
  ]);
});
