import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { handlers } from '../src/modules/index.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { operations, sampleCall, urlOf, type Operation, type SampleCall } from './operations.ts';
import { seedTenants } from './tenants.ts';
import { fingerprint } from './fingerprint.ts';
import { seedWorld, type World } from './world.ts';

/*
 * Generated from the contract, so that new operations are included automatically. North must never
 * see any of South's rows; each refused call must answer so, change nothing and disclose nothing.
 */

const SOUTH = 'Zanzibar-South';
/** The file that is sent is one piece. */
const WHOLE = { 'upload-offset': '0', 'upload-length': '7' };

let server: TestServer;
let north: World;
let south: World;
let token: string;
let southToken: string;
let before: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const tenants = await seedTenants(server.services);
  north = await seedWorld(server.services, tenants.north, 'Aberdeen-North');
  south = await seedWorld(server.services, tenants.south, SOUTH);
  south.traces.push('South Secret', 'south.test', ...Object.values(tenants.south.customisations));
  token = await server.signIn('admin@north.test');
  southToken = await server.signIn('admin@south.test');
  before = await fingerprint(server.services);
});
afterAll(() => server.close());
// What one test leaves is what the next one starts with.
afterEach(async () => {
  const known = before;
  before = await fingerprint(server.services);
  expect(before).toEqual(known);
});

const send = async (operation: Operation, call: SampleCall, withToken?: string) => {
  const payload = call.bodyType ? Buffer.from('nothing') : call.body;
  const answer = await server.call(operation.method as 'GET', urlOf(operation, call), {
    ...(withToken ? { token: withToken } : {}),
    headers: call.bodyType ? { 'content-type': call.bodyType, ...WHOLE } : {},
    ...(payload === null ? {} : { payload: payload as object }),
  });
  const whole = `${JSON.stringify(answer.headers)} ${answer.body}`;
  for (const trace of south.traces) expect(whole).not.toContain(trace);
  return answer.statusCode;
};

/** Operations that are not implemented yet answer 501. */
const refusal = (operation: Operation) => (operation.operationId in handlers ? 404 : 501);

/** Ids in a call that belong to a tenant, and so could be another tenant's. */
const foreign = (call: SampleCall, world: World) =>
  [
    ...Object.keys(call.path).map((name) => ['path', name] as const),
    ...Object.keys(call.query).map((name) => ['query', name] as const),
    ...Object.keys((call.body ?? {}) as object).map((name) => ['body', name] as const),
  ].filter(
    ([where, name]) =>
      // in a body it is the record's own, chosen by the caller
      !(where === 'body' && name === 'id') &&
      name in world.named &&
      String((call[where] as Record<string, unknown>)[name]) !== '',
  );

const staffOperations = operations.filter((one) => one.access === 'staff');
const keyOperations = operations.filter((one) => one.access.endsWith('-key'));
const openReads = operations.filter((one) => one.access === 'public' && one.method === 'GET');

const KEY_NAMES = new Set([
  'sessionKey',
  'session_key',
  'dealerKey',
  'dealer_key',
  'optOutKey',
  'digestKey',
  'dealerPageKey',
  'invitationKey',
  'resetKey',
  'verifyKey',
]);
const keysOf = (call: SampleCall) =>
  (['path', 'body'] as const).flatMap((where) =>
    Object.keys((call[where] ?? {}) as object)
      .filter((name) => KEY_NAMES.has(name))
      .map((name) => [where, name] as const),
  );

describe('without a token', () => {
  test.each(staffOperations.map((one) => [one.operationId, one] as const))(
    '%s answers 401',
    async (_, operation) => {
      expect(await send(operation, sampleCall(operation, south.named))).toBe(401);
      expect(await send(operation, sampleCall(operation, south.named), 'no-such-token')).toBe(401);
    },
  );
});

