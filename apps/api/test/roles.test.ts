import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { hashPassword } from '../src/domain/password.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { operations, sampleCall, urlOf, type Operation } from './operations.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';
import { fingerprint } from './fingerprint.ts';
import { seedWorld, type World } from './world.ts';

/*
 * Generated from the contract: the server itself refuses callers with too low a role, and nothing
 * is written. The hard case is "mixed", an administrator, but of another partner.
 */

let server: TestServer;
let world: World;
let before: Record<string, string>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const tenants = await seedTenants(server.services);
  world = await seedWorld(server.services, tenants.north, 'Aberdeen');
  await seedMixed(server, tenants);
  for (const name of ['viewer', 'agent', 'mixed']) {
    tokens[name] = await server.signIn(`${name}@north.test`);
  }
  before = await fingerprint(server.services);
});
afterAll(() => server.close());
// What one test leaves is what the next one starts with.
afterEach(async () => {
  const known = before;
  before = await fingerprint(server.services);
  expect(before).toEqual(known);
});

const RANK: Record<Role, number> = { VIEWER: 0, AGENT: 1, ADMIN: 2 };
const staffOperations = operations.filter((one) => one.access === 'staff');
const above = (role: Role) =>
  staffOperations
    .filter((one) => RANK[one.role] > RANK[role])
    .map((one) => [one.operationId, one] as const);

const send = async (operation: Operation, token: string | undefined) => {
  const call = sampleCall(operation, world.named);
  const payload = call.bodyType ? Buffer.from('nothing') : call.body;
  const answer = await server.call(operation.method as 'GET', urlOf(operation, call), {
    ...(token ? { token } : {}),
    headers: call.bodyType ? { 'content-type': call.bodyType } : {},
    ...(payload === null ? {} : { payload: payload as object }),
  });
  return [answer.statusCode, answer.json<{ code: string }>().code];
};

describe('a viewer is refused', () => {
  test.each(above('VIEWER'))('%s', async (_, operation) => {
    expect(await send(operation, tokens.viewer)).toEqual([403, 'FORBIDDEN']);
  });
});

describe('an agent is refused', () => {
  test.each(above('AGENT'))('%s', async (_, operation) => {
    expect(await send(operation, tokens.agent)).toEqual([403, 'FORBIDDEN']);
  });
});

describe('an administrator of another partner, and a viewer of this one, is refused', () => {
  // the list is limited to partners where the role suffices, so there is no partner to name
  const cases = above('VIEWER').filter(([id]) => id !== 'listPartners');
  test.each(cases)('%s', async (_, operation) => {
    expect(await send(operation, tokens.mixed)).toEqual([403, 'FORBIDDEN']);
  });
});

test('what a viewer may write is their own alone', () => {
  const writing = staffOperations.filter((one) => one.method !== 'GET' && one.role === 'VIEWER');
  // being an operator depends on no role
  const beyond = writing
    .filter((one) => !one.account && !one.operator)
    .map((one) => one.operationId);
  // viewers may record that they exported what they see, read their own notifications, and be present
  expect(beyond).toEqual(['recordExport', 'announcePresence', 'readNotifications']);
});

async function seedMixed({ db }: TestServer, { north, harbour }: Tenants): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db.system(async (tx) => {
    const [id, email] = [newId(), 'mixed@north.test'];
    const user = { id, email, username: email, name: 'Mixed', password_hash };
    await tx.insertInto('users').values(user).execute();
    for (const [tenant, role] of [[north, 'VIEWER'] as const, [harbour, 'ADMIN'] as const]) {
      const membership = { partner_id: tenant.partnerId, user_id: id, role };
      await tx.insertInto('memberships').values(membership).execute();
    }
  });
}
