import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { operations, sampleCall, urlOf, type Operation, type SampleCall } from './operations.ts';
import { seedTenants } from './tenants.ts';
import { withoutPartnerFilters } from './withoutFilters.ts';
import { seedWorld, type World } from './world.ts';

/*
 * Every call by staff, with handlers whose queries have lost their filters by partner: only
 * row-level security keeps North from South.
 */

const SOUTH = 'Zanzibar-South';

let server: TestServer;
let north: World;
let south: World;
let token: string;
let removed: () => number;

beforeAll(async () => {
  server = await startTestServer({}, (db) => {
    const without = withoutPartnerFilters(db);
    ({ removed } = without);
    return without.db;
  });
  const tenants = await seedTenants(server.services);
  north = await seedWorld(server.services, tenants.north, 'Aberdeen-North');
  south = await seedWorld(server.services, tenants.south, SOUTH);
  token = await server.signIn('admin@north.test');
});
afterAll(() => server.close());

/** Except those that end the caller's own session, because every later call would answer 401. */
const staffOperations = operations.filter(
  (one) => one.access === 'staff' && !/^delete.*Session/.test(one.operationId),
);

async function send(operation: Operation, call: SampleCall): Promise<string> {
  const payload = call.bodyType ? Buffer.from('nothing') : call.body;
  const answer = await server.call(operation.method as 'GET', urlOf(operation, call), {
    token,
    headers: call.bodyType ? { 'content-type': call.bodyType } : {},
    ...(payload === null ? {} : { payload: payload as object }),
  });
  return `${answer.statusCode} ${JSON.stringify(answer.headers)} ${answer.body}`;
}

test.each(
  staffOperations
    .filter((one) => one.method === 'GET')
    .map((one) => [one.operationId, one] as const),
)('%s tells nothing of another partner, its own address or theirs', async (_, operation) => {
  for (const world of [north, south]) {
    const text = await send(operation, sampleCall(operation, world.named));
    for (const trace of [SOUTH, 'South Secret']) expect(text).not.toContain(trace);
  }
});

test.each(
  staffOperations
    .filter((one) => one.method !== 'GET')
    .map((one) => [one.operationId, one] as const),
)('%s changes nothing of another partner', async (_, operation) => {
  const before = await southRows();
  const text = await send(operation, sampleCall(operation, south.named));
  expect(text).not.toContain(SOUTH);
  expect(await southRows()).toEqual(before);
});

test('the caller is still signed in, so every call above got past the door', async () => {
  const answer = await server.call('GET', '/api/session', { token });
  expect(answer.statusCode).toBe(200);
});

test('filters were indeed left out, and without policies they are missed', async () => {
  expect(removed()).toBeGreaterThan(10);
  const list = operations.find((one) => one.operationId === 'listRequests');
  if (!list) throw new Error('The contract has no listRequests');
  const own = sampleCall(list, north.named);
  expect(await send(list, own)).not.toContain(SOUTH);
  const policies = (how: string) =>
    server.db.system((tx) =>
      sql`${sql.raw(['requests', 'reports', 'trade_ins', 'claims', 'inspects'].map((table) => `alter table ${table} ${how} row level security`).join(';'))}`.execute(
        tx,
      ),
    );
  await policies('disable');
  try {
    expect(await send(list, own)).toContain(SOUTH);
  } finally {
    await policies('enable');
  }
});

/** All rows of South, by table. */
async function southRows(): Promise<Record<string, string>> {
  const { rows } = await server.db.pool.query<{ name: string }>(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'partner_id'`);
  const prints: Record<string, string> = {};
  for (const { name } of rows) {
    const print = await server.db.pool.query<{ print: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print
       from "${name}" t where partner_id = $1`,
      [south.tenant.partnerId],
    );
    prints[name] = print.rows[0]?.print ?? '';
  }
  return prints;
}