describe('with the token of another tenant', () => {
  const addressed = staffOperations.filter(
    (one) => foreign(sampleCall(one, names()), named()).length,
  );
  test.each(addressed.map((one) => [one.operationId, one] as const))(
    '%s answers 404',
    async (_, operation) => {
      expect(await send(operation, sampleCall(operation, south.named), token)).toBe(
        refusal(operation),
      );
    },
  );

  test.each(addressed.map((one) => [one.operationId, one] as const))(
    '%s answers 404 when one id is swapped',
    async (_, operation) => {
      const own = sampleCall(operation, north.named);
      const other = sampleCall(operation, south.named);
      for (const [where, name] of foreign(own, north)) {
        // Writers and recipients are not a tenant's records: unknown ones are ignored.
        if (name === 'user_id' || name === 'recipientId') continue;
        const swapped = structuredClone(own);
        (swapped[where] as Record<string, unknown>)[name] = (
          other[where] as Record<string, unknown>
        )[name];
        expect([name, await send(operation, swapped, token)]).toEqual([name, refusal(operation)]);
      }
    },
  );

  const collections = staffOperations.filter((one) => !addressed.includes(one));
  test.each(
    collections.filter((one) => one.method === 'GET').map((one) => [one.operationId, one] as const),
  )('%s tells nothing of the other', async (_, operation) => {
    // what is about the whole installation isn't there for any tenant
    const allowed = operation.operator ? [404] : [200, 501];
    expect(await send(operation, sampleCall(operation, north.named), token)).toBeOneOf(allowed);
  });
});

describe('with a wrong key', () => {
  test.each(keyOperations.map((one) => [one.operationId, one] as const))(
    '%s answers 404',
    async (_, operation) => {
      const own = sampleCall(operation, north.named);
      const other = sampleCall(operation, south.named);
      const { keys } = server.services;
      const { requestId = '' } = north.named;
      const wrong = [
        'A'.repeat(22),
        keys.make('media', requestId, 1),
        keys.make('capture', 'x', 1),
      ];
      for (const [where, name] of keysOf(own)) {
        const mine = (own[where] as Record<string, string>)[name] ?? '';
        const others = (other[where] as Record<string, string>)[name] ?? '';
        // dealers' and invitations' keys contain their own id, so another's whole key is valid for
        // the other
        const stolen =
          operation.access !== 'session-key'
            ? [others.slice(0, -22) + mine.slice(-22), mine.slice(0, -22) + others.slice(-22)]
            : [others];
        for (const key of [...wrong, ...stolen]) {
          const call = structuredClone(own);
          (call[where] as Record<string, string>)[name] = key;
          expect(await send(operation, call, southToken)).toBe(refusal(operation));
        }
      }
      const swapped = { ...other, ...own, path: { ...other.path } };
      for (const [where, name] of keysOf(own)) {
        if (where === 'path') swapped.path[name] = own.path[name] ?? '';
      }
      if (Object.keys(own.path).some((name) => !KEY_NAMES.has(name))) {
        expect(await send(operation, swapped, southToken)).toBe(refusal(operation));
      }
    },
  );

  test('a revoked key answers like a wrong one', async () => {
    const old = server.services.keys.make('public', north.named.requestId ?? '', 0);
    const operation = operations.find((one) => one.operationId === 'getPublicRequest');
    if (!operation) throw new Error('The contract has no getPublicRequest');
    const own = sampleCall(operation, north.named);
    expect(await send(operation, own)).toBe(200);
    expect(await send(operation, { ...own, path: { ...own.path, sessionKey: old } })).toBe(404);
  });
});

test.each(openReads.map((one) => [one.operationId, one] as const))(
  '%s, which anybody may call, tells nothing of another tenant',
  async (_, operation) => {
    expect(await send(operation, sampleCall(operation, north.named))).toBeOneOf([200, 404, 422]);
  },
);

/** Test titles are made before seeding: any value will do for them. */
function names(): Record<string, string> {
  return Object.fromEntries(
    [
      'id',
      'requestId',
      'lead_id',
      'listingId',
      'reportId',
      'tradeId',
      'trade_in_id',
      'claimId',
      'uploadId',
      'scanId',
      'auctionId',
      'dealId',
      'dealerId',
      'conversationId',
      'threadId',
      'commentId',
      'partner_id',
      'partnerId',
      'sessionKey',
      'publicKey',
      'session_key',
      'dealerKey',
      'dealer_key',
      'dealerPageKey',
      'optOutKey',
      'digestKey',
      'groupId',
      'viewId',
      'uniqueId',
      'userId',
      'invitationId',
      'invitationKey',
      'sessionId',
      'resetKey',
      'verifyKey',
    ].map((name) => [name, name]),
  );
}

function named(): World {
  return { named: names() } as World;
}
