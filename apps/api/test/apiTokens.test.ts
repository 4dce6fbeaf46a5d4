import { DAY_MS, MINUTE_MS } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CALLS_BY_TOKEN } from '../src/domain/limits.ts';
import { hashToken } from '../src/http/principal.ts';
import { redactUrl } from '../src/http/redact.ts';
import { FOR_PROGRAMS, NOT_FOR_PROGRAMS } from '../src/http/tokenOperations.ts';
import { sealAssets } from '../src/modules/assets/key.ts';
import { createSocketAccess } from '../src/modules/session/socketAccess.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { operations, sampleCall, urlOf } from './operations.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { seedWorld, type World } from './world.ts';

interface Created {
  token: { id: string; name: string; ending: string; last_used_at: string | null };
  secret: string;
}

let server: TestServer;
let tenants: Tenants;
let north: World;
let south: World;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  north = await seedWorld(server.services, tenants.north, 'Aberdeen-North');
  south = await seedWorld(server.services, tenants.south, 'Zanzibar-South');
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await server.signIn('admin@north.test');
  await renewSessions(server);
});

const path = () => `/api/partners/${tenants.north.partnerId}/tokens`;
const wish = { name: 'Dealer system', scope: 'READ', expires_in_days: 90 };

const create = async (overrides: object = {}): Promise<Created> => {
  const payload = { ...wish, ...overrides };
  const answer = await server.call('POST', path(), { token: admin, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json<Created>();
};
const list = async () =>
  (await server.call('GET', path(), { token: admin })).json<{ tokens: Created['token'][] }>()
    .tokens;
const callWith = (
  secret: string,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
) => server.call(method, url, { headers: { authorization: `Bearer ${secret}` }, payload });
const requests = (secret: string, partnerId = tenants.north.partnerId) =>
  callWith(secret, 'GET', `/api/requests?limit=10&type=TRADE&partner_id=${partnerId}`);

describe('a token', () => {
  test('is shown once, and stored as its hash', async () => {
    const { token, secret } = await create();
    expect(secret).toMatch(/^fct_[0-9A-Za-z]{40}$/);
    expect(token).toMatchObject({ name: 'Dealer system', scope: 'READ', last_used_at: null });
    expect(token).toMatchObject({ ending: secret.slice(-4), created_by: { name: 'north admin' } });
    expect(JSON.stringify(await list())).not.toContain(secret);
    const { rows } = await server.db.pool.query<{ row: object }>(
      'select to_jsonb(t) as row from api_tokens t where id = $1',
      [token.id],
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.row).toMatchObject({ token_hash: hashToken(secret) });
  });

  test('reads what its partner has, and nothing of another of its creator or of anybody', async () => {
    const { secret } = await create();
    const answer = await requests(secret);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Aberdeen-North');
    expect((await requests(secret, tenants.harbour.partnerId)).statusCode).toBe(404);
    expect((await requests(secret, tenants.south.partnerId)).statusCode).toBe(404);
    const foreign = await callWith(secret, 'GET', `/api/requests/${south.named.requestId}`);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).not.toContain('Zanzibar');
  });

  test('of Read may not send; of Read and send may', async () => {
    const payload = {
      partner_id: tenants.north.partnerId,
      request_type: 'TRADE',
      name: 'Ann Lee',
      email: 'ann.lee@example.com',
    };
    const { secret: reads } = await create();
    const refused = await callWith(reads, 'POST', '/api/requests', payload);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
    const { secret: sends } = await create({ scope: 'WRITE' });
    const sent = await callWith(sends, 'POST', '/api/requests', payload);
    expect(sent.statusCode).toBeLessThan(300);
  });

  test('says when it was last used, to the minute', async () => {
    const { token, secret } = await create();
    const lastUse = async () => (await list()).find(({ id }) => id === token.id)?.last_used_at;
    const first = server.clock.now().toISOString();
    await requests(secret);
    expect(await lastUse()).toBe(first);
    server.clock.advance(MINUTE_MS / 2);
    await requests(secret);
    expect(await lastUse()).toBe(first);
    server.clock.advance(MINUTE_MS);
    await requests(secret);
    expect(await lastUse()).toBe(server.clock.now().toISOString());
  });

  test('links to the report’s photos while it lives', async () => {
    const { token } = await create();
    const requestId = north.named.requestId ?? '';
    const { clock, services } = server;
    const key = sealAssets(services.keys, { requestId, sessionId: token.id }, clock.now());
    const url = `/api/assets/${key}`;
    expect((await server.call('GET', url)).statusCode).toBe(200);
    await server.call('DELETE', `${path()}/${token.id}`, { token: admin });
    expect((await server.call('GET', url)).statusCode).toBe(404);
  });
});

describe('a token opens nothing', () => {
  test('after it was revoked, at once', async () => {
    const { token, secret } = await create();
    expect((await requests(secret)).statusCode).toBe(200);
    const url = `${path()}/${token.id}`;
    expect((await server.call('DELETE', url, { token: admin })).statusCode).toBe(204);
    const answer = await requests(secret);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await list()).map(({ id }) => id)).not.toContain(token.id);
    expect((await server.call('DELETE', url, { token: admin })).statusCode).toBe(404);
  });

  test('after it has expired; one without an end goes on', async () => {
    const { secret } = await create({ expires_in_days: 30 });
    const { secret: endless } = await create({ expires_in_days: null });
    server.clock.advance(30 * DAY_MS - 1);
    expect((await requests(secret)).statusCode).toBe(200);
    server.clock.advance(1);
    expect((await requests(secret)).statusCode).toBe(401);
    expect((await requests(endless)).statusCode).toBe(200);
    await renewSessions(server);
  });

  test('when its creator has left, and no more than they may', async () => {
    const { secret } = await create({ scope: 'WRITE' });
    const change = (values: { role?: 'ADMIN' | 'VIEWER'; disabled_at?: Date | null }) =>
      server.db.system((tx) =>
        tx
          .updateTable('memberships')
          .set(values)
          .where('partner_id', '=', tenants.north.partnerId)
          .where('user_id', '=', tenants.north.admin)
          .execute(),
      );
    try {
      await change({ disabled_at: server.clock.now() });
      expect((await requests(secret)).statusCode).toBe(401);
      await change({ disabled_at: null, role: 'VIEWER' });
      expect((await requests(secret)).statusCode).toBe(200);
      const url = `/api/requests/${north.named.requestId}/follow_up`;
      expect((await callWith(secret, 'PATCH', url)).statusCode).toBe(403);
    } finally {
      await change({ disabled_at: null, role: 'ADMIN' });
    }
  });

  test('as a session: no socket, no account', async () => {
    const { secret } = await create({ scope: 'WRITE' });
    const socket = createSocketAccess(server.services);
    expect(await socket.authenticate(secret)).toBeNull();
    expect((await callWith(secret, 'GET', '/api/session')).statusCode).toBe(403);
  });
});

