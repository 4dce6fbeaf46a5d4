import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/cleanup.ts';
import { originOf } from '../src/modules/security/origin.ts';
import { recordSecurityEvent } from '../src/modules/security/record.ts';
import type { Tx } from '../src/db/database.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());

const seen = (partnerId: string) =>
  server.db.read([partnerId], (tx) =>
    tx.selectFrom('security_events').orderBy('inserted_at').orderBy('id').selectAll().execute(),
  );

const request = { ip: '192.0.2.7', headers: { 'user-agent': 'Firefox' } };

test('an event of a partner is that partner’s to see', async () => {
  const { partnerId, admin } = tenants.north;
  await server.db.scoped([partnerId], (tx) =>
    recordSecurityEvent(tx, server.services, {
      type: 'ROLE_CHANGED',
      request,
      partnerId,
      userId: tenants.north.viewer,
      actorId: admin,
      detail: { before: 'VIEWER', after: 'AGENT' },
    }),
  );
  const row = (await seen(partnerId)).at(-1);
  expect(row).toMatchObject({ type: 'ROLE_CHANGED', actor_id: admin, ip: '192.0.2.7' });
  expect(row).toMatchObject({ user_agent: 'Firefox', detail: { after: 'AGENT' } });
  expect(await seen(tenants.harbour.partnerId)).toEqual([]);
  expect(await seen(tenants.south.partnerId)).toEqual([]);
});

test('an event of an account is seen by every partner of the user, and by no other', async () => {
  const userId = tenants.north.agent;
  server.clock.advance(1000);
  await server.db.system((tx) =>
    recordSecurityEvent(tx, server.services, { type: 'SIGN_IN_REFUSED', request, userId }),
  );
  for (const { partnerId } of [tenants.north, tenants.harbour]) {
    expect((await seen(partnerId)).at(-1)).toMatchObject({ type: 'SIGN_IN_REFUSED' });
  }
  expect(await seen(tenants.south.partnerId)).toEqual([]);
});

test('where someone signs in after a partner let them go is not shown to that partner', async () => {
  const { agent: userId, partnerId } = tenants.north;
  const token = await server.signIn('admin@north.test');
  const record = (ip: string) =>
    server.db.system((tx) =>
      recordSecurityEvent(tx, server.services, {
        type: 'SIGNED_IN',
        request: { ...request, ip },
        userId,
      }),
    );
  const shown = async () =>
    (
      await server.call('GET', `/api/partners/${partnerId}/security/events?member=${userId}`, {
        token,
      })
    )
      .json<{ events: { ip: string }[] }>()
      .events.map(({ ip }) => ip);
  await record('192.0.2.21');
  const leave = (at: Date | null) =>
    server.db.system((tx) =>
      tx
        .updateTable('memberships')
        .set({ disabled_at: at })
        .where('partner_id', '=', partnerId)
        .where('user_id', '=', userId)
        .execute(),
    );
  await leave(server.clock.now());
  server.clock.advance(1000);
  await record('192.0.2.22');
  expect(await shown()).toContain('192.0.2.21');
  expect(await shown()).not.toContain('192.0.2.22');
  await leave(null);
  expect(await shown()).toContain('192.0.2.22');
});

test('no handler writes into another partner’s log, nor changes its own', async () => {
  const foreign = tenants.south;
  const event = { type: 'SIGNED_IN', request } as const;
  for (const whose of [{ partnerId: foreign.partnerId }, { userId: foreign.admin }]) {
    const attempt = server.db.scoped([tenants.north.partnerId], (tx) =>
      recordSecurityEvent(tx, server.services, { ...event, ...whose }),
    );
    await expect(attempt).rejects.toThrow(/row-level security/);
  }
  const changes = [
    (tx: Tx) => tx.updateTable('security_events').set({ ip: null }).execute(),
    (tx: Tx) => tx.deleteFrom('security_events').execute(),
  ];
  for (const change of changes) {
    const attempt = server.db.scoped<unknown>([tenants.north.partnerId], change);
    await expect(attempt).rejects.toThrow(/permission denied/);
  }
});

test('events are kept for a year', async () => {
  const { partnerId } = tenants.north;
  const before = (await seen(partnerId)).length;
  expect(before).toBeGreaterThan(0);
  server.clock.advance(364 * 86_400_000);
  await cleanUp(server.services);
  expect(await seen(partnerId)).toHaveLength(before);
  server.clock.advance(2 * 86_400_000);
  await cleanUp(server.services);
  expect(await seen(partnerId)).toEqual([]);
});

test('the country is taken from a trusted proxy’s header alone', () => {
  const call = { ip: '192.0.2.7', headers: { 'cf-ipcountry': 'ee' } };
  const countryHeader = 'CF-IPCountry';
  expect(originOf(call, { countryHeader, trustedProxies: 1 }).place).toBe('EE');
  expect(originOf(call, { countryHeader, trustedProxies: 0 }).place).toBeNull();
  expect(originOf(call, { countryHeader: null, trustedProxies: 1 }).place).toBeNull();
  const odd = { ...call, headers: { 'cf-ipcountry': '<b>' } };
  expect(originOf(odd, { countryHeader, trustedProxies: 1 }).place).toBeNull();
});