describe('what programs may call', () => {
  const staffOperations = operations.filter((one) => one.access === 'staff');
  const refused = Object.values(NOT_FOR_PROGRAMS).flat();

  test('is decided for every operation of staff, once', () => {
    const decided = [...FOR_PROGRAMS, ...refused];
    expect(new Set(decided).size).toBe(decided.length);
    expect(decided.toSorted()).toEqual(staffOperations.map((one) => one.operationId).toSorted());
  });

  test('is nothing that only administrators may do, nor what asks again who they are', () => {
    const sensitive = staffOperations.filter(
      (one) => one.role === 'ADMIN' || one.reauthenticate || one.account,
    );
    expect(sensitive.filter((one) => FOR_PROGRAMS.has(one.operationId))).toEqual([]);
  });

  test('is refused otherwise, whatever the token may', { timeout: 60_000 }, async () => {
    const { secret } = await create({ scope: 'WRITE' });
    for (const id of refused) {
      const operation = staffOperations.find((one) => one.operationId === id);
      if (!operation) throw new Error(`The contract has no ${id}`);
      const call = sampleCall(operation, north.named);
      const answer = await server.call(operation.method as 'GET', urlOf(operation, call), {
        token: `Bearer ${secret}`,
        headers: call.bodyType ? { 'content-type': call.bodyType } : {},
        ...(call.body === null ? {} : { payload: call.body }),
      });
      expect([id, answer.statusCode]).toEqual([id, 403]);
    }
  });
});

describe('the limit of calls', () => {
  test('is told with each answer, and refuses beyond it until the minute is over', async () => {
    const { token, secret } = await create();
    const first = await requests(secret);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(CALLS_BY_TOKEN.hits),
      'ratelimit-remaining': String(CALLS_BY_TOKEN.hits - 1),
      'ratelimit-reset': '60',
    });
    await server.db.system((tx) =>
      tx
        .updateTable('rate_limits')
        .set({ hits: CALLS_BY_TOKEN.hits })
        .where('bucket', 'like', 'token:%')
        .execute(),
    );
    const refused = await requests(secret);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': '60' });
    server.clock.advance(MINUTE_MS);
    expect((await requests(secret)).statusCode).toBe(200);
    expect(token.id).toBeTruthy();
  });

  test('is not the staff’s', async () => {
    const answer = await server.call('GET', path(), { token: admin });
    expect(answer.headers).not.toHaveProperty('ratelimit-limit');
  });
});

test('creating and revoking is on record, without the secret', async () => {
  const { token, secret } = await create({ name: 'On record' });
  await server.call('DELETE', `${path()}/${token.id}`, { token: admin });
  const rows = await server.db.read([tenants.north.partnerId], (tx) =>
    tx
      .selectFrom('security_events')
      .where('type', 'in', ['TOKEN_CREATED', 'TOKEN_REVOKED'])
      .selectAll()
      .execute(),
  );
  const own = rows.filter(({ detail }) => detail.name === 'On record');
  expect(own.map(({ type }) => type).toSorted()).toEqual(['TOKEN_CREATED', 'TOKEN_REVOKED']);
  expect(own.every(({ actor_id }) => actor_id === tenants.north.admin)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a creator proves who they are, and a partner has 50 at most', async () => {
  server.clock.advance(16 * MINUTE_MS);
  const late = await server.call('POST', path(), { token: admin, payload: wish });
  expect(late.json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  await renewSessions(server);
  for (let count = (await list()).length; count < 50; count += 1) await create();
  const beyond = await server.call('POST', path(), { token: admin, payload: wish });
  expect([beyond.statusCode, beyond.json().code]).toEqual([409, 'LIMIT_REACHED']);
});

test('a secret in an address stays out of the log', async () => {
  const secret = `fct_${'a1'.repeat(20)}`;
  for (const url of [`/api/requests?x=${secret}`, `/${secret}`, `/a.js?${secret}`]) {
    expect(redactUrl(url)).not.toContain(secret);
  }
});
